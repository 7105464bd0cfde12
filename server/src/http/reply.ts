import { problems } from '@bold/sdk/problems';
import type { Context } from 'koa';
import type { Problem } from '../problem.ts';
import { answerText } from './answer-text.ts';

/** A response before it is sent; idempotency keys store it in this form. */
export type Reply = {
  status: number;
  body: unknown;
  headers: Record<string, string>;
};

/** Returns a problem as RFC 9457 has it (decisions §3). `instance` is the request's id, which finds it in the log. */
export function problemReply(problem: Problem, instance: string): Reply {
  const { code, status, message: detail, errors } = problem;
  return {
    status,
    body: {
      type: `/docs/problems#${code.toLowerCase().replaceAll('_', '-')}`,
      title: problems[code].title,
      status,
      detail,
      code,
      instance: `urn:uuid:${instance}`,
      ...(errors && { errors }),
    },
    headers: {
      'Content-Type': 'application/problem+json',
      'Cache-Control': 'no-store',
      ...(status === 401 && { 'WWW-Authenticate': 'tma' }),
      ...(status === 503 && { 'Retry-After': '2' }),
      ...problem.headers,
    },
  };
}

/** Writes a reply to the response. */
export function sendReply(ctx: Context, reply: Reply): void {
  ctx.status = reply.status;
  ctx.body = answerText(reply.body);
  ctx.set({ 'Content-Type': 'application/json; charset=utf-8', ...reply.headers });
}
