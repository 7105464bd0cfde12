import { ApiProblem } from '@bold/sdk';
import type { LiveErrorCode, ProblemCode } from '@bold/sdk/problems';
import type { Language } from '../../lib/language.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { type ProblemWording, problemText } from './problem-text.ts';

/**
 * The text for each problem of the contract, unless the screen has its own (spec §8). The compiler checks that it is
 * complete; the server's own texts are never shown.
 */
const wordings: Record<ProblemCode | LiveErrorCode, ProblemWording> = {
  VALIDATION_FAILED: 'refused',
  MALFORMED_JSON: 'refresh',
  INIT_DATA_MISSING: 'reopen',
  INIT_DATA_MALFORMED: 'reopen',
  INIT_DATA_USER_MISSING: 'reopen',
  INIT_DATA_SIGNATURE_INVALID: 'reopen',
  INIT_DATA_EXPIRED: 'reopen',
  INIT_DATA_FROM_FUTURE: 'wrongClock',
  PLAYER_BANNED: 'banned',
  ORIGIN_NOT_ALLOWED: 'refresh',
  NOT_FOUND: 'refresh',
  USER_NOT_FOUND: 'gone',
  COUNTRY_NOT_FOUND: 'gone',
  LEVEL_NOT_FOUND: 'gone',
  TARIFF_NOT_FOUND: 'gone',
  PAYMENT_NOT_FOUND: 'gone',
  PAYOUT_NOT_FOUND: 'gone',
  REFERRAL_CODE_NOT_FOUND: 'noInvite',
  METHOD_NOT_ALLOWED: 'refresh',
  REQUEST_TIMEOUT: 'tryAgain',
  DISPLAY_NAME_TAKEN: 'nameTaken',
  BONUS_ALREADY_TAKEN: 'giftTaken',
  REFERRAL_CODE_OWN: 'inviteKept',
  REFERRAL_CODE_ALREADY_SET: 'inviteKept',
  REFERRAL_AFTER_PURCHASE: 'inviteKept',
  REFERRAL_CIRCLE: 'inviteKept',
  GATEWAY_UNAVAILABLE: 'gatewayClosed',
  INVOICE_TOO_LARGE: 'tooMuch',
  REQUEST_IN_PROGRESS: 'tryAgain',
  PAYLOAD_TOO_LARGE: 'refused',
  UNSUPPORTED_MEDIA_TYPE: 'refresh',
  WALLET_PROOF_INVALID: 'walletUnproven',
  WALLET_PROOF_EXPIRED: 'walletUnproven',
  IDEMPOTENCY_KEY_REUSED: 'tryAgain',
  TOO_MANY_REQUESTS: 'tooFast',
  HEADERS_TOO_LARGE: 'reopen',
  INTERNAL_ERROR: 'tryAgain',
  PAYMENT_GATEWAY_FAILED: 'notPrepared',
  SERVICE_UNAVAILABLE: 'tryAgain',
  MULTIPLIER_NOT_REACHED: 'notYours',
  SESSION_EXPIRED: 'tryAgain',
};

/** Returns the toast for an error of a call, in a language. Without a response there is no code. */
export function problemToast(error: unknown, language: Language): ToastMessage {
  const code = error instanceof ApiProblem ? error.code : undefined;
  return problemText[language][code === undefined ? 'tryAgain' : wordings[code]];
}
