// For pages that show a lesson in a frame: <script src=".../assets/embed-height.js"></script>
// Each frame tells its height as a JSON string; this sets it. Without this script the frame scrolls.

addEventListener("message", (event) => {
  let told;
  try {
    told = JSON.parse(event.data);
  } catch {
    return; // somebody else's message
  }
  if (!told || told.tricktaking !== "height" || !(told.height > 0)) return;
  for (const frame of document.querySelectorAll("iframe")) {
    if (frame.contentWindow === event.source) frame.height = String(Math.min(told.height, 20000));
  }
});
