import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApiError } from './api-error.ts';
import type { Bot } from './bot.ts';
import { Parameters } from './parameters.ts';
import type { Invoice } from './read-invoice.ts';
import { jsonFields, readBody } from './read-parameters.ts';

/** The invoice fields that the pay sheet shows. */
export type Offer = Pick<Invoice, 'title' | 'description' | 'currency' | 'total'>;

export type Closing = {
  status: 'paid' | 'failed' | 'pending';
  /** The text for the player if the payment failed. */
  reason?: string;
};

/**
 * Allows a request that has no Origin header, or whose Origin has one of the `hosts`. Responds with 403 to a request
 * from any other origin, and with 204 to an allowed preflight request.
 * @returns True if the caller must handle the request, false if the response was already sent.
 */
export function allowOrigin(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  hosts: readonly string[],
): boolean {
  const { origin } = headers;
  if (origin === undefined) return true;
  if (!hosts.includes(URL.parse(origin)?.hostname ?? '')) {
    response.writeHead(403).end();
    return false;
  }
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Vary', 'Origin');
  if (method !== 'OPTIONS') return true;
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.writeHead(204).end();
  return false;
}

/**
 * Runs an action that the simulator requests for a player:
 * - `GET invoice?slug=` returns the fields of an invoice for the pay sheet
 * - `GET prepared?id=&user_id=` returns a prepared message
 * - `POST pay {slug, user_id, later}` pays an invoice; with `later`, returns `pending` before the result is known
 * - `POST message {user_id, text}` sends a message to the bot
 * @returns The `result` of the response.
 * @throws An ApiError for an error response.
 */
export async function control(
  bot: Bot,
  action: string,
  request: IncomingMessage,
): Promise<unknown> {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  switch (`${request.method} ${action}`) {
    case 'GET prepared':
      return bot.prepared.open(query.get('id') ?? '', Number(query.get('user_id')));
    case 'GET invoice': {
      const slug = query.get('slug') ?? '';
      const { title, description, currency, total } = bot.payments.invoice(slug);
      return { title, description, currency, total } satisfies Offer;
    }
    case 'POST pay':
      return pay(bot, await readJson(request));
    case 'POST message': {
      const given = await readJson(request);
      return writeToBot(bot, given.integer('user_id') ?? 0, given.text('text') ?? '');
    }
    default:
      throw new ApiError(404);
  }
}

async function pay(bot: Bot, given: Parameters): Promise<Closing> {
  const person = bot.chats.person(given.integer('user_id') ?? 0);
  const slug = given.text('slug') ?? '';
  bot.payments.invoice(slug);
  const payment = bot.payments.pay(slug, person);
  return given.flag('later') ? { status: 'pending' } : payment;
}

/** Sends `text` from a user to the bot. Marks a text that begins with `/` as a command. */
function writeToBot(bot: Bot, id: number, text: string): true {
  const command = /^\/\w+/.exec(text)?.[0];
  const entities = command && [{ type: 'bot_command' as const, offset: 0, length: command.length }];
  const message = bot.chats.receive(bot.chats.person(id), { text, ...(entities && { entities }) });
  bot.updates.add({ message });
  return true;
}

async function readJson(request: IncomingMessage): Promise<Parameters> {
  // A browser sends other body types from pages of any origin without a preflight request.
  if (!request.headers['content-type']?.startsWith('application/json')) {
    throw new ApiError(400, 'the body must be JSON');
  }
  return new Parameters(jsonFields(await readBody(request)));
}
