import type {
  OperationId,
  OperationIdOf,
  OperationInput,
  OperationResponse,
  OperationTag,
} from '@bold/sdk/operations';
import type { Player, World } from '../world/world.ts';

export type Call = {
  world: World;
  player: Player;
  now: number;
  /** The host name of the request. */
  host: string;
  /** Sends the player's balance to the player's open sockets. */
  pushBalance: () => void;
};

/** A call of one operation, with its valid input. */
export type CallOf<Id extends OperationId> = Call & OperationInput<Id>;

/** Handles a call. Returns the body of the operation's 2xx response, or throws a `Problem`. */
export type MockHandler<Id extends OperationId> = (
  call: CallOf<Id>,
) => OperationResponse<Id> | Promise<OperationResponse<Id>>;

export type TagHandlers<Tag extends OperationTag> = {
  [Id in OperationIdOf<Tag>]: MockHandler<Id>;
};
