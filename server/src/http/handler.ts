import type { OperationAnswer, OperationId, OperationInput } from '@bold/sdk/operations';
import type { Deps } from '../deps.ts';

/** The input of a handler: an authenticated player and validated input. */
export type Input<Id extends OperationId> = OperationInput<Id> & {
  userId: number;
  telegramId: number;
  /** The language that Telegram reports for the player, if any. */
  languageCode: string | null;
};

/** Implements one operation of the contract. Throws a `Problem` to refuse. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  deps: Deps,
) => Promise<OperationAnswer<Id>> | OperationAnswer<Id>;
