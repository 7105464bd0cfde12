import type { Deps } from '../deps.ts';
import type { Operations } from '../generated/operation-types.ts';

export type OperationId = keyof Operations;

/** What a handler is given: the known player, and input that the contract has already accepted. */
export type Input<Id extends OperationId> = {
  userId: number;
  telegramId: number;
  /** The language that the messenger has for the player, if it says one. */
  languageCode: string | null;
  params: Operations[Id]['params'];
  query: Operations[Id]['query'];
  body: Operations[Id]['body'];
};

/** Answers one operation of the contract; refuses by throwing a `Problem`. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  deps: Deps,
) => Promise<Operations[Id]['answer']> | Operations[Id]['answer'];
