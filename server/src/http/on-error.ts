import { Problem, problemReply } from '@bold/sdk/contract';
import type { Logger } from 'pino';
import type { Middleware } from '../context.ts';
import { sendReply } from './reply.ts';

/**
 * Sends every `Problem` that later middleware throws. Logs any other error, and sends 503 if the error means that
 * PostgreSQL is unavailable, otherwise 500.
 */
export function onError(log: Logger): Middleware {
  return async (ctx, next) => {
    try {
      await next();
    } catch (error) {
      sendReply(ctx, problemReply(toProblem(error, log, ctx.state.requestId), ctx.state.requestId));
    }
  };
}

function toProblem(error: unknown, log: Logger, requestId: string): Problem {
  if (error instanceof Problem) {
    if (error.status >= 500) log.warn({ err: error, requestId }, 'A request was refused.');
    return error;
  }
  log.error({ err: error, requestId }, 'A request failed.');
  return isDatabaseUnavailable(error)
    ? new Problem('SERVICE_UNAVAILABLE', undefined, { cause: error })
    : new Problem('INTERNAL_ERROR', undefined, { cause: error });
}

/** Returns true if `error` means that PostgreSQL is unavailable and that a retry can help. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return lostCodes.test(code) || lostMessages.test(error.message);
}

// Also what a new connection is refused for, such as a password that was rotated (28P01).
const lostCodes =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|EPIPE|ENOENT|57P0[1-5]|57014|25P0[34]|08...|28...|3D000|53...|58030|25006)$/;
// Errors of the driver and its pool have no code.
const lostMessages =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;
