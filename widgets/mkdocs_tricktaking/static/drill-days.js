// Days as people count them: their numbers, and how many in a row.

const DAY = 86_400_000;

/** The number of a day, from its date alone. @param {string} day */
export const numberOf = (day) => Math.round(Date.parse(`${day}T00:00Z`) / DAY);

/** The date of a numbered day, for people. @param {number} number @param {string} lang */
export const dateOf = (number, lang) =>
  new Intl.DateTimeFormat(lang, { day: "numeric", month: "short", timeZone: "UTC" }).format(number * DAY);

/** How many days in a row were played, up to this one; a day that has only begun breaks nothing. @param {Record<string, unknown>} played @param {string} day */
export function daysInARow(played, day) {
  const days = new Set(Object.keys(played).map(numberOf));
  const last = numberOf(day) - (days.has(numberOf(day)) ? 0 : 1);
  let n = 0;
  while (days.has(last - n)) n += 1;
  return n;
}

/** How long until then, as people say it. @param {number} then @param {number} now @param {string} lang */
export function until(then, now, lang) {
  const words = new Intl.RelativeTimeFormat(lang, { numeric: "auto" });
  const minutes = Math.max(1, Math.round((then - now) / 60_000));
  if (minutes < 60) return words.format(minutes, "minute");
  if (minutes < 20 * 60) return words.format(Math.round(minutes / 60), "hour");
  const days = Math.max(1, Math.round(minutes / 1440));
  return days < 60 ? words.format(days, "day") : words.format(Math.round(days / 30), "month");
}
