/**
 * Generated from the contract, never edited.
 */

/**
 * A string that is new for each request and the same for each retry of it, such as a UUID. For 24 hours, the server repeats the first response for the same player, operation and body, whatever its status, if the operation ran: a request that is refused before it, such as with 400 or 429, leaves the key free. Responses with 408, 429 or 5xx are never stored. A client repeats the same bytes. The same key with another body or operation returns 422 IDEMPOTENCY_KEY_REUSED. A key whose first request is still in progress returns 409 REQUEST_IN_PROGRESS. See the [state machine](/docs#chapter-idempotency-state-machine).
 */
export type IdempotencyKeyParameter = string;
