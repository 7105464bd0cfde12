import { type Problem, problemReply } from '@bold/sdk/contract';

/** A response for any transport. Status 0 means that the network failed. */
export type TextReply = {
  status: number;
  headers: Record<string, string>;
  body: string;
};

export function problemText(problem: Problem): TextReply {
  const { body, ...reply } = problemReply(problem);
  return { ...reply, body: JSON.stringify(body) };
}

/** Returns the reply as a `Response`. Status 0 becomes a network error. */
export function toResponse({ body, ...init }: TextReply): Response {
  return init.status === 0 ? Response.error() : new Response(body || null, init);
}
