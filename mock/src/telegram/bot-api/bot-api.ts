import { createServer, type RequestListener, type ServerResponse } from 'node:http';
import { HangUp, listenLocally } from '../../http/listen-locally.ts';
import { ApiError } from './api-error.ts';
import { type Bot, type BotOptions, createBot } from './bot.ts';
import { invoiceSlug } from './invoice-slug.ts';
import { findMethod } from './methods.ts';
import { fieldsOf } from './parameters.ts';
import { readParameters } from './read-parameters.ts';
import { allowOrigin, control } from './simulator-control.ts';

/** A call by the bot. `method` is the method's name as the bot wrote it, such as `SENDMESSAGE`. */
export type BotCall = { method: string; given: Readonly<Record<string, unknown>> };

/**
 * A function that replaces a method and returns the `result` of the response.
 * @param gone A signal that aborts when the connection closes.
 * @throws An ApiError to send an error response.
 * @throws A HangUp to close the connection without a response.
 */
export type Override = (given: BotCall['given'], gone: AbortSignal) => unknown;

type BotApiOptions = BotOptions & {
  /**
   * The hosts of the pages that may use the simulator's actions, such as paying for a player. The port of a page does
   * not matter; by default, no page may use these actions.
   */
  simulatorHosts?: readonly string[];
  /** Receives each call of the bot before the method runs. Not called for a wrong token or an unknown method. */
  onCall?: (call: BotCall) => void;
  /** Maps a method's name, as the bot writes it, to the method's replacement. The map may change at any time. */
  overrides?: ReadonlyMap<string, Override>;
};

export type BotApi = {
  /** The API root for a bot, such as `http://127.0.0.1:40123`. */
  address: string;
  bot: Bot;
  close: () => Promise<void>;
};

/** Starts a fake Bot API for one bot, on a free port of this machine. */
export async function startBotApi(options: BotApiOptions): Promise<BotApi> {
  const server = createServer();
  const { url: address, close } = await listenLocally(server, 0);
  const port = Number(new URL(address).port);
  const slugOf = (id: string) => invoiceSlug(port, id);
  const bot = createBot(options, (reply) => void runReply(bot, reply, slugOf));
  server.on('request', listener(bot, slugOf, options));
  return {
    address,
    bot,
    close: () => {
      bot.webhook.setTarget(null);
      bot.payments.stop();
      return close();
    },
  };
}

function listener(
  bot: Bot,
  slugOf: (id: string) => string,
  { simulatorHosts = [], onCall, overrides }: BotApiOptions,
): RequestListener {
  return (request, response) => {
    const path = (request.url ?? '/').replace(/\?.*/, '');
    const action = /^\/simulator-control\/(\w+)$/.exec(path)?.[1];
    if (action && !allowOrigin(request, response, simulatorHosts)) return;
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
 * Returns the method's name in a path `/bot<token>/<method>` or `/bot<token>/test/<method>`.
 * @throws An ApiError 404 for a path of another form.
 * @throws An ApiError 401 for another token.
 */
function methodName(token: string, path: string): string {
  const [, given, name = ''] = /^\/bot([^/]+)\/(?:test\/)?(\w+)$/.exec(path) ?? [];
  if (given === undefined) throw new ApiError(404);
  if (given !== token) throw new ApiError(401);
  return name;
}

/** Sends the result or the error of `work` in the Bot API's form. If `work` throws HangUp, closes the connection. */
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
    if (!(error instanceof ApiError)) process.stderr.write(`The fake Bot API: ${error}\n`);
    const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
    const body = { ok: false, error_code: code, description: message, ...parameters };
    return { status: code, body };
  }
}

/**
 * Runs the Bot API method that is requested in `reply`, the bot's response to a webhook update. Does nothing if `reply`
 * requests no method.
 */
async function runReply(bot: Bot, reply: unknown, slugOf: (id: string) => string): Promise<void> {
  const given = fieldsOf(reply);
  try {
    const name = given.text('method') ?? '';
    if (name) await findMethod(name)({ bot, given, gone: AbortSignal.abort(), slugOf });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    process.stderr.write(`The bot's response to an update was refused: ${error.message}\n`);
  }
}
