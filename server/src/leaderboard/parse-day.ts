/** Returns `text` if it is a day of the calendar such as `2026-11-19`, else throws. */
export function parseDay(text: string): string {
  const at = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at.getTime());
  if (!isDay || at.toISOString().slice(0, 10) !== text) {
    throw new Error(`The day must be a date such as 2026-11-19, not "${text}".`);
  }
  return text;
}
