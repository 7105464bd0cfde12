import type { Operation } from '@bold/sdk/operations';
import type { Context, Middleware } from 'koa';
import type { Deps } from '../deps.ts';
import { handlers } from '../generated/handlers.ts';
import { Problem } from '../problem.ts';
import { type Authenticate, readAuthorization } from './authenticate.ts';
import { replyCheck } from './check-reply.ts';
import { answerOnce } from './idempotency.ts';
import { inputReader } from './read-input.ts';
import { problemReply, type Reply, sendReply } from './reply.ts';

/** The handler of any operation; the generated table checked that each handler fits its input. */
type AnyHandler = (input: never, deps: Deps) => unknown;

/** Serves one operation: authenticate, limit, validate, handle, check the response. */
export function answerOperation(
  operation: Operation,
  deps: Deps,
  authenticate: Authenticate,
): Middleware {
  const handler: AnyHandler = handlers[operation.id];
  const limits = deps.rateLimits;
  const readInput = inputReader(operation);
  const check = replyCheck(operation, deps.config.production, deps.log);

  async function reply(ctx: Context, input: object): Promise<Reply> {
    try {
      const body = await handler(input as never, deps);
      check.answer(body);
      const headers = { 'Cache-Control': operation.cacheControl };
      return { status: operation.answer.status, body, headers };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      check.problem(error);
      return problemReply(error, ctx.state.requestId);
    }
  }

  return async (ctx) => {
    ctx.state.operationId = operation.id;
    const player = await authenticate(readAuthorization(ctx.get('Authorization')));
    const { userId, telegramId, languageCode } = player;
    ctx.state.userId = userId;
    await limits.user(userId);
    await limits.operations[operation.id]?.(userId);
    const { header, ...valid } = await readInput(ctx);
    const run = () => reply(ctx, { userId, telegramId, languageCode, ...valid });
    const key = header['Idempotency-Key'];
    sendReply(
      ctx,
      typeof key === 'string'
        ? await answerOnce(deps, { userId, operationId: operation.id, key, body: valid.body }, run)
        : await run(),
    );
  };
}
