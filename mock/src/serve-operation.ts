import { Problem } from '@bold/sdk/contract';
import type { Operation, OperationId, OperationResponse } from '@bold/sdk/operations';
import type { Backend } from './backend.ts';
import { authenticate, rawInitData } from './http/authenticate.ts';
import type { Call } from './http/handler.ts';
import { respondOnce } from './http/idempotency.ts';
import { overridden } from './http/override.ts';
import { reportFaults } from './http/report-faults.ts';
import { type FetchRequest, readInput } from './http/request-input.ts';
import { handlers } from './tags/handlers.ts';
import { shareRevenueUntil } from './tags/share-revenue.ts';
import { findOrCreatePlayer } from './world/players.ts';

/**
 * Checks a request in the contract's order: init data, ban, input, idempotency key. Then runs the operation's override
 * or handler.
 * @throws The `Problem` of the first failed check, or `SERVICE_UNAVAILABLE` if a new world has replaced the call's
 * world.
 */
export async function serveOperation<Id extends OperationId>(
  backend: Backend,
  operation: Operation<Id>,
  request: FetchRequest,
): Promise<OperationResponse<Id>> {
  const { signal } = backend.worldEnd;
  const call = await admit(backend, request);
  const input = await readInput(operation, request);
  signal.throwIfAborted();
  const override = backend.overrides[operation.id];
  const handler = reportFaults(operation, overridden<Id>(override, handlers[operation.id], signal));
  const given = { ...call, ...input, signal };
  const response = await respondOnce(backend.underWay, operation.id, given, () => handler(given));
  signal.throwIfAborted();
  return response;
}

async function admit(backend: Backend, request: FetchRequest): Promise<Call> {
  const { world, worldEnd } = backend;
  const { signal } = worldEnd;
  const now = backend.now();
  const raw = rawInitData(request.headers.get('Authorization'));
  const { user, startParameter, launchedAt } = await authenticate(raw, now);
  signal.throwIfAborted();
  const player = findOrCreatePlayer(world, user, startParameter, now, launchedAt);
  if (player.isBanned) throw new Problem('PLAYER_BANNED');
  shareRevenueUntil(world, now);
  const pushBalance = () => backend.sockets.push(player);
  return { world, player, now, host: new URL(request.url).hostname, pushBalance };
}
