import type { IncomingHttpHeaders } from 'node:http';

/** A request on its way to the server, which a mutant may change. */
export interface Asked {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** An answer on its way back. */
export interface Reply {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** One small fault between a good server and the kit; it does what a server with that fault would do. */
export interface Mutant {
  title: string;
  /** Whose checks must notice it. */
  tag: string;
  /** Changes the request, or answers in the server's place. */
  request?(asked: Asked): Partial<Asked> | { answer: Reply };
  answer?(reply: Reply, asked: Asked): Partial<Reply>;
  /** Changes what a client sends on the live connection; `telegramId` is the connected player's. */
  toServer?(text: string, telegramId: number): string[];
  toClient?(text: string): string[];
  close?(code: number, reason: string): { code: number; reason: string };
}

type Json = Record<string, unknown>;

/** A fault in the JSON of answers with status 200. */
export function inAnswer(
  tag: string,
  title: string,
  path: RegExp,
  change: (json: Json, asked: Asked) => unknown,
): Mutant {
  return {
    tag,
    title,
    answer: ({ status, body }, asked) =>
      status === 200 && path.test(asked.path)
        ? { body: JSON.stringify(change(JSON.parse(body), asked)) }
        : {},
  };
}

/** A fault in the lists of answers with status 200. */
export function inList(
  tag: string,
  title: string,
  path: RegExp,
  change: (list: Json[]) => Json[],
): Mutant {
  return inAnswer(tag, title, path, (json) => change(json as unknown as Json[]));
}

/** A fault in the JSON of requests, which then differ from what was sent. */
export function inRequest(
  tag: string,
  title: string,
  path: RegExp,
  change: (json: Json) => unknown,
): Mutant {
  return {
    tag,
    title,
    request: ({ path: asked, body }) => {
      const json = path.test(asked) ? objectIn(body) : undefined;
      return json ? { body: JSON.stringify(change(json)) } : {};
    },
  };
}

/** A refusal that the server forgets: it answers as if all were well. */
export function forgiving(tag: string, title: string, code: string, instead: object): Mutant {
  return {
    tag,
    title,
    answer: ({ body }) =>
      body.includes(`"${code}"`)
        ? {
            status: 200,
            headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
            body: JSON.stringify(instead),
          }
        : {},
  };
}

/** A fault in messages from one side of the live connection. */
export function inMessages(
  side: 'toServer' | 'toClient',
  title: string,
  change: (message: Json, telegramId: number) => Json[],
): Mutant {
  return {
    tag: 'live',
    title,
    [side]: (text: string, telegramId = 0) => {
      const message = objectIn(text);
      return message ? change(message, telegramId).map((one) => JSON.stringify(one)) : [text];
    },
  };
}

/** A text's JSON object, undefined if it is none. */
export function objectIn(text: string): Json | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
