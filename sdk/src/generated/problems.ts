/** The contract's problem catalogue. Generated, never edited. */

/**
 * Lists all codes with their fields:
 * - `status` is null if only the live connection uses the code
 * - `retryable` is true if the same request can succeed later
 * - `live` is what a client does with a refused batch, or null if the live connection never sends the code
 */
export const problems = {
  VALIDATION_FAILED: {"status":400,"title":"The request does not follow the contract","retryable":false,"live":"drop"},
  MALFORMED_JSON: {"status":400,"title":"The body is not JSON","retryable":false,"live":"drop"},
  INIT_DATA_MISSING: {"status":401,"title":"Init data is missing","retryable":false,"live":null},
  INIT_DATA_MALFORMED: {"status":401,"title":"Init data is malformed","retryable":false,"live":null},
  INIT_DATA_USER_MISSING: {"status":401,"title":"Init data has no user","retryable":false,"live":null},
  INIT_DATA_SIGNATURE_INVALID: {"status":401,"title":"Init data has an invalid signature","retryable":false,"live":null},
  INIT_DATA_EXPIRED: {"status":401,"title":"Init data has expired","retryable":false,"live":null},
  INIT_DATA_FROM_FUTURE: {"status":401,"title":"Init data is dated in the future","retryable":false,"live":null},
  PLAYER_BANNED: {"status":403,"title":"The player is banned","retryable":false,"live":null},
  ORIGIN_NOT_ALLOWED: {"status":403,"title":"The origin is not allowed","retryable":false,"live":null},
  NOT_FOUND: {"status":404,"title":"The path does not exist","retryable":false,"live":null},
  USER_NOT_FOUND: {"status":404,"title":"There is no such player","retryable":false,"live":null},
  COUNTRY_NOT_FOUND: {"status":404,"title":"There is no such country","retryable":false,"live":null},
  LEVEL_NOT_FOUND: {"status":404,"title":"There is no such level","retryable":false,"live":null},
  TARIFF_NOT_FOUND: {"status":404,"title":"There is no such offer","retryable":false,"live":null},
  PAYMENT_NOT_FOUND: {"status":404,"title":"There is no such payment","retryable":false,"live":null},
  PAYOUT_NOT_FOUND: {"status":404,"title":"There is no such payout","retryable":false,"live":null},
  REFERRAL_CODE_NOT_FOUND: {"status":404,"title":"There is no such referral code","retryable":false,"live":null},
  METHOD_NOT_ALLOWED: {"status":405,"title":"The path does not allow this method","retryable":false,"live":null},
  REQUEST_TIMEOUT: {"status":408,"title":"The request took too long to arrive","retryable":true,"live":null},
  DISPLAY_NAME_TAKEN: {"status":409,"title":"The name is taken","retryable":false,"live":null},
  BONUS_ALREADY_TAKEN: {"status":409,"title":"The gift was already taken","retryable":false,"live":null},
  REFERRAL_CODE_OWN: {"status":409,"title":"The referral code is your own","retryable":false,"live":null},
  REFERRAL_CODE_ALREADY_SET: {"status":409,"title":"A referral code is already set","retryable":false,"live":null},
  REFERRAL_AFTER_PURCHASE: {"status":409,"title":"A referral code is set before the first purchase","retryable":false,"live":null},
  REFERRAL_CIRCLE: {"status":409,"title":"The referral would close a circle","retryable":false,"live":null},
  GATEWAY_UNAVAILABLE: {"status":409,"title":"The server has no gateway for this","retryable":false,"live":null},
  INVOICE_TOO_LARGE: {"status":409,"title":"The price is too high for one invoice","retryable":false,"live":null},
  REQUEST_IN_PROGRESS: {"status":409,"title":"A request with this key is in progress","retryable":true,"live":null},
  PAYLOAD_TOO_LARGE: {"status":413,"title":"The body is too large","retryable":false,"live":null},
  UNSUPPORTED_MEDIA_TYPE: {"status":415,"title":"The body has the wrong media type","retryable":false,"live":null},
  WALLET_PROOF_INVALID: {"status":422,"title":"The wallet proof is not valid","retryable":false,"live":null},
  WALLET_PROOF_EXPIRED: {"status":422,"title":"The wallet proof has expired","retryable":false,"live":null},
  IDEMPOTENCY_KEY_REUSED: {"status":422,"title":"The idempotency key belongs to another request","retryable":false,"live":null},
  TOO_MANY_REQUESTS: {"status":429,"title":"Too many requests","retryable":true,"live":null},
  HEADERS_TOO_LARGE: {"status":431,"title":"The headers are too large","retryable":false,"live":null},
  INTERNAL_ERROR: {"status":500,"title":"Something went wrong","retryable":true,"live":null},
  PAYMENT_GATEWAY_FAILED: {"status":502,"title":"The payment gateway failed","retryable":true,"live":null},
  SERVICE_UNAVAILABLE: {"status":503,"title":"The service is not available","retryable":true,"live":"resend"},
  MULTIPLIER_NOT_REACHED: {"status":null,"title":"The multiplier is not reached","retryable":false,"live":"drop"},
  SESSION_EXPIRED: {"status":null,"title":"The session has expired","retryable":false,"live":"drop"},
} as const;

/**
 * Maps the code of a live error to what a client does with the refused batch: drop or resend. The map repeats a part of
 * the catalogue, so that a page with the live connection does not load the whole catalogue.
 */
export const liveRules = {
  VALIDATION_FAILED: 'drop',
  MALFORMED_JSON: 'drop',
  SERVICE_UNAVAILABLE: 'resend',
  MULTIPLIER_NOT_REACHED: 'drop',
  SESSION_EXPIRED: 'drop',
} as const;

/** The close codes of the live connection. `reconnect` is true if a client should reconnect. */
export const liveCloseCodes = {
  1001: {"title":"Going away","reconnect":true},
  1008: {"title":"Policy violation","reconnect":true},
  1009: {"title":"Message too big","reconnect":true},
  1013: {"title":"Try again later","reconnect":true},
  4401: {"title":"Init data refused","reconnect":false},
  4403: {"title":"Foreign tg_user_id, or a banned player","reconnect":false},
  4429: {"title":"Too many messages","reconnect":true},
} as const;

type Problems = typeof problems;

/** The codes of responses to operations. */
export type ProblemCode = {
  [Code in keyof Problems]: Problems[Code]['status'] extends number ? Code : never;
}[keyof Problems];

/** The codes of refused live messages. */
export type LiveErrorCode = keyof typeof liveRules;
