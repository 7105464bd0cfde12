import type { Reply } from '@bold/sdk/contract';
import type { Context } from '../context.ts';
import { constantText, isConstant, responseText } from './response-text.ts';

/**
 * Sends a response. If the body is frozen, also sends an ETag, and sends 304 if the client already has this body
 * (RFC 9110 §13.1.2).
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
