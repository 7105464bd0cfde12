/** Why analytics cannot start: the code, and the sentence of the spec's catalogue (spec §8). */
const sentences = {
  TOKEN_IS_NOT_PROVIDED: 'Token is not provided.',
  USER_DATA_IS_NOT_PROVIDED: 'Telegram User data is not provided.',
  ERR_NOT_SUPPORTED: 'The messenger around the app is not supported.',
} as const;

export type AnalyticsErrorCode = keyof typeof sentences;

/** Analytics cannot start. The app goes on without it. */
export class AnalyticsError extends Error {
  override readonly name = 'AnalyticsError';
  readonly code: AnalyticsErrorCode;

  constructor(code: AnalyticsErrorCode) {
    super(sentences[code]);
    this.code = code;
  }
}
