import type { Reply } from '@bold/sdk/contract';
import type { Context } from '../context.ts';
import { constantText, isConstant, responseText } from './response-text.ts';

/**
 * Sends a response. With a frozen body, also sends an ETag; a client that already has this body gets 304 (RFC 9110
 * §13.1.2).
 */
export function sendReply(ctx: Context, { status, body, headers }: Reply): void {
  const constant = isConstant(body) ? constantText(body) : null;
  ctx.status = status;
  ctx.body = constant?.text ?? responseText(body);
  ctx.set({
    'Content-Type': 'application/json; charset=utf-8',
    ...headers,
    ...(constant && { ETag: constant.etag }),
  });
  if (constant && ctx.fresh) ctx.status = 304;
}
