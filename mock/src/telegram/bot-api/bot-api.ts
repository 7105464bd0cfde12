import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { HangUp, listenLocally } from '../../http/listen-locally.ts';
import { ApiError } from './api-error.ts';
import { type Bot, type BotOptions, createBot } from './bot.ts';
import { invoiceSlug } from './invoice-slug.ts';
import { findMethod } from './methods.ts';
import { fieldsOf } from './parameters.ts';
import { readParameters } from './read-parameters.ts';
import { allowOrigin, control } from './simulator-control.ts';

/** A call by the bot. `method` is the method's name as the bot wrote it, `given` are the parameters. */
export type BotCall = { method: string; given: Readonly<Record<string, unknown>> };

/**
 * Runs instead of a method and returns the `result` of the response. Throws ApiError to send an error response, or
 * HangUp to close the connection without a response. `gone` aborts when the connection closes.
 */
export type Override = (given: BotCall['given'], gone: AbortSignal) => unknown;

/** Options of the stand-in. */
type BotApiOptions = BotOptions & {
  /** Origins of the pages that may act for players, by default none. */
  simulatorOrigins?: readonly string[];
  /** Called with every call, before the method runs. */
  onCall?: (call: BotCall) => void;
  /** The functions that replace methods, by the method's name as the bot writes it. The map may change at any time. */
  overrides?: ReadonlyMap<string, Override>;
};

/** A running stand-in for Telegram's Bot API. */
export type BotApi = {
  /** The API root for a bot, such as `http://127.0.0.1:40123`. */
  address: string;
  bot: Bot;
  close: () => Promise<void>;
};

/** Starts a stand-in for the Bot API that serves one bot, on a free port of this machine. */
export async function startBotApi(options: BotApiOptions): Promise<BotApi> {
  const server = createServer();
  const { url: address, close } = await listenLocally(server, 0);
  const port = Number(new URL(address).port);
  const slugOf = (id: string) => invoiceSlug(port, id);
  const bot = createBot(options, (reply) => void callOf(bot, reply, slugOf));
  server.on('request', listener(bot, slugOf, options));
  return {
    address,
    bot,
    close: () => {
      bot.webhook.setTarget(null);
      return close();
    },
  };
}

function listener(
  bot: Bot,
  slugOf: (id: string) => string,
  { simulatorOrigins = [], onCall, overrides }: BotApiOptions,
): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const action = /^\/simulator-control\/(\w+)$/.exec(path)?.[1];
    if (action && !allowOrigin(request, response, simulatorOrigins)) return;
    const gone = new AbortController();
    response.on('close', () => gone.abort());
    void sendOutcome(response, async () => {
      if (action) return control(bot, action, request);
      const name = methodName(bot.token, path);
      const method = findMethod(name);
      const given = await readParameters(request);
      onCall?.({ method: name, given: given.values });
      const override = overrides?.get(name);
      if (override) return override(given.values, gone.signal);
      return method({ bot, given, gone: gone.signal, slugOf });
    });
  };
}

/**
 * Returns the name of the method in a path, `/bot<token>/<method>` or `/bot<token>/test/<method>` (Telegram's test
 * environment). Throws an ApiError with 404 if the path has another form, and with 401 if the path has another token.
 */
function methodName(token: string, path: string): string {
  const [, given, name = ''] = /^\/bot([^/]+)\/(?:test\/)?(\w+)$/.exec(path) ?? [];
  if (given === undefined) throw new ApiError(404);
  if (given !== token) throw new ApiError(401);
  return name;
}

/**
 * Runs `work` and sends the Bot API's response: `{ok: true, result}`, or `{ok: false, error_code, description}` if
 * `work` throws. If `work` throws HangUp, closes the connection without a response.
 */
async function sendOutcome(response: ServerResponse, work: () => unknown): Promise<void> {
  const reply = await outcome(work);
  if (!reply) return void response.destroy();
  response.writeHead(reply.status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(reply.body));
}

async function outcome(work: () => unknown): Promise<{ status: number; body: object } | null> {
  try {
    return { status: 200, body: { ok: true, result: await work() } };
  } catch (error) {
    if (error instanceof HangUp) return null;
    const { code, message, retryAfter } = error instanceof ApiError ? error : new ApiError(500);
    if (!(error instanceof ApiError)) process.stderr.write(`The Bot API stand-in: ${error}\n`);
    const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
    const body = { ok: false, error_code: code, description: message, ...parameters };
    return { status: code, body };
  }
}

/**
 * Calls the method that the bot has named in `reply`, the body of its response to a webhook update. Does nothing if
 * `reply` names no method. The bot does not receive the result.
 */
async function callOf(bot: Bot, reply: unknown, slugOf: (id: string) => string): Promise<void> {
  const given = fieldsOf(reply);
  try {
    const name = given.text('method') ?? '';
    if (name) await findMethod(name)({ bot, given, gone: AbortSignal.abort(), slugOf });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    process.stderr.write(`The bot's response to an update was refused: ${error.message}\n`);
  }
}
