import { randomInt } from 'node:crypto';
import type { InvoiceResult, ReferralCode, User } from '@bold/sdk';
import { giftTaps } from '@bold/sdk/limits';
import { afterEach, expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { singleDatabase } from '../../src/database/shards.ts';
import { createDatabase } from '../create-database.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { LiveSocket } from '../live-socket.ts';
import { startBotApi } from '../start-bot-api.ts';
import { databaseUrl } from '../template-database.ts';
import { paymentUpdate, refundUpdate } from '../updates.ts';
import { extent } from './extent.ts';
import { hasRedis, startOwnRedis } from './own-redis.ts';
import { type RunningProcess, runServer, webhookSecret } from './run-server.ts';

const parallel = extent(30, 100);
const paidAt = new Date('2026-11-20T12:00:00Z');
const { db, connection } = await createDatabase();
const botApi = await startBotApi();
const env = {
  DATABASE_URL: databaseUrl(connection),
  TELEGRAM_API_ROOT: botApi.address,
  TELEGRAM_WEBHOOK_SECRET: webhookSecret,
};
const shared = hasRedis ? { REDIS_URL: (await startOwnRedis()).url } : {};
const first = await runServer({ ...env, ...shared });
const second = hasRedis ? await runServer({ ...env, ...shared }) : first;

const setups: [name: string, servers: RunningProcess[]][] = [
  ['on one process', [first]],
  // A second server process needs a Redis.
  ...(hasRedis ? [['on two processes', [first, second]] as [string, RunningProcess[]]] : []),
];

/** Makes parallel calls, distributed over the servers. */
function callInParallel<Result>(
  servers: RunningProcess[],
  call: (server: RunningProcess, at: number) => Promise<Result>,
): Promise<Result[]> {
  const turns = Array.from({ length: parallel }, (_, at) => servers[at % servers.length] ?? first);
  return Promise.all(turns.map(call));
}

const countOf = <Item>(items: Item[], wanted: (item: Item) => boolean) =>
  items.filter(wanted).length;
const balanceOf = (userId: number) =>
  db
    .selectFrom('tap_balance')
    .select(['available', 'debt', 'total'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

afterEach(async () => expect((await audit(singleDatabase(db))).differences).toEqual([]));

test.each(setups)(
  '[SEC-06] of simultaneous requests for one gift %s one gets it',
  async (_, servers) => {
    const { userId, telegramId } = await createPlayer(db);
    const responses = await callInParallel(servers, (server) =>
      server.call<User>(telegramId, 'POST', '/bonus/start'),
    );
    expect(countOf(responses, ({ status }) => status === 200)).toBe(1);
    expect(countOf(responses, ({ body }) => body.code === 'BONUS_ALREADY_TAKEN')).toBe(
      parallel - 1,
    );
    expect(await balanceOf(userId)).toEqual({ available: giftTaps, debt: 0, total: 0 });
  },
);

test.each(setups)(
  '[PAY-02] one charge that is reported many times at once %s is credited once',
  async (_, servers) => {
    const { userId, telegramId } = await createPlayer(db);
    const { id: paymentId } = await invoice(db, userId, { now: paidAt });
    const update = paymentUpdate(
      { id: telegramId },
      { paymentId, chargeId: paymentId, amount: 500 },
    );
    const responses = await callInParallel(servers, (server) => server.deliver(update));
    expect(new Set(responses)).toEqual(new Set([200]));
    expect(await balanceOf(userId)).toEqual({ available: 1_100, debt: 0, total: 0 });
  },
);

test.each(setups)(
  'an invoice that many charges pay at once %s is settled by one of them',
  async (_, servers) => {
    const { userId, telegramId } = await createPlayer(db);
    const { id: paymentId } = await invoice(db, userId, { now: paidAt });
    const responses = await callInParallel(servers, (server, at) =>
      server.deliver(
        paymentUpdate(
          { id: telegramId },
          { paymentId, chargeId: `${paymentId}-${at}`, amount: 500 },
        ),
      ),
    );
    expect(new Set(responses)).toEqual(new Set([200]));
    expect(await balanceOf(userId)).toEqual({ available: 1_100, debt: 0, total: 0 });
    const charges = await db
      .selectFrom('payment_charge')
      .select('settles')
      .where('payment_id', '=', paymentId)
      .execute();
    expect(charges).toHaveLength(parallel);
    expect(countOf(charges, ({ settles }) => settles)).toBe(1);
  },
);

test.each(setups)(
  'many requests at once with one Idempotency-Key %s do the work once',
  async (_, servers) => {
    const { userId, telegramId } = await createPlayer(db);
    const ask = (server: RunningProcess) =>
      server.call<InvoiceResult>(
        telegramId,
        'POST',
        '/payment/gateway/invoice-link/tariff',
        { tariff_id: 1 },
        'one-key-for-all-of-them',
      );
    const responses = await callInParallel(servers, ask);
    const last = await ask(second);
    expect(last.status).toBe(200);
    for (const { status, body } of responses) {
      expect(status === 200 ? body : body.code).toEqual(
        status === 200 ? last.body : 'REQUEST_IN_PROGRESS',
      );
    }
    const payments = db.selectFrom('payment').select('id').where('user_id', '=', userId);
    expect(await payments.execute()).toHaveLength(1);
  },
);

test.each(setups)(
  'taps that are spent while they are refunded %s become a debt of exactly as many taps',
  async (_, servers) => {
    const { userId, telegramId } = await createPlayer(db);
    const { id: paymentId } = await invoice(db, userId, { now: paidAt });
    const charge = { paymentId, chargeId: paymentId, amount: 500 };
    expect(await first.deliver(paymentUpdate({ id: telegramId }, charge))).toBe(200);

    const sockets = await Promise.all(
      servers.map(({ address }) => LiveSocket.open(address, telegramId)),
    );
    const spending = sockets.map(async (socket, at) => {
      let spent = 0;
      for (let seq = 1; seq <= parallel; seq += 1) socket.tap({ taps: 7, session: `s${at}`, seq });
      for (let received = 0; received < parallel; ) {
        const response = await socket.next();
        if (response.type === 'balance') continue;
        received += 1;
        if (response.type === 'taps') spent += response.applied;
      }
      return spent;
    });
    const refund = refundUpdate({ id: telegramId }, charge);
    const responses = await callInParallel(servers, (server) => server.deliver(refund));
    expect(new Set(responses)).toEqual(new Set([200]));
    const spent = (await Promise.all(spending)).reduce((sum, taps) => sum + taps, 0);

    expect(await balanceOf(userId)).toEqual({ available: 0, debt: spent, total: spent });
    for (const socket of sockets) socket.drop();
  },
);

test.each(setups)('a name that many players take at once %s goes to one', async (name, servers) => {
  const players = await Promise.all(Array.from({ length: parallel }, () => createPlayer(db)));
  const wanted = name.replaceAll(' ', '_');
  const responses = await callInParallel(servers, (server, at) =>
    server.call<object>(players[at]?.telegramId ?? 0, 'PATCH', '/user/profile/me', {
      display_name: at % 2 ? wanted : wanted.toUpperCase(),
    }),
  );
  expect(countOf(responses, ({ status }) => status === 200)).toBe(1);
  expect(countOf(responses, ({ body }) => body.code === 'DISPLAY_NAME_TAKEN')).toBe(parallel - 1);
});

test.each(setups)(
  'many simultaneous first calls of one player %s create one user',
  async (_, servers) => {
    const telegramId = randomInt(1, 2 ** 47);
    const responses = await callInParallel(servers, (server) =>
      server.call<User>(telegramId, 'GET', '/user/me'),
    );
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1);
    expect(responses.every(({ status }) => status === 200)).toBe(true);
  },
);

test.each(setups)(
  'a player who accepts many invitations at once %s was invited by one',
  async (_, servers) => {
    const guest = await createPlayer(db);
    const hosts = await Promise.all(Array.from({ length: parallel }, () => createPlayer(db)));
    const codes = await callInParallel(servers, (server, at) =>
      server.call<ReferralCode>(hosts[at]?.telegramId ?? 0, 'GET', '/user/referrals/code'),
    );
    const responses = await callInParallel(servers, (server, at) =>
      server.call<ReferralCode>(guest.telegramId, 'POST', '/user/referrals/set-code', {
        code: codes[at]?.body.code,
      }),
    );
    expect(countOf(responses, ({ status }) => status === 200)).toBe(1);
    expect(countOf(responses, ({ body }) => body.code === 'REFERRAL_CODE_ALREADY_SET')).toBe(
      parallel - 1,
    );
    const referrals = db.selectFrom('referral').selectAll().where('user_id', '=', guest.userId);
    expect(await referrals.execute()).toHaveLength(1);
  },
);

test.each(setups)(
  'two players who invite each other at once %s form no circle',
  async (_, servers) => {
    const pairs = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const [one, other] = [await createPlayer(db), await createPlayer(db)];
        const code = async ({ telegramId }: typeof one) =>
          (await first.call<ReferralCode>(telegramId, 'GET', '/user/referrals/code')).body.code;
        return { one, other, codes: [await code(one), await code(other)] };
      }),
    );
    for (const { one, other, codes } of pairs) {
      const accept = (server: RunningProcess, by: typeof one, code: string | undefined) =>
        server.call<object>(by.telegramId, 'POST', '/user/referrals/set-code', { code });
      const responses = await Promise.all([
        accept(servers[0] ?? first, one, codes[1]),
        accept(servers.at(-1) ?? first, other, codes[0]),
      ]);
      expect(countOf(responses, ({ status }) => status === 200)).toBe(1);
      expect(countOf(responses, ({ body }) => body.code === 'REFERRAL_CIRCLE')).toBe(1);
    }
  },
);
