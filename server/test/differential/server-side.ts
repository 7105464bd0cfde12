import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, type Bot, type BotApi, chainFor, startBotApi } from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { botTexts } from '../../src/telegram/bot-texts.ts';
import { startProcess } from '../conformance/start-process.ts';
import type { Side } from './side.ts';

const plenty = '1000000000';
/** Limits that are never reached, although all requests come from one address in quick succession. */
const raisedLimits = {
  LIMIT_USER_REQUESTS_PER_MINUTE: plenty,
  LIMIT_ADDRESS_REQUESTS_PER_MINUTE: plenty,
  LIMIT_INVOICES_PER_MINUTE: plenty,
  LIMIT_NAME_CHECKS_PER_MINUTE: plenty,
  LIMIT_SHARE_MESSAGES_PER_MINUTE: plenty,
  LIMIT_LIVE_SOCKETS_PER_ADDRESS: plenty,
};

const lastLines = 5;

/**
 * Starts the server as a process on an unused database, with a fake Bot API and a fake chain.
 * @param variables The environment variables for the database.
 */
export async function startServerSide(variables: Record<string, string>): Promise<Side> {
  const findUser = (id: number) => ({ id, is_bot: false, first_name: 'Player' });
  const botApi = await startBotApi({ token: development.bot_token, findUser });
  const chain = await chainFor({}, 'http://127.0.0.1');
  const server = await startProcess('server/src/main.ts', {
    ...variables,
    LOG_LEVEL: 'warn',
    TELEGRAM_API_ROOT: botApi.address,
    PAYMENT_GATEWAYS: 'stars,dollars,ton',
    PAYMENT_PROVIDER_TOKEN: 'a-provider',
    ...chain?.environment,
    ...raisedLimits,
  });
  return {
    address: server.url,
    log: () => server.output().trim().split('\n').slice(-lastLines),
    pay: (link, telegramId) => pay(botApi, slugOf(link), telegramId),
    refund: (link, telegramId) => refund(botApi, slugOf(link), telegramId),
    close: async () => {
      await server.stop();
      await botApi.close();
      await chain?.close();
    },
  };
}

const slugOf = (link: string) => link.replace('https://t.me/$', '');

async function pay({ bot }: BotApi, slug: string, telegramId: number): Promise<boolean> {
  const telegramUser = { id: telegramId, is_bot: false, first_name: 'Payer' };
  for (;;) {
    const receipt = await bot.payments.pay(slug, telegramUser);
    await updatesConfirmed(bot);
    // A busy server refuses a checkout that it cannot check in time, and asks to try again.
    if (receipt.status === 'failed' && receipt.reason === botTexts.en.refusals.busy) continue;
    return receipt.status === 'paid';
  }
}

async function refund({ bot }: BotApi, slug: string, telegramId: number): Promise<boolean> {
  const { payload } = bot.payments.invoice(slug);
  const paid = bot.payments.stars.all.find(
    (one) =>
      'source' in one && one.source.type === 'user' && one.source.invoice_payload === payload,
  );
  if (!paid) return false;
  try {
    bot.payments.refund(telegramId, paid.id);
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
  await updatesConfirmed(bot);
  return true;
}

/**
 * Waits until the server has confirmed every update. The server commits the effects of an update before it confirms the
 * update.
 */
async function updatesConfirmed(bot: Bot): Promise<void> {
  while (bot.updates.pending.length > 0) await wait(1);
}
