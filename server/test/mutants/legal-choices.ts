import { httpChoices } from './choices/http-choices.ts';
import { paymentChoices } from './choices/payment-choices.ts';
import { playerChoices } from './choices/player-choices.ts';
import { requestChoices } from './choices/request-choices.ts';
import type { Mutant } from './mutant.ts';

/** Changes to the server that the contract allows, by the subject in chapters/rules.md, Choices. */
export const choicesBySubject: Readonly<Record<string, Mutant[]>> = {
  ...requestChoices,
  ...httpChoices,
  ...playerChoices,
  ...paymentChoices,
};

/** All changes to the server that the contract allows. The kit must accept each of them. */
export const legalChoices: Mutant[] = Object.values(choicesBySubject).flat();
