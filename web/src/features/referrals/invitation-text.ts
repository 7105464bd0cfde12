import type { ApiProblem, ProblemCodeOf } from '@bold/sdk';
import type { Language } from '@bold/sdk/game';
import type { Catalogue } from '../../lib/language.ts';
import type { ToastMessage } from '../../ui/toasts/toast-store.ts';
import { wentWrong } from '../../ui/toasts/went-wrong-text.ts';

/** The problems after which the app does not send a referral code again. */
type RefusalCode = Extract<
  ProblemCodeOf<'setReferralCode'>,
  `REFERRAL_${string}` | 'VALIDATION_FAILED'
>;

const { en: wrong, ru: wrongRu } = wentWrong;

const en: Record<RefusalCode, ToastMessage> = {
  VALIDATION_FAILED: wrong('This invitation is not valid'),
  REFERRAL_CODE_NOT_FOUND: wrong('Nobody has this invitation code'),
  REFERRAL_CODE_OWN: wrong('This invitation is your own, it works only for other players'),
  REFERRAL_CODE_ALREADY_SET: wrong('Another player has invited you before, and this stays so'),
  REFERRAL_AFTER_PURCHASE: wrong('An invitation counts only before the first purchase'),
  REFERRAL_CIRCLE: wrong('You invited this player, directly or through others'),
};

const ru: typeof en = {
  VALIDATION_FAILED: wrongRu('Это приглашение недействительно'),
  REFERRAL_CODE_NOT_FOUND: wrongRu('Такого кода приглашения ни у кого нет'),
  REFERRAL_CODE_OWN: wrongRu('Это ваше собственное приглашение, оно только для других игроков'),
  REFERRAL_CODE_ALREADY_SET: wrongRu('Вас уже пригласил другой игрок, это не меняется'),
  REFERRAL_AFTER_PURCHASE: wrongRu('Приглашение действует только до первой покупки'),
  REFERRAL_CIRCLE: wrongRu('Этот игрок пришёл по вашему приглашению, прямо или через других'),
};

/** The toast for each reason why the server refuses a referral code (START-03). */
export const invitationText: Catalogue<typeof en> = { en, ru };

/** Returns the toast for a refused referral code. A code of a newer server has the text of `VALIDATION_FAILED`. */
export function invitationToast({ code }: ApiProblem, language: Language): ToastMessage {
  const toasts: Partial<Record<string, ToastMessage>> = invitationText[language];
  return toasts[code ?? ''] ?? invitationText[language].VALIDATION_FAILED;
}
