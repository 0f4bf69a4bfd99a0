// A QR code of an address, drawn as SVG. The encoder comes with the engine's files, on demand.

const SVG = "http://www.w3.org/2000/svg";
const QUIET = 4;

/** @typedef {{size: number, get: (x: number, y: number) => boolean}} Bitmap */
/** @typedef {{generate: (text: string, options: object) => Bitmap, correction: Record<string, number>}} Encoder */

/** @type {Promise<Encoder> | undefined} */
let encoder;

/** @returns {Promise<Encoder>} */
function load() {
  const { base, files } = JSON.parse(document.getElementById("tricktaking-engine")?.textContent ?? "{}");
  if (!files?.qr) return Promise.reject(new Error("no encoder on this page"));
  encoder ??= import(new URL(base + files.qr, document.baseURI).href);
  return encoder;
}

/** In capitals a token takes a third less room in the code; a reader takes either. @param {string} address */
const tight = (address) => address.replace(/\?[a-z0-9.-]+/i, (token) => token.toUpperCase());

/**
 * @param {string} address @param {string} name  what it is, for the ear
 * @returns {Promise<{svg: SVGSVGElement, modules: number}>} the picture, and how many modules wide it is
 */
export async function qr(address, name) {
  const { generate, correction } = await load();
  const code = generate(tight(address), { minCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) path += `M${x} ${y}h1v1h-1z`;
  }
  const svg = document.createElementNS(SVG, "svg");
  const side = code.size + 2 * QUIET;
  svg.setAttribute("viewBox", `${-QUIET} ${-QUIET} ${side} ${side}`);
  svg.setAttribute("class", "tt-qr");
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", name);
  svg.setAttribute("shape-rendering", "crispEdges");
  const paper = document.createElementNS(SVG, "rect");
  for (const [key, value] of Object.entries({ x: -QUIET, y: -QUIET, width: side, height: side, fill: "#fff" })) {
    paper.setAttribute(key, String(value));
  }
  const ink = document.createElementNS(SVG, "path");
  ink.setAttribute("d", path);
  ink.setAttribute("fill", "#000");
  svg.append(paper, ink);
  return { svg, modules: side };
}

/** How wide a code must be on paper, in centimetres, for any telephone to read it. @param {number} modules */
export const centimetres = (modules) => Math.max(2, Math.ceil(modules * 0.12) / 2);
