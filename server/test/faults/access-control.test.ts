import type { ReferralCode, WalletProofPayload } from '@bold/sdk';
import { type OperationId, operations } from '@bold/sdk/operations';
import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database, UserRow } from '../../src/database/schema.ts';
import { insertPayout } from '../../src/payments/payouts/payouts-repository.ts';
import { createPlayer } from '../create-player.ts';
import { freshWallet, rewards } from '../create-rewards.ts';
import { signProof } from '../sign-proof.ts';
import { startLive } from '../start-live.ts';
import { startOfTests, startServer } from '../start-server.ts';

const { player, db } = await startServer({
  config: { publicUrl: 'https://bold.example' },
  deps: {
    gateways: { stars: async ({ paymentId }) => `https://t.me/$${paymentId}` },
    prepareShareMessage: async () => ({ id: 'prepared', expiresAt: startOfTests }),
  },
});
const key = { 'Idempotency-Key': 'a-key-that-the-victim-uses' };

/**
 * The victim's value in each column of `users` that no other player may read, null for other columns and for those that
 * are no text. The victim hides what a player can hide.
 */
const hidden = {
  id: null,
  telegram_id: '5555000111',
  username: 'hidden_handle',
  display_name: null,
  first_name: 'Vic-First',
  last_name: 'Tim-Last',
  is_username_visible: null,
  is_bonus_taken: null,
  country_id: null,
  instagram_username: null,
  twitter_username: null,
  custom_link: null,
  bio: null,
  wallet_hash: freshWallet(),
  wallet_verified: null,
  wallet_changed_at: null,
  created_at: null,
  launched_at: null,
} satisfies Record<keyof UserRow, string | null>;

/** Creates a player with data in every table. No other player may receive the returned `secrets`. */
async function createVictim() {
  const telegramId = Number(hidden.telegram_id);
  const { userId } = await createPlayer(db, { available: 7_654_321, total: 345, telegramId });
  const { raw, call } = player({
    id: telegramId,
    username: hidden.username,
    first_name: hidden.first_name,
    last_name: hidden.last_name,
  });
  const social = { bio: 'Public text', custom_link: 'bold.example' };
  await call('PATCH', '/user/profile/me', {
    body: { display_name: 'Victim', country_id: 'DE', additional_info: social },
  });
  await call('PATCH', '/user/me/username-visibility', { body: { is_username_visible: false } });
  const wallet = {
    wallet_hash: hidden.wallet_hash,
    wallet_verified: true,
    wallet_changed_at: new Date(0),
  };
  await db.updateTable('users').set(wallet).where('id', '=', userId).execute();
  await rewards(db, startOfTests).earn(userId, 1_234.56, 1);
  const invoice = await call<{ invoice_link: string; payment_id: string }>(
    'POST',
    '/payment/gateway/invoice-link/tariff',
    { body: { tariff_id: 1 }, headers: key },
  );
  await call('POST', '/bonus/start', { headers: { 'Idempotency-Key': 'the-victims-gift' } });
  const challenge = await call<WalletProofPayload>('POST', '/user/wallet/proof-payload');
  const { body: own } = await call<{ payment_info: { wallet_hash: string } }>(
    'GET',
    `/user/profile/${userId}`,
  );
  const payoutId = 'f'.repeat(32);
  const payout = { id: payoutId, userId, wallet: freshWallet(), micros: 7_654_321, nano: 1 };
  const paid = { transaction: 'e'.repeat(64) };
  await db
    .transaction()
    .execute((tx) => insertPayout(tx, { ...payout, tonPriceMicros: null }, startOfTests, paid));
  return {
    userId,
    telegramId,
    payoutId,
    payload: challenge.body.payload,
    paymentId: invoice.body.payment_id,
    secrets: [
      ...Object.values(hidden).filter((value) => value !== null),
      '7654321',
      '1234.56',
      paid.transaction,
      own.payment_info.wallet_hash,
      challenge.body.payload,
      invoice.body.invoice_link,
      await raw,
    ],
  };
}

const victim = await createVictim();
const host = await createPlayer(db, { telegramId: 31 });
const { body: code } = await player({ id: 31 }).call<ReferralCode>('GET', '/user/referrals/code');
const other = player({ id: 66, username: 'mallory' });
const otherId = (await other.call<{ id: number }>('GET', '/user/me')).body.id;
const proof = signProof({
  payload: victim.payload,
  domain: 'bold.example',
  timestamp: startOfTests.getTime() / 1000,
});

type Attempt = { path?: string; body?: unknown };
const { userId } = victim;
const asVictim = { id: userId, user_id: userId, telegram_id: victim.telegramId };
const inQuery = `?user_id=${userId}&id=${userId}&tg_auth=${victim.telegramId}`;

/** The requests with which another player tries to read or change the victim's data. */
const attempts: Record<OperationId, Attempt[]> = {
  getMe: [{}, { path: `/user/me${inQuery}` }],
  updateMyProfile: [
    { body: { ...asVictim, display_name: 'Mallory' } },
    { body: { display_name: 'Mallory', additional_info: { bio: 'Mine' } } },
    { body: { payment_info: { wallet_hash: freshWallet(), user_id: userId } } },
  ],
  setUsernameVisibility: [
    { body: { is_username_visible: true, ...asVictim } },
    { body: { is_username_visible: true } },
  ],
  checkDisplayName: [
    { path: '/user/me/check-display-name?display_name_to_check=hidden_handle' },
    { path: '/user/me/check-display-name?display_name_to_check=Victim' },
  ],
  getProfile: [{ path: `/user/profile/${userId}` }],
  getPaymentStatus: [{ path: `/payment/status/${victim.paymentId}` }],
  createWalletProofPayload: [{}],
  verifyWalletProof: [{ body: proof.proof }],
  getMyTaps: [{}, { path: `/user/taps/me${inQuery}` }],
  getCachedTaps: [{ path: `/user/taps/cached/${userId}` }],
  listLevels: [{}],
  listCountries: [{}],
  getMyRank: [{}, { path: `/leaderboard/me${inQuery}` }],
  listTop: [{}, { path: '/leaderboard/top?level_id=2' }],
  getMyReferralCode: [{}, { path: `/user/referrals/code${inQuery}` }],
  setReferralCode: [{ body: { code: code.code, ...asVictim } }, { body: { code: code.code } }],
  getReferralStats: [{ path: `/user/referrals/stats/${userId}` }],
  createShareMessage: [{ body: { link: 'referral' } }, { body: { link: 'profile', ...asVictim } }],
  startBonus: [{}, { path: `/bonus/start${inQuery}` }],
  listExchangeRates: [{}],
  listTariffs: [{}],
  listBonusThresholds: [{}],
  quoteCustomPrice: [{ path: '/payment/find-custom-price?payment_currency=STARS&amount=100' }],
  getMyPayouts: [
    {},
    { path: `/user/payouts${inQuery}` },
    { path: `/user/payouts?before=${victim.payoutId}` },
  ],
  createTariffInvoice: [{ body: { tariff_id: 1 } }, { body: { tariff_id: 1, ...asVictim } }],
  createCustomInvoice: [{ body: { taps_amount: 100, payment_currency: 'STARS' } }],
};

test('[SEC-04] the victim has every value that is hidden, and others find the victim on the leaderboard', async () => {
  const row = db.selectFrom('users').selectAll().where('id', '=', userId);
  const stored = new Map(Object.entries(await row.executeTakeFirstOrThrow()));
  const isLacking = ([column, value]: [string, string | null]) =>
    value !== null && `${stored.get(column)}` !== value;
  expect(
    Object.entries(hidden).filter(isLacking),
    'Store these values in createVictim(), so that the other tests see whether another player receives them',
  ).toEqual([]);
  const { body } = await other.call<unknown>('GET', '/leaderboard/top');
  expect(body).toContainEqual(expect.objectContaining({ user_id: userId }));
});

test.each(Object.keys(attempts) as OperationId[])(
  '[SEC-04] [SEC-05] %s lets another player neither read nor change what is not public',
  async (id) => {
    // Reading a player's stats creates the player's invitation code, so this comes before the comparison.
    await other.call('GET', `/user/referrals/stats/${userId}`);
    const before = await rowsOf(db, userId);
    expect(before.length).toBeGreaterThan(6);
    const { method, path } = operations[id];
    for (const attempt of attempts[id]) {
      for (const headers of [{}, key, { 'Idempotency-Key': 'the-victims-gift' }]) {
        const { path: tried = path, ...rest } = attempt;
        const response = await other.call<unknown>(method, tried, { ...rest, headers });
        expect(response.status, `${id} fails`).toBeLessThan(500);
        const text = JSON.stringify(response.body);
        expect(
          victim.secrets.filter((secret) => text.includes(secret)),
          `${id} shows another player what only its owner may read`,
        ).toEqual([]);
      }
    }
    expect(await rowsOf(db, userId)).toEqual(before);
  },
);

test('the attempts change the own data of the player who makes them, so the requests are valid', async () => {
  const rows = (await rowsOf(db, otherId)).join('\n');
  expect(rows).toContain('Mallory');
  expect(rows).toContain('"reason": "gift"');
  expect(rows).toContain(`"referrer_id": ${host.userId}`);
  expect(rows).toMatch(/^payment /m);
});

test('[SEC-02] on the live connection no player can tap for, receive for or block another', async () => {
  const { connect, tryConnect, live } = await startLive(db);
  const [one, other] = [victim, { telegramId: 66 }];
  const [theirs, mine, forger] = [await connect(one), await connect(other), await connect(other)];
  const before = await rowsOf(db, userId);
  forger.sendJson({ multiplier: 1, taps: 51, tg_user_id: one.telegramId, session: 's', seq: 9 });
  expect(await forger.closed).toMatchObject({ code: 4403 });

  mine.tap({ taps: 5, session: 'phone', seq: 7 });
  expect(await mine.next()).toMatchObject({ applied: 5 });
  expect(await rowsOf(db, userId)).toEqual(before);

  // Two players may use the same batch id for different batches.
  theirs.tap({ taps: 2, session: 'phone', seq: 1 });
  expect(await theirs.next()).toMatchObject({ type: 'taps', seq: 1, applied: 2 });
  // The pushed balance of one player is not sent to the other: the other's next message is the ack of the own batch.
  live.pushBalance(userId);
  expect(await theirs.next()).toMatchObject({ type: 'balance', total_taps: 347 });
  mine.tap({ taps: 1, session: 'phone', seq: 8 });
  expect(await mine.next()).toMatchObject({ type: 'taps', seq: 8, applied: 1 });
  expect([theirs.unread, mine.unread]).toEqual([0, 0]);

  const unsigned = new URLSearchParams({ user: JSON.stringify({ id: one.telegramId }) });
  expect(await tryConnect(`${unsigned}`).closed).toMatchObject({ code: 4401 });
});

/** Returns a user's rows from every table, each row as text. */
async function rowsOf(db: Kysely<Database>, userId: number): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.table_name as name from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'user_id'
    order by 1`.execute(db);
  const all: string[] = [];
  for (const { name } of [{ name: 'users' }, ...tables]) {
    const owner = sql.ref(name === 'users' ? 'id' : 'user_id');
    const { rows } = await sql<{ text: string }>`
      select to_jsonb(t)::text as text from ${sql.table(name)} t where ${owner} = ${userId} order by 1`.execute(
      db,
    );
    all.push(...rows.map(({ text }) => `${name} ${text}`));
  }
  return all;
}
