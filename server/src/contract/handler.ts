import type { OperationId, OperationInput, OperationResponse } from '@bold/sdk/operations';
import type { Deps } from '../deps.ts';
import type { Player } from './player.ts';

/** An authenticated player and validated input. */
export type Input<Id extends OperationId> = OperationInput<Id> & Omit<Player, 'expiresAt'>;

/** Implements one operation of the contract. Throws a `Problem` to refuse the request. */
export type Handler<Id extends OperationId> = (
  input: Input<Id>,
  deps: Deps,
) => Promise<OperationResponse<Id>> | OperationResponse<Id>;

export type Handlers = { [Id in OperationId]: Handler<Id> };
