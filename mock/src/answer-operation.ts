import type { Operation, OperationAnswer, OperationId } from '@bold/sdk/operations';
import { authenticate, rawInitData } from './authenticate.ts';
import type { Backend } from './backend.ts';
import { segmentsOf } from './contract.ts';
import type { Call } from './handler.ts';
import { handlers } from './handlers.ts';
import { answerOnce } from './idempotency.ts';
import { playerOf } from './people.ts';
import { type IncomingRequest, readInput } from './read-input.ts';
import { shareRevenueUntil } from './share-revenue.ts';
import { validateInput } from './validate.ts';

/**
 * Checks init data, input, contract and idempotency key, in the contract's order, then runs the operation's handler.
 * Throws the `Problem` of the first check that fails.
 */
export async function answerOperation<Id extends OperationId>(
  backend: Backend,
  operation: Operation<Id>,
  request: IncomingRequest,
): Promise<OperationAnswer<Id>> {
  const call = await admit(backend, request);
  const input = await readInput(operation, request, segmentsOf(apiPath(request)));
  validateInput(operation, input);
  const handler = handlers[operation.id];
  const before = { ...call.player };
  const given = { ...call, ...input };
  const answer = await answerOnce(backend, operation.id, given, () => handler(given));
  if (before.availableTaps !== call.player.availableTaps) backend.sockets.push(call.player);
  return answer;
}

/** The path of a request without the base path: `/user/me` of `https://host/api/user/me`. */
export function apiPath(request: Pick<IncomingRequest, 'url'>): string {
  return new URL(request.url).pathname.replace(/^.*?\/api(?=\/)/, '');
}

async function admit(backend: Backend, request: IncomingRequest): Promise<Call> {
  const { world } = backend;
  const now = backend.now();
  const raw = rawInitData(request.headers.get('Authorization'));
  const { user, startParameter } = await authenticate(raw, now);
  const player = playerOf(world, user, startParameter, now);
  shareRevenueUntil(world, now);
  return { world, player, now, host: new URL(request.url).hostname };
}
