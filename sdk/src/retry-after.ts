/**
 * The milliseconds that an answer's `Retry-After` asks for: seconds, or a date (RFC 9110 §10.2.3).
 * 0 when there is none, or none that can be read.
 */
export function retryAfterMs(header: string | null | undefined, now: number): number {
  if (!header) return 0;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now;
  return Math.max(0, ms || 0);
}
