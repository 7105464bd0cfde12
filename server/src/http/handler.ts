import type { OperationAnswer, OperationId, OperationInput } from '@bold/sdk/operations';
import type { Deps } from '../deps.ts';

/** What a handler is given: the known player, and input that the contract has already accepted. */
export type Input<Id extends OperationId> = OperationInput<Id> & {
  userId: number;
  telegramId: number;
  /** The language that Telegram has for the player, if it names one. */
  languageCode: string | null;
};

/** Answers one operation of the contract; refuses by throwing a `Problem`. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  deps: Deps,
) => Promise<OperationAnswer<Id>> | OperationAnswer<Id>;
