/**
 * Generated from the contract, never edited.
 */

/**
 * Any string that is new for each intention and the same for each repetition of it, such as a UUID. For 24 hours the first answer is repeated for the same player, operation and body, whatever its status, except that a 408, a 429 and every 5xx are not kept. The same key with another body or operation answers 422 IDEMPOTENCY_KEY_REUSED, a key whose first request is still under way 409 REQUEST_IN_PROGRESS.
 */
export type IdempotencyKeyParameter = string;
