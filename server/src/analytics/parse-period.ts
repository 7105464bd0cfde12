const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** Returns the milliseconds of a period such as `30m`, `1h` or `7d`. Throws an Error that shows the format. */
export function parsePeriod(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const periodMs = Number(count) * (unitsMs[unit] ?? 0);
  if (!periodMs) throw new Error(`"${text}" is not a period: write 30m, 1h or 7d.`);
  return periodMs;
}
