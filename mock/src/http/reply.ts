import { type Problem, problemReply } from '@bold/sdk/contract';

/** A response that any transport can send. */
export type TextReply = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

/** Returns the response to a problem as text. */
export function problemText(problem: Problem): TextReply {
  const { body, ...reply } = problemReply(problem);
  return { ...reply, body: JSON.stringify(body) };
}

/** Returns the same as a `Response`; an error of the network for status 0. */
export function toResponse({ body, ...init }: TextReply): Response {
  return init.status === 0 ? Response.error() : new Response(body || null, init);
}
