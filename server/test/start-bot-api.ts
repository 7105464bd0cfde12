import {
  ApiError,
  type BotCall,
  HangUp,
  type Override,
  type Update as StandInUpdate,
  type StarTransaction,
  startBotApi as start,
} from '@bold/mock/stand-ins';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { Update } from 'grammy/types';
import { afterFile } from './after-file.ts';

export { ApiError, HangUp, type StarTransaction };

/** Updates and charges of tests are made up: Telegram's stand-in knows neither their queries nor their payments. */
const acceptsAll: [method: string, response: Override][] = [
  ['answerPreCheckoutQuery', () => true],
  ['refundStarPayment', () => true],
];

/** Starts the Bot API's stand-in for a test file. It records calls, and every id is a user's. */
export async function startBotApi() {
  const calls: BotCall[] = [];
  const overrides = new Map(acceptsAll);
  const { address, bot, close } = await start({
    token: development.bot_token,
    findUser: (id) => ({ id, is_bot: false, first_name: 'Ada' }),
    onCall: (call) => calls.push(call),
    overrides,
  });
  afterFile(close);
  return {
    address,
    /** The transactions in Stars, oldest first. */
    stars: bot.payments.stars.all,
    /** Returns the invoice of a link. */
    invoiceOf: (link: string) => bot.payments.invoice(link.replace('https://t.me/$', '')),
    /** The parameters of one method's calls, oldest first. */
    callsOf: (method: string) =>
      calls.filter((call) => call.method === method).map(({ given }) => given),
    /** Sets the response of a method from the next call on; it may throw `ApiError` or `HangUp`. */
    respond: (method: string, response: Override) => void overrides.set(method, response),
    /** Removes the override of a method. */
    restore: (method: string) => void overrides.delete(method),
    /** Adds updates, which wait until the bot confirms them. */
    push(...updates: Update[]) {
      for (const { update_id, ...news } of updates as StandInUpdate[]) {
        bot.updates.add(news as StandInUpdate, update_id);
      }
    },
    /** Ids of the updates that are not confirmed. */
    unconfirmed: () => bot.updates.pending.map(({ update_id }) => update_id),
  };
}
