import {
  ApiError,
  type BotCall,
  type Update as BotUpdate,
  HangUp,
  type Override,
  type StarTransaction,
  startBotApi as start,
} from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { Update } from 'grammy/types';
import { onTestFinished } from 'vitest';
import { afterFile } from './after-file.ts';

export { ApiError, HangUp, type StarTransaction };

/** Responses that accept every pre-checkout query and every refund, even if the fake Bot API does not know the id. */
const acceptUnknown: [method: string, response: Override][] = [
  ['answerPreCheckoutQuery', () => true],
  ['refundStarPayment', () => true],
];

/** Starts a fake Bot API that has a user for every id. */
export async function startBotApi() {
  const calls: BotCall[] = [];
  const overrides = new Map(acceptUnknown);
  const { address, bot, close } = await start({
    token: development.bot_token,
    findUser: (id) => ({ id, is_bot: false, first_name: 'Ada' }),
    onCall: (call) => calls.push(call),
    overrides,
  });
  afterFile(close);
  return {
    address,
    /** All Stars transactions, oldest first. */
    stars: bot.payments.stars.all,
    invoiceOf: (link: string) => bot.payments.invoice(link.replace('https://t.me/$', '')),
    /** Returns the parameters of a method's calls, oldest first. */
    callsOf: (method: string) =>
      calls.filter((call) => call.method === method).map(({ given }) => given),
    /**
     * Sets the response to all later calls of `method` in this test. `response` may throw `ApiError` or `HangUp`.
     */
    respond(method: string, response: Override) {
      const before = overrides.get(method);
      overrides.set(method, response);
      onTestFinished(() => {
        if (before) overrides.set(method, before);
        else overrides.delete(method);
      });
    },
    /**
     * Removes the response that `respond` or `acceptUnknown` has set for `method`. The fake Bot API then gives its own
     * response.
     */
    restore: (method: string) => void overrides.delete(method),
    /** Adds updates to the bot's queue. Each update stays in the queue until the bot confirms the update. */
    push(...updates: Update[]) {
      for (const { update_id, ...news } of updates as BotUpdate[]) {
        bot.updates.add(news as BotUpdate, update_id);
      }
    },
    unconfirmed: () => bot.updates.pending.map(({ update_id }) => update_id),
  };
}
