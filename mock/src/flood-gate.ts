import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };

const perMs = rules.live_messages_per_second / 1_000;
const burst = rules.live_messages_burst;

/**
 * Counts one connection's messages: a burst of 60, then 20 a second (decisions §4). The gate answers
 * whether a message that comes at `now`, in milliseconds, may pass.
 */
export function floodGate(openedAt: number): (now: number) => boolean {
  const bucket = { left: burst, at: openedAt };
  return (now) => {
    bucket.left = Math.min(burst, bucket.left + (now - bucket.at) * perMs);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
