const unitsMs: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * The milliseconds of a period as `30m`, `1h` or `7d`.
 * @throws Error that says what a period looks like
 */
export function parsePeriod(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([mhd])$/.exec(text) ?? [];
  const periodMs = Number(count) * (unitsMs[unit] ?? 0);
  if (!periodMs) throw new Error(`"${text}" is no period: write 30m, 1h or 7d.`);
  return periodMs;
}
