import {
  type IncomingRequest,
  inputReader,
  Problem,
  problemReply,
  type Reply,
} from '@bold/sdk/contract';
import type { Operation } from '@bold/sdk/operations';
import type { Context, RoutedContext, RoutedMiddleware } from '../context.ts';
import type { Deps } from '../deps.ts';
import { respondOnce } from '../http/idempotency.ts';
import { sendReply } from '../http/reply.ts';
import { clientAddress } from '../limits/client-address.ts';
import { replyCheck } from './check-reply.ts';
import type { Handlers } from './handler.ts';
import type { Authenticate } from './player.ts';
import { readBytes } from './read-bytes.ts';

/** The common type of all handlers. `Handlers` already ensures that each handler fits its operation. */
type AnyHandler = (input: never, deps: Deps) => unknown;

/** Returns middleware that authenticates the player, calls the operation's handler and sends the response. */
export function serveOperation(
  operation: Operation,
  handlers: Handlers,
  deps: Deps,
  authenticate: Authenticate,
): RoutedMiddleware {
  const handler: AnyHandler = handlers[operation.id];
  const readInput = inputReader(operation);
  const check = replyCheck(operation, deps.config.production, deps.log);

  async function reply(ctx: Context, input: object): Promise<Reply> {
    try {
      const body = await handler(input as never, deps);
      check.response(body, ctx.state.requestId);
      // A stored response keeps the id of its request.
      const headers = {
        'Cache-Control': operation.cacheControl,
        'X-Request-Id': ctx.state.requestId,
      };
      return { status: operation.response.status, body, headers };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      check.problem(error, ctx.state.requestId);
      return problemReply(error, ctx.state.requestId);
    }
  }

  return async (ctx) => {
    ctx.state.operationId = operation.id;
    const player = await authenticate(readAuthorization(ctx.get('Authorization')));
    const { userId, telegramId, languageCode } = player;
    ctx.state.userId = userId;
    await deps.rateLimits.user(userId, operation.id);
    deps.noteAddress(userId, clientAddress(ctx.req, deps.config.trustedProxies));
    const { header, ...valid } = await readInput(incoming(ctx));
    // A body may arrive long after the init data was checked, and an erased player's data must not be stored again.
    if (deps.isBanned(userId)) throw new Problem('PLAYER_BANNED');
    const run = () => reply(ctx, { userId, telegramId, languageCode, ...valid });
    const key = header['Idempotency-Key'];
    const { body } = valid;
    const { requestId } = ctx.state;
    sendReply(
      ctx,
      typeof key === 'string'
        ? await respondOnce(deps, { userId, operationId: operation.id, key, body, requestId }, run)
        : await run(),
    );
  };
}

/** Returns the raw init data of `Authorization: tma <raw>`. Throws `INIT_DATA_MISSING` for any other header. */
function readAuthorization(header: string): string {
  const raw = /^tma (.+)$/i.exec(header)?.[1];
  if (raw === undefined) throw new Problem('INIT_DATA_MISSING');
  return raw;
}

function incoming(ctx: RoutedContext): IncomingRequest {
  return {
    pathParameter: (name) => ctx.params[name],
    // Not `ctx.query`, whose work grows with the square of the parameters. It also drops a second question mark.
    queryParameter: (name) => new URLSearchParams(ctx.search).getAll(name),
    // Not `ctx.get`, because an empty header breaks the contract and an absent one does not.
    header: (name) => ctx.headers[name.toLowerCase()]?.toString(),
    readBytes: (maxBytes) => readBytes(ctx, maxBytes),
  };
}
