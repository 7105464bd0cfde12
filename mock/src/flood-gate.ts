import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };

const live = { perSecond: rules.live_messages_per_second, burst: rules.live_messages_burst };

/**
 * Counts messages: a burst, then so many a second; those of a live connection unless said otherwise
 * (decisions §4). The gate answers whether a message that comes at `now`, in milliseconds, may pass.
 */
export function floodGate(openedAt: number, { perSecond, burst } = live): (now: number) => boolean {
  const bucket = { left: burst, at: openedAt };
  return (now) => {
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) * perSecond) / 1_000);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
