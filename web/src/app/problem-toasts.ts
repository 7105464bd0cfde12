import { ApiProblem } from '@bold/sdk';
import type { LiveErrorCode, ProblemCode } from '@bold/sdk/problems';
import type { ToastMessage } from '../ui/toasts/toast-store.ts';

const wrong = (description: string): ToastMessage => ({
  title: 'Something went wrong',
  description,
});

const reopen = wrong('Close Bold and open it from Telegram again');
const refresh = wrong('Please refresh your application');
const tryAgain = wrong('Please try again in a moment');
const gone = wrong('What you were looking for is not there any more');
const refused = wrong('That was not accepted, please check what you entered');
const inviteKept = wrong('Your invitation stays as it was');
const walletUnproven = wrong('Your wallet could not be confirmed, connect it again');

/**
 * What a player reads for each problem of the contract, unless the screen has words of its own (spec
 * §8). The compiler keeps it complete; the server's own texts are never shown.
 */
export const problemToasts: Record<ProblemCode | LiveErrorCode, ToastMessage> = {
  VALIDATION_FAILED: refused,
  MALFORMED_JSON: refresh,
  INIT_DATA_MISSING: reopen,
  INIT_DATA_MALFORMED: reopen,
  INIT_DATA_USER_MISSING: reopen,
  INIT_DATA_SIGNATURE_INVALID: reopen,
  INIT_DATA_EXPIRED: reopen,
  INIT_DATA_FROM_FUTURE: wrong('Check the clock of your device, then open Bold again'),
  NOT_FOUND: refresh,
  USER_NOT_FOUND: gone,
  COUNTRY_NOT_FOUND: gone,
  LEVEL_NOT_FOUND: gone,
  TARIFF_NOT_FOUND: gone,
  REFERRAL_CODE_NOT_FOUND: wrong('Nobody has this invitation code'),
  METHOD_NOT_ALLOWED: refresh,
  REQUEST_TIMEOUT: tryAgain,
  DISPLAY_NAME_TAKEN: { title: 'Name has existed' },
  BONUS_ALREADY_TAKEN: wrong('You have had this gift already'),
  REFERRAL_CODE_OWN: inviteKept,
  REFERRAL_CODE_ALREADY_SET: inviteKept,
  REFERRAL_CIRCLE: inviteKept,
  GATEWAY_UNAVAILABLE: wrong('This way to pay is closed at the moment'),
  INVOICE_TOO_LARGE: wrong('This is too much for one payment, choose a smaller amount'),
  REQUEST_IN_PROGRESS: tryAgain,
  PAYLOAD_TOO_LARGE: refused,
  UNSUPPORTED_MEDIA_TYPE: refresh,
  WALLET_PROOF_INVALID: walletUnproven,
  WALLET_PROOF_EXPIRED: walletUnproven,
  IDEMPOTENCY_KEY_REUSED: tryAgain,
  TOO_MANY_REQUESTS: wrong('Not so fast, please try again in a moment'),
  HEADERS_TOO_LARGE: reopen,
  INTERNAL_ERROR: tryAgain,
  PAYMENT_GATEWAY_FAILED: wrong('The payment could not be prepared, please try again'),
  SERVICE_UNAVAILABLE: tryAgain,
  MULTIPLIER_NOT_REACHED: wrong('This multiplier is not yours yet'),
};

/** The words for whatever a call threw; without an answer there is no code. */
export function problemToast(error: unknown): ToastMessage {
  const code = error instanceof ApiProblem ? error.code : undefined;
  return code === undefined ? tryAgain : problemToasts[code];
}
