import { isProblem, type ProblemCodeOf, setReferralCode } from '@bold/sdk';

const texts: Partial<Record<ProblemCodeOf<'setReferralCode'>, string>> = {
  REFERRAL_CODE_NOT_FOUND: 'No player has this code.',
  REFERRAL_CODE_OWN: 'This is your own code.',
};

try {
  await setReferralCode({ code: 'q7m2t8' });
} catch (error) {
  if (!isProblem<'setReferralCode'>(error)) throw error;
  console.log(texts[error.code] ?? error.message);
}
