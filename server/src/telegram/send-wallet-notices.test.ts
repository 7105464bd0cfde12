import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createPlayer } from '../../test/create-player.ts';
import { freshWallet } from '../../test/create-rewards.ts';
import { recordingLog } from '../../test/recording-log.ts';
import { startBot } from '../../test/start-bot.ts';
import { ApiError, HangUp } from '../../test/start-bot-api.ts';
import { updateUser } from '../users/update-user.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { runWalletNotices, sendWalletNotices } from './send-wallet-notices.ts';

async function reporting() {
  const started = await startBot();
  const { db, deps, bot, botApi, clock } = started;
  const signal = new AbortController().signal;
  const player = await createPlayer(db);
  return {
    ...started,
    player,
    change: (wallet_hash: string | null, languageCode: string | null = null, who = player) =>
      updateUser(deps, { ...who, languageCode }, { wallet_hash, wallet_changed_at: clock.now() }),
    round: () => sendWalletNotices({ ...deps, api: bot.api }, signal),
    sent: () => botApi.callsOf('sendMessage').map(({ chat_id, text }) => [chat_id, text]),
    waiting: () => db.selectFrom('wallet_notice').selectAll().execute(),
  };
}

test('a wallet that is set, replaced and removed is reported each time, in this order', async () => {
  const { change, round, sent, player, waiting } = await reporting();
  const [first, second] = [freshWallet(), freshWallet()];
  await change(first);
  await change(second);
  await change(null);

  for (let rounds = 0; rounds < 3; rounds += 1) await round();

  expect(sent()).toEqual([
    [player.telegramId, expect.stringContaining(`is now ${friendlyWallet(first)}.`)],
    [player.telegramId, expect.stringContaining(`is now ${friendlyWallet(second)}.`)],
    [player.telegramId, expect.stringContaining('was removed')],
  ]);
  expect(await waiting()).toEqual([]);
});

test('the text says what to do, in the language of the player', async () => {
  const { change, round, sent, deps } = await reporting();
  await change(freshWallet(), 'ru');
  await round();
  const [[, text] = []] = sent();
  expect(text).toContain('Это были не вы?');
  expect(text).toContain(deps.config.supportUrl);
});

test('the same wallet again is not reported', async () => {
  const { change, waiting } = await reporting();
  const wallet = freshWallet();
  await change(wallet);
  await change(wallet);
  expect(await waiting()).toHaveLength(1);
});

test.each([
  ['blocked the bot', 403, 'Forbidden: bot was blocked by the user'],
  ['never opened the chat', 400, 'Bad Request: chat not found'],
])('a message to a player who %s is not sent again', async (_, code, description) => {
  const { change, round, botApi, waiting } = await reporting();
  botApi.respond('sendMessage', () => {
    throw new ApiError(code, description);
  });
  await change(freshWallet());
  await round();
  expect(await waiting()).toEqual([]);
});

test('after a failure a message is sent again with growing pauses, and delays no other player', async () => {
  const { db, change, round, botApi, clock, sent, waiting } = await reporting();
  botApi.respond('sendMessage', () => {
    throw new HangUp();
  });
  await change(freshWallet());
  await round();
  expect(await waiting()).toMatchObject([{ attempts: 1, due_at: new Date(clock.time + 1_000) }]);
  botApi.restore('sendMessage');
  const other = await createPlayer(db);
  await change(freshWallet(), null, other);
  const before = sent().length;
  await round();
  expect(sent().slice(before)).toMatchObject([[other.telegramId, expect.any(String)]]);

  clock.time += 1_000;
  await round();

  expect(await waiting()).toEqual([]);
  expect(sent()).toHaveLength(before + 2);
});

test('a change is not reported before an earlier one that could not be sent', async () => {
  const { change, round, botApi, clock, sent, waiting } = await reporting();
  botApi.respond('sendMessage', () => {
    throw new ApiError(500);
  });
  const [first, second] = [freshWallet(), freshWallet()];
  await change(first);
  await round();
  botApi.restore('sendMessage');
  await change(second);
  await round();
  expect(sent()).toHaveLength(1);

  clock.time += 1_000;
  await round();
  await round();

  expect(sent().map(([, text]) => text)).toEqual(
    [first, first, second].map((wallet) => expect.stringContaining(friendlyWallet(wallet))),
  );
  expect(await waiting()).toEqual([]);
});

test('a server that stops begins no further message, and leaves the rest to the next one', async () => {
  const { db, change, botApi, bot, deps, sent, waiting } = await reporting();
  const stopping = new AbortController();
  botApi.respond('sendMessage', () => {
    stopping.abort();
    return true;
  });
  await change(freshWallet());
  await change(freshWallet(), null, await createPlayer(db));
  await sendWalletNotices({ ...deps, api: bot.api }, stopping.signal);
  expect([sent().length, (await waiting()).length]).toEqual([1, 1]);
});

test('a message waits as long as the Bot API demands', async () => {
  const { change, round, botApi, clock, waiting } = await reporting();
  botApi.respond('sendMessage', () => {
    throw new ApiError(429, 'Too Many Requests: retry after 90', { retryAfter: 90 });
  });
  await change(freshWallet());
  await round();
  expect(await waiting()).toMatchObject([{ due_at: new Date(clock.time + 90_000) }]);
});

test('a message whose attempt cannot be stored is not sent', async () => {
  const { db, change, round, sent } = await reporting();
  await change(freshWallet());
  await sql`alter table wallet_notice add check (attempts = 0)`.execute(db);
  await expect(round()).rejects.toThrow('violates check constraint');
  expect(sent()).toEqual([]);
});

test('of two servers that read the same notice, one sends it', async () => {
  const { change, round, sent } = await reporting();
  await change(freshWallet());
  await Promise.all([round(), round()]);
  expect(sent()).toHaveLength(1);
});

test('while the database is away, one error is logged, and the pauses grow', async () => {
  const { bot, deps } = await reporting();
  const { log, messages } = recordingLog();
  const db = deps.db.withPlugin({
    transformQuery: () => {
      throw new Error('The database is unavailable.');
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  const pauses: number[] = [];
  const { promise: threePauses, resolve } = Promise.withResolvers<void>();
  const { close } = runWalletNotices({ ...deps, db, log, api: bot.api }, async (ms, signal) => {
    if (pauses.push(ms) < 3) return;
    resolve();
    await new Promise((ended) => signal.addEventListener('abort', ended));
  });
  await threePauses;
  await close();
  expect(pauses.slice(0, 3)).toEqual([1_000, 2_000, 4_000]);
  expect(messages).toEqual(['Changed wallets could not be reported; the server keeps trying.']);
});

test('the bot reports until it is closed', async () => {
  const { change, bot, deps, sent } = await reporting();
  const pause = () => new Promise<void>((resolve) => setTimeout(resolve, 5));
  const { close } = runWalletNotices({ ...deps, api: bot.api }, pause);
  onTestFinished(close);
  await change(freshWallet());
  await expect.poll(() => sent().length).toBe(1);

  await close();
  await change(freshWallet());

  expect(sent()).toHaveLength(1);
});
