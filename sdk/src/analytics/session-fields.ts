import { type AnalyticsUser, analyticsAppName, type SessionFields } from './analytics-event.ts';

/** The part of a launch that analytics records. */
export type Launch = {
  readonly user: AnalyticsUser;
  readonly platform: string;
  readonly startParameter?: string | undefined;
};

/**
 * Returns a function that creates the `SessionFields` of an event. These fields have the same order as in the TON
 * foundation's client.
 * @param startedAt The start of the session, in milliseconds since 1970.
 * @returns A function whose parameter `now` is the time of the event, in milliseconds since 1970.
 */
export function sessionFields(launch: Launch, startedAt: number): (now: number) => SessionFields {
  const { user, platform, startParameter } = launch;
  const fields = {
    session_id: sessionId(user.id, startedAt),
    user_id: user.id,
    app_name: analyticsAppName,
    is_premium: user.is_premium ?? false,
    platform,
    ...(user.language_code && { locale: user.language_code }),
    ...(startParameter && { start_param: startParameter }),
  };
  return (now) => ({ ...fields, client_timestamp: String(now) });
}

/**
 * Calculates a session id in the form of a UUID, as the TON foundation's client does [ENT-21].
 * @param startedAt The start of the session, in milliseconds since 1970.
 */
export function sessionId(userId: number, startedAt: number): string {
  const digits = seedDigits(`${userId}${startedAt}`);
  let rest = startedAt;
  let index = 0;
  return 'xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx'.replaceAll(/[xy]/g, (letter) => {
    const digit = Number.parseInt(digits.charAt(index), 16);
    // The seed can begin with a minus sign, which counts as the digit 0.
    const value = Number.isNaN(digit) ? 0 : (rest + digit) % 16;
    index += 1;
    rest = Math.floor(rest / 16);
    return (letter === 'x' ? value : (value & 3) | 8).toString(16);
  });
}

/**
 * Returns a text's hash in hexadecimal, repeated until the result has 32 characters. The minus sign of a negative hash
 * is repeated too.
 */
function seedDigits(text: string): string {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  }
  let digits = hash.toString(16);
  while (digits.length < 32) digits += digits;
  return digits.slice(0, 32);
}
