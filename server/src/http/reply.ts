import type { Reply } from '@bold/sdk/contract';
import type { Context } from '../context.ts';
import { responseText } from './response-text.ts';

/** Writes a reply to the response. */
export function sendReply(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  ctx.body = responseText(reply.body);
  ctx.set({ 'Content-Type': 'application/json; charset=utf-8', ...reply.headers });
}
