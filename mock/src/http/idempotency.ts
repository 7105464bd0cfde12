import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Problem } from '@bold/sdk/contract';
import type { IdempotentResponse, World } from '../world/world.ts';
import type { Call } from './handler.ts';

/** The first request with an Idempotency-Key. Later requests with this key must have the same operation and body. */
export type RepeatableRequest = Pick<IdempotentResponse, 'operationId' | 'body'>;

const responseLifetimeMs = rules.idempotency_hours * 3_600_000;
/** The pause between two deletions of expired responses. */
const deleteEveryMs = 3_600_000;

/** The time of each world's last deletion of expired responses, in milliseconds. */
const deletedAt = new WeakMap<World, number>();

/**
 * Runs the handler and stores the handler's response under the call's Idempotency-Key (decisions §3). A later call with
 * this key gets the stored response.
 * @param call The player's call. After `call.signal` is aborted, no response is stored.
 * @throws `IDEMPOTENCY_KEY_REUSED` if the first request with this key had another body or operation.
 * @throws `REQUEST_IN_PROGRESS` if the first request with this key is still running.
 */
export async function respondOnce<Body>(
  underWay: Map<string, RepeatableRequest>,
  operationId: string,
  call: Call & { header: Record<string, unknown>; body: unknown; signal: AbortSignal },
  handler: () => Body | Promise<Body>,
): Promise<Body> {
  const key = call.header['Idempotency-Key'];
  if (key === undefined) return handler();
  const id = `${call.player.id} ${key}`;
  const body = JSON.stringify(call.body ?? null);
  const stored = call.world.idempotentResponses[id];
  const saved = stored && isKept(stored, call.now) ? stored : undefined;
  const first = saved ?? underWay.get(id);
  if (first && (first.operationId !== operationId || first.body !== body)) {
    throw new Problem('IDEMPOTENCY_KEY_REUSED');
  }
  if (saved) return repeat(saved);
  if (first) throw new Problem('REQUEST_IN_PROGRESS');
  const save = (response: IdempotentResponse['response']) => {
    if (call.signal.aborted) return;
    deleteExpired(call);
    call.world.idempotentResponses[id] = { operationId, body, respondedAt: call.now, response };
  };
  underWay.set(id, { operationId, body });
  try {
    const value = await handler();
    save({ value });
    return value;
  } catch (error) {
    if (error instanceof Problem && isStorable(error)) {
      const { code, message: detail, requestId } = error;
      save({ code, detail, requestId });
    }
    throw error;
  } finally {
    underWay.delete(id);
  }
}

const isKept = ({ respondedAt }: IdempotentResponse, now: number) =>
  now - respondedAt < responseLifetimeMs;

/** Deletes the expired responses, but not at each call, because a deletion copies all others. */
function deleteExpired({ world, now }: Call): void {
  const last = deletedAt.get(world);
  // The clock may also be set back.
  if (last !== undefined && Math.abs(now - last) < deleteEveryMs) return;
  deletedAt.set(world, now);
  const all = Object.entries(world.idempotentResponses);
  world.idempotentResponses = Object.fromEntries(all.filter(([, one]) => isKept(one, now)));
}

/**
 * Returns true if the problem is stored, so that a retry gets the same problem. After a problem that is not stored, a
 * retry runs the handler again (decisions §3).
 */
const isStorable = ({ status }: Problem) => status < 500 && status !== 408 && status !== 429;

function repeat<Body>({ response }: IdempotentResponse): Body {
  if ('code' in response) throw new Problem(response.code, response.detail, response);
  return response.value as Body;
}
