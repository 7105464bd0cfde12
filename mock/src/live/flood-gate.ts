import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };

const live = { perSecond: rules.live_messages_per_second, burst: rules.live_messages_burst };

/**
 * Creates a token bucket for messages, by default with the limits of live messages (decisions §4).
 * @param openedAt the start time in milliseconds
 * @returns A function that counts one message at the time `now`, in milliseconds. The function returns false if the
 * message is above the limit.
 */
export function floodGate(openedAt: number, { perSecond, burst } = live): (now: number) => boolean {
  const bucket = { left: burst, at: openedAt };
  return (now) => {
    bucket.left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) * perSecond) / 1_000);
    bucket.at = now;
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
  };
}
