import type { ProblemCodeOf } from '@bold/sdk';
import { ApiProblem } from '@bold/sdk';
import type { Language } from '@bold/sdk/game';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { type ProblemWording, problemText } from './problem-text.ts';

/** The problem codes of the operations whose failures the app shows only as toasts. */
type ToastCode = ProblemCodeOf<'createWalletProofPayload' | 'verifyWalletProof'>;

/** The text for each problem that a toast shows (spec §8). The server's own texts are never shown. */
const wordings: Record<ToastCode, ProblemWording> = {
  VALIDATION_FAILED: 'refused',
  MALFORMED_JSON: 'refresh',
  INIT_DATA_MISSING: 'reopen',
  INIT_DATA_MALFORMED: 'reopen',
  INIT_DATA_USER_MISSING: 'reopen',
  INIT_DATA_SIGNATURE_INVALID: 'reopen',
  INIT_DATA_EXPIRED: 'reopen',
  INIT_DATA_FROM_FUTURE: 'reopen',
  PLAYER_BANNED: 'banned',
  PAYLOAD_TOO_LARGE: 'refused',
  UNSUPPORTED_MEDIA_TYPE: 'refresh',
  IDEMPOTENCY_KEY_REUSED: 'tryAgain',
  REQUEST_IN_PROGRESS: 'tryAgain',
  WALLET_PROOF_INVALID: 'walletUnproven',
  WALLET_PROOF_EXPIRED: 'walletTooLate',
  TOO_MANY_REQUESTS: 'tooFast',
  INTERNAL_ERROR: 'tryAgain',
  SERVICE_UNAVAILABLE: 'tryAgain',
};

/** Returns the toast for the error of a call, or `tryAgain` if `wordings` has no text for the error's code. */
export function problemToast(error: unknown, language: Language): ToastMessage {
  const code = error instanceof ApiProblem ? error.code : undefined;
  return problemText[language][hasToast(code) ? wordings[code] : 'tryAgain'];
}

const hasToast = (code: string | undefined): code is ToastCode =>
  code !== undefined && Object.hasOwn(wordings, code);
