/** The message of each code (spec §8). */
const messages = {
  TOKEN_IS_NOT_PROVIDED: 'Token is not provided.',
  USER_DATA_IS_NOT_PROVIDED: 'Telegram User data is not provided.',
  ERR_NOT_SUPPORTED: 'The Telegram client is not supported.',
} as const;

export type AnalyticsErrorCode = keyof typeof messages;

/**
 * Thrown if the token, the user or a supported Telegram client is missing. The app should continue without analytics.
 *
 * @example
 * function report(error: unknown) {
 *   if (error instanceof AnalyticsError) console.warn(error.code, error.message);
 * }
 */
export class AnalyticsError extends Error {
  override readonly name = 'AnalyticsError';
  readonly code: AnalyticsErrorCode;

  constructor(code: AnalyticsErrorCode) {
    super(messages[code]);
    this.code = code;
  }
}
