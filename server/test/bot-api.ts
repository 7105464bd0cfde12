import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { StarTransaction, Update } from 'grammy/types';
import { afterFile } from './after-file.ts';

type Given = Record<string, unknown>;
type Method = (given: Given, gone: AbortSignal) => unknown;
export type Call = { method: string; given: Given };

/** Thrown by a method to respond with an error of the Bot API. */
export class BotApiRefusal extends Error {
  readonly code: number;
  readonly parameters: object;

  constructor(code: number, description: string, parameters = {}) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

/**
 * A stand-in for the Bot API over HTTP, with the methods that the bot uses: it records calls, and a test sets the
 * responses.
 */
export async function startBotApi() {
  const calls: Call[] = [];
  const stars: StarTransaction[] = [];
  let updates: Update[] = [];
  let wake: (() => void) | undefined;

  const methods: Record<string, Method> = {
    getMe: () => ({ id: 1, is_bot: true, username: development.bot_username }),
    createInvoiceLink: ({ payload }) => `https://t.me/$${payload}`,
    sendMessage: ({ chat_id }) => ({ message_id: 1, chat: { id: chat_id, type: 'private' } }),
    getStarTransactions: ({ offset, limit }) => ({
      transactions: stars.slice(Number(offset), Number(offset) + Number(limit)),
    }),
    async getUpdates({ offset, timeout }, gone) {
      updates = updates.filter(({ update_id }) => update_id >= Number(offset));
      if (updates.length === 0 && timeout) {
        await new Promise<void>((resolve) => {
          wake = resolve;
          gone.addEventListener('abort', () => resolve());
        });
      }
      return updates;
    },
  };

  const server = createServer(async (request, response) => {
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    const method = request.url?.replace(`/bot${development.bot_token}/`, '') ?? '';
    const given: Given = JSON.parse((await readText(request)) || '{}');
    calls.push({ method, given });
    let body: object;
    try {
      body = { ok: true, result: (await methods[method]?.(given, gone.signal)) ?? true };
    } catch (error) {
      if (!(error instanceof BotApiRefusal)) return response.destroy();
      const { code: error_code, message: description, parameters } = error;
      body = { ok: false, error_code, description, parameters };
    }
    response.setHeader('Content-Type', 'application/json');
    return response.end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterFile(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;

  return {
    address: `http://127.0.0.1:${port}`,
    /** The transactions in Stars, oldest first. */
    stars,
    /** The parameters of one method's calls, oldest first. */
    callsOf: (method: string) =>
      calls.filter((call) => call.method === method).map(({ given }) => given),
    /** Sets the response of a method; `answer` throws a `BotApiRefusal` to refuse, anything else to hang up. */
    answer(method: string, answer: Method) {
      methods[method] = answer;
    },
    /** Adds updates, which wait until the bot confirms them. */
    push(...more: Update[]) {
      updates.push(...more);
      wake?.();
    },
    /** Ids of the updates that are not confirmed. */
    unconfirmed: () => updates.map(({ update_id }) => update_id),
  };
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += chunk;
  return text;
}
