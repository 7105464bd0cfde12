import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { invoice } from '../../test/create-payment.ts';
import { freshWallet } from '../../test/create-rewards.ts';
import { audit } from '../audit/audit.ts';
import { singleDatabase } from '../database/shards.ts';
import { topEntries } from '../leaderboard/leaderboard-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { getReferralStats } from '../referrals/get-referral-stats.ts';
import { getCachedTaps } from '../taps/get-cached-taps.ts';
import { rollUpTaps } from '../taps/roll-up-taps.ts';
import { decideOnPlayer } from './decide-on-player.ts';
import { erasePlayer } from './erase-player.ts';
import { exportPlayer } from './export-player.ts';
import { insertAction } from './operator-actions-repository.ts';
import { asked, at, createPlayerWithData } from './player-with-data.fixture.ts';

/** Searches all rows of the database for the words. Returns `<table> <word>` for each word that a row contains. */
async function findWords(
  db: Awaited<ReturnType<typeof createPlayerWithData>>['db'],
  words: string[],
) {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_schema in ('public', 'analytics') and table_type = 'BASE TABLE'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row::text as text from ${sql.raw(name)} row`.execute(db);
    for (const { text } of rows) {
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${name} ${word}`));
    }
  }
  return found;
}

test('an erased player leaves nothing personal, the books stay, and the audit finds no difference', async () => {
  const { db, deps, userId, guest } = await createPlayerWithData();
  const words = [
    'Byron',
    'Countess',
    'GB',
    'poetical',
    'ada.byron',
    'a-key',
    'a-challenge',
    'secret-session',
    '77001100770011',
    'a-language',
  ];
  expect(new Set((await findWords(db, words)).map((it) => it.split(' ')[1]))).toEqual(
    new Set(words),
  );
  const money = () =>
    db.selectFrom('money_leg').selectAll().orderBy('entry').orderBy('micros').execute();
  const before = await money();

  expect(await erasePlayer(deps, { userId, ...asked }, 0)).toBe(
    `Player ${userId} is erased: the person can come back as a new player.`,
  );

  // The guest has the same last name.
  expect(await findWords(db, words)).toEqual(['public.users Byron']);
  const row = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirst();
  expect(row).toMatchObject({ telegram_id: -userId, created_at: at, is_bonus_taken: true });
  const events = db.selectFrom('analytics.event').select('user_id');
  expect(await events.execute()).toEqual([{ user_id: 78 }]);
  expect(await money()).toEqual(before);
  const everybody = await topEntries(singleDatabase(db), { from: 0, below: null }, 10);
  expect(everybody.map((entry) => entry.user_id)).toEqual([guest]);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);

  const { id: paymentId } = await invoice(db, guest);
  await settlePayment(deps, { paymentId, chargeId: 'later', at: new Date() });
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('erasing again changes nothing, and no other decision is made about an erased player', async () => {
  const { db, deps, userId } = await createPlayerWithData();
  await erasePlayer(deps, { userId, ...asked }, 0);
  const actions = () => db.selectFrom('operator_action').select(['action', 'reason']).execute();
  const before = await actions();
  expect(before).toEqual([{ action: 'erase', reason: asked.reason }]);
  expect(await erasePlayer(deps, { userId, ...asked }, 0)).toBe(
    `Player ${userId} was erased before.`,
  );
  expect(await actions()).toEqual(before);
  await expect(decideOnPlayer(deps, { userId, ...asked, action: 'unban' })).rejects.toThrow(
    `Player ${userId} is erased.`,
  );
});

test.each([false, true])(
  'a second call completes an erasure that stopped before the deletion (banned before: %s)',
  async (isBanned) => {
    const { db, deps, userId } = await createPlayerWithData();
    if (isBanned) await decideOnPlayer(deps, { userId, ...asked, action: 'ban' });
    // What the first call commits before it waits.
    await insertAction(db, { action: 'erase', user_id: userId, wallet: null, ...asked });
    expect(await erasePlayer(deps, { userId, ...asked }, 0)).toContain('is erased');
    expect(await findWords(db, ['Countess', 'poetical', 'secret-session'])).toEqual([]);
    const row = db.selectFrom('users').select('telegram_id').where('id', '=', userId);
    expect(await row.executeTakeFirst()).toEqual({ telegram_id: isBanned ? 77 : -userId });
    expect(await erasePlayer(deps, { userId, ...asked }, 0)).toContain('was erased before');
    const actions = await db.selectFrom('operator_action').select('action').execute();
    expect(actions.filter(({ action }) => action === 'erase')).toHaveLength(1);
  },
);

test('erasing a banned player again changes nothing', async () => {
  const { db, deps, userId } = await createPlayerWithData();
  await decideOnPlayer(deps, { userId, ...asked, action: 'ban' });
  await erasePlayer(deps, { userId, ...asked }, 0);
  expect(await erasePlayer(deps, { userId, ...asked }, 0)).toBe(
    `Player ${userId} was erased before.`,
  );
  const actions = await db.selectFrom('operator_action').select('action').execute();
  expect(actions.filter(({ action }) => action === 'erase')).toHaveLength(1);
});

test('an erased player who comes back is a new player, with the gift and without what was', async () => {
  const { db, deps, userId, open } = await createPlayerWithData();
  await erasePlayer(deps, { userId, ...asked }, 0);
  const again = await open(77, 60);
  expect(again).not.toBe(userId);
  const user = db.selectFrom('users').selectAll().where('id', '=', again);
  expect(await user.executeTakeFirst()).toMatchObject({
    telegram_id: 77,
    display_name: `bold_${again}`,
    is_bonus_taken: false,
    wallet_hash: null,
  });
  const balance = db.selectFrom('tap_balance').selectAll().where('user_id', '=', again);
  expect(await balance.executeTakeFirst()).toMatchObject({
    available: 0,
    total: 0,
    is_banned: false,
  });
});

test('the Telegram id of a banned player stays, so that the ban holds, until the ban ends', async () => {
  const { db, deps, userId, open } = await createPlayerWithData();
  await banPlayer(db, userId);
  expect(await erasePlayer(deps, { userId, ...asked }, 0)).toContain('keeps the ban');
  expect(await open(77, 60)).toBe(userId);
  const marked = db.selectFrom('tap_balance').select('is_banned').where('user_id', '=', userId);
  expect(await marked.executeTakeFirst()).toEqual({ is_banned: true });
  // The names that the new init data has are not stored again.
  const names = db.selectFrom('users').select(['first_name', 'username', 'launched_at']);
  expect(await names.where('id', '=', userId).executeTakeFirst()).toEqual({
    first_name: null,
    username: null,
    launched_at: null,
  });
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
  await banPlayer(db, userId, 'unban');
  expect(await erasePlayer(deps, { userId, ...asked }, 0)).toContain('come back as a new player');
  expect(await open(77, 120)).not.toBe(userId);
});

test.each([true, false])(
  'an erased player gets no new referral code (banned before: %s)',
  async (isBanned) => {
    const { db, deps, userId, guest } = await createPlayerWithData();
    const caller = { userId: guest, telegramId: 78, languageCode: null };
    const input = { ...caller, params: { id: userId }, query: {}, body: undefined };
    expect(await getReferralStats(input, deps)).toMatchObject({ referred_users_count: 1 });
    if (isBanned) await banPlayer(db, userId);
    await erasePlayer(deps, { userId, ...asked }, 0);
    await expect(getReferralStats(input, deps)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    // The total stays, because the books do.
    expect(await getCachedTaps(input, deps)).toEqual({ total_taps: 40 });
    const code = db.selectFrom('referral_code').selectAll().where('user_id', '=', userId);
    expect(await code.execute()).toEqual([]);
  },
);

test('a player with a payout under way is not erased, and a wallet in the log of wallets is not deleted before', async () => {
  const { db, deps, userId, guest } = await createPlayerWithData();
  const early = db.deleteFrom('wallet_change').where('user_id', '=', userId).execute();
  await expect(early).rejects.toThrow('never changed');
  const planned = { wallet: freshWallet(), micros: 1, nano: 1, planned_at: at };
  const payout = { id: 'f'.repeat(32), user_id: userId, ...planned };
  await db.insertInto('payout').values(payout).execute();
  await expect(erasePlayer(deps, { userId, ...asked }, 0)).rejects.toThrow('is under way');
  expect(await db.selectFrom('operator_action').selectAll().execute()).toEqual([]);
  expect(await erasePlayer(deps, { userId: guest, ...asked }, 0)).toContain('is erased');
});

test('an export has every row about the player, nothing about others, and is in the log', async () => {
  const { db, deps, userId, guest } = await createPlayerWithData();
  await db
    .insertInto('operator_action')
    .values({
      id: 'hold',
      at,
      operator: 'ada',
      action: 'hold',
      user_id: userId,
      wallet: null,
      reason: 'checked',
    })
    .execute();
  await rollUpTaps(singleDatabase(db));
  const commit = { hour: at, user_ids: [guest, userId], spent: [3, 4] };
  await db.insertInto('tap_journal').values(commit).execute();
  const rows = await exportPlayer(deps, { userId, ...asked });
  const empty = Object.entries(rows)
    .filter(([, found]) => found.length === 0)
    .map(([name]) => name);
  expect(empty.sort()).toEqual([
    'charge_record',
    'charge_return',
    'operator_command',
    'payment_refund',
    'ton_deposit',
    'ton_deposit_decision',
    'ton_payout_message',
  ]);
  expect(rows.users).toMatchObject([{ first_name: 'Ada', telegram_id: 77 }]);
  expect(rows['analytics.event']).toHaveLength(1);
  expect(rows.tap_journal).toEqual([{ hour: at, spent: 4 }]);
  expect(rows.operator_action).toMatchObject([{ action: 'hold' }, { action: 'export' }]);
  expect(rows.money_leg).not.toContainEqual(expect.objectContaining({ user_id: guest }));
  expect(rows.payment_charge).toMatchObject([{ charge_id: `charge-of-${userId}` }]);
});
