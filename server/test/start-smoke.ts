import { startBotApi } from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import tariffs from '@bold/openapi/catalogue/tariffs.json' with { type: 'json' };
import type { Update } from 'grammy/types';
import { onTestFinished } from 'vitest';
import { smokeSteps } from '../scripts/smoke/smoke-steps.ts';
import { walk } from '../scripts/smoke/walk.ts';
import { readConfig } from '../src/config.ts';
import { wireGateways } from '../src/start/wire-gateways.ts';
import { handleUpdates } from '../src/telegram/handle-updates.ts';
import { openBot } from '../src/telegram/open-bot.ts';
import { shareMessages } from '../src/telegram/prepare-share-message.ts';
import { openChainApi } from '../src/ton/chain-api.ts';
import { scanDeposits } from '../src/ton/scan-deposits.ts';
import { initDataOf } from './init-data.ts';
import { signProof } from './sign-proof.ts';
import { startChain } from './start-chain.ts';
import { startLive } from './start-live.ts';
import { startOfTests, startServer } from './start-server.ts';

const deposit = `0:${'b01d'.repeat(16)}`;
const telegramId = 41;
const person = { id: telegramId, is_bot: false, first_name: 'Ada' };

/** The operator's action in each step, by title of the step. */
export type Acts = Record<string, () => Promise<unknown>>;

/**
 * Starts a server for Telegram's test environment. The returned function `run` goes through the steps of the smoke test
 * with a simulated operator.
 */
export async function startSmoke() {
  const { address, bot, close } = await startBotApi({
    token: development.bot_token,
    findUser: () => person,
    // Nothing times out in the tests.
    clock: { now: () => startOfTests.getTime(), after: () => () => undefined },
  });
  onTestFinished(close);
  const stand = await startChain(startOfTests.getTime());
  const config = readConfig({
    TELEGRAM_API_ROOT: address,
    TELEGRAM_ENVIRONMENT: 'test',
    TON_API_URL: stand.url,
    TON_DEPOSIT_ADDRESS: deposit,
  });
  const client = openBot(config);
  const chain = openChainApi(config);
  if (!client || !chain) throw new Error('The tests have no bot or no chain.');
  const { api } = client;
  const account = { account: chain.account };
  const server = await startServer({
    config,
    deps: { gateways: wireGateways(config, api), prepareShareMessage: shareMessages(api) },
  });
  const { db, deps, clock } = server;
  const live = await startLive(db, { clock });
  const { call } = server.player({ id: telegramId });
  const handleUpdate = handleUpdates(client, deps);

  /** Passes all waiting updates to the server, as Telegram's webhook does. */
  async function deliver() {
    for (const update of bot.updates.pending.splice(0)) await handleUpdate(update as Update);
  }

  const dated = { domain: new URL(config.publicUrl).hostname, timestamp: clock.time / 1000 };
  const wallet = signProof({ payload: 'any', ...dated }).address.toRawString();

  const phone = {
    launch: () =>
      call('PATCH', '/user/profile/me', { body: { display_name: 'ada-lace', country_id: 'PT' } }),
    tap: async () => {
      await call('POST', '/bonus/start');
      const socket = await live.connect({ telegramId });
      socket.tap({ taps: 10, session: 'smoke-session-0001', seq: 1 });
      await socket.nextResponse();
      socket.drop();
    },
    order: async (currency: 'STARS' | 'TON') => {
      const tariff = tariffs.find((one) => one.target_currency === currency);
      const { body } = await call<{ invoice_link: string; payment_id: string }>(
        'POST',
        '/payment/gateway/invoice-link/tariff',
        { body: { tariff_id: tariff?.id } },
      );
      return body;
    },
    payStars: async () => {
      const { invoice_link: link } = await phone.order('STARS');
      const paying = bot.payments.pay(link.replace('https://t.me/$', ''), person);
      await deliver();
      await paying;
      await deliver();
    },
    /** Pays an offer in TON. The comment is the invoice's id by default. */
    payTon: async ({ from = wallet, comment }: { from?: string; comment?: string } = {}) => {
      const { invoice_link: link, payment_id: id } = await phone.order('TON');
      const nano = BigInt(new URL(link).searchParams.get('amount') ?? '0');
      stand.pay({ to: deposit, from, nano, comment: comment ?? id });
      const signal = new AbortController().signal;
      const pause = async () => undefined;
      await scanDeposits({ ...deps, chain, account: deposit, signal, pause });
    },
    proveWallet: async () => {
      const { body } = await call<{ payload: string }>('POST', '/user/wallet/proof-payload');
      const { proof } = signProof({ payload: body.payload, ...dated });
      await call('POST', '/user/wallet/proof', { body: proof });
    },
    /** Prepares a message that links to the player's own card, as the app does before the player chooses a chat. */
    prepareMessage: () =>
      call('POST', '/user/referrals/share-message', {
        body: { link: 'profile' },
        headers: { 'Idempotency-Key': 'the-message-to-share' },
      }),
    /** Prepares a message with the player's own card, and launches the app from this message five seconds later. */
    share: async () => {
      await phone.prepareMessage();
      clock.time += 5_000;
      const again = await initDataOf(telegramId, clock.now());
      await server.call('GET', '/api/user/me', { headers: { Authorization: `tma ${again}` } });
    },
    typeWallet: (address: string) =>
      call('PATCH', '/user/profile/me', { body: { payment_info: { wallet_hash: address } } }),
  };
  const acts: Acts = {
    launch: phone.launch,
    taps: phone.tap,
    'purchase with Stars': phone.payStars,
    'wallet proof': phone.proveWallet,
    'purchase with TON': phone.payTon,
    'message to a chat': phone.share,
  };

  /**
   * Runs all steps.
   * @param replaced Actions that replace the operator's usual actions.
   * @param confirm A function that returns the operator's answer to a question.
   */
  async function run(replaced: Acts = {}, confirm = async (_question: string) => true) {
    const waiting = { ...acts, ...replaced };
    let title = '';
    const lines: string[] = [];
    const here = `http://127.0.0.1:${server.port}`;
    const smoke = { ...deps, config: { ...config, publicUrl: here }, api, chain: account, wallet };
    const passed = await walk(smokeSteps(smoke), {
      operator: {
        tell: (line) => {
          title = /^Step \d+ of \d+: (.*)$/.exec(line)?.[1] ?? title;
        },
        confirm,
      },
      now: clock.now,
      // The operator acts at the first pause of a step. Later pauses only advance the clock.
      pause: async (ms) => {
        const act = waiting[title];
        delete waiting[title];
        if (act) await act();
        else clock.time += ms;
      },
      write: (line) => lines.push(line),
      secrets: [config.botToken],
    });
    // Without the time at its beginning.
    return { passed, lines: lines.map((line) => line.slice(25)) };
  }

  return { run, phone, db, bot, wallet, server };
}
