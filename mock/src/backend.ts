import { authenticate, rawInitData } from './authenticate.ts';
import { type Operation, operations } from './contract.ts';
import type { Conditions } from './faults.ts';
import type { Holds } from './holds.ts';
import { answerOnce } from './idempotency.ts';
import type { LiveSockets } from './live-sockets.ts';
import { playerOf } from './people.ts';
import { type Asked, readInput } from './read-input.ts';
import { shareRevenueUntil } from './share-revenue.ts';
import { type Input, validateInput } from './validate.ts';
import type { Player, World } from './world.ts';

/** The world and what stands around it. */
export interface Backend {
  world: World;
  /** The clock, in milliseconds. */
  now: () => number;
  sockets: LiveSockets;
  /** The Idempotency-Keys of requests that have not been answered yet. */
  underWay: Set<string>;
  /** Under which the backend answers: how slow, how often not at all. */
  conditions: Conditions;
  /** What keeps calls waiting. */
  holds: Holds;
  /** Called after everything that may have changed the world. */
  onChange: () => void;
  /** Called for every request once it was answered. */
  onCall: (call: AnsweredCall) => void;
}

/** A request that was answered. */
export interface AnsweredCall {
  /** Null where the contract has no operation. */
  operationId: string | null;
  method: string;
  /** Without the base path, with the query. */
  path: string;
  /** 0 when the network was to fail. */
  status: number;
  /** How long the answer took, in milliseconds. */
  ms: number;
}

/** What a handler is given: valid input and a known player. */
export interface Call {
  world: World;
  player: Player;
  now: number;
  /** The host's name that the request named. */
  host: string;
}

/** Makes a resolver for one of Orval's generated handlers out of an operation's stateful handler. */
export type Answers = <Given, Answer>(
  operationId: string,
  handler: (call: Call & Given) => Answer | Promise<Answer>,
) => (info: { request: Asked }) => Promise<Answer>;

/**
 * The path of every request: init data, input, contract, idempotency key, handler; the order is the
 * contract's. Throws the problem that stands in the way.
 */
export function answering(backend: Backend): Answers {
  return (operationId, handler) => {
    const operation = findOperation(operationId);
    return async ({ request }) => {
      const call = await admit(backend, request);
      const input = await readInput(operation, request, apiPath(request).split('/').slice(1));
      validateInput(operation, input);
      const before = { ...call.player };
      // The contract's schemas have just shown that the input is what the handler declares.
      const given = { ...call, ...input } as typeof call & Input & Parameters<typeof handler>[0];
      const answer = await answerOnce(backend, operation, given, () => handler(given));
      if (before.availableTaps !== call.player.availableTaps) backend.sockets.push(call.player);
      return answer;
    };
  };
}

/** The path of a request without the base path: `/user/me` of `https://host/api/user/me`. */
export function apiPath(request: Pick<Asked, 'url'>): string {
  return new URL(request.url).pathname.replace(/^.*?\/api(?=\/)/, '');
}

async function admit(backend: Backend, request: Asked): Promise<Call> {
  const { world } = backend;
  const now = backend.now();
  const raw = rawInitData(request.headers.get('Authorization'));
  const { user, startParameter } = await authenticate(raw, now);
  const player = playerOf(world, user, startParameter, now);
  shareRevenueUntil(world, now);
  return { world, player, now, host: new URL(request.url).hostname };
}

function findOperation(operationId: string): Operation {
  const operation = operations.find((candidate) => candidate.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}.`);
  return operation;
}
