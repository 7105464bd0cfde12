import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { freshWallet, rewards } from '../../test/create-rewards.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { audit } from '../audit/audit.ts';
import { randomCode } from '../database/random-code.ts';
import type { Database } from '../database/schema.ts';
import { singleDatabase } from '../database/shards.ts';
import { duePayouts } from '../payments/payouts/due-payouts.ts';
import { insertPayout } from '../payments/payouts/payouts-repository.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { updateUser } from '../users/update-user.ts';
import { lockUser } from '../users/users-repository.ts';
import { decideOnPlayer } from './decide-on-player.ts';
import { erasePlayer } from './erase-player.ts';
import { findActions, insertAction } from './operator-actions-repository.ts';

/** Creates a database and a player with a due reward. The returned `decide(action)` calls `decideOnPlayer`. */
async function decided() {
  const { db } = await createDatabase();
  const { deps, referrer, earn } = rewards(db);
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const decide = (action: 'hold' | 'release' | 'ban' | 'unban') =>
    decideOnPlayer(deps, { userId, action, operator: 'ada', reason: 'checked' });
  return { db, deps, userId, decide };
}

/** Stores a release of the player at a time to come, as earlier versions did on a machine whose clock was ahead. */
function releaseAhead(db: Kysely<Database>, userId: number) {
  const release = {
    operator: 'ada',
    action: 'release',
    user_id: userId,
    reason: 'checked',
  } as const;
  const at = new Date(Date.now() + 3_600_000);
  return db
    .insertInto('operator_action')
    .values({ id: randomCode(20), at, ...release })
    .execute();
}

test('a hold that follows a release counts, also if the time of the release is still to come', async () => {
  const { db, deps, userId, decide } = await decided();
  await releaseAhead(db, userId);
  await decide('hold');
  expect(await duePayouts(deps, userId)).toMatchObject([{ heldFor: 'checked' }]);
  const actions = await findActions(db, userId);
  expect(actions.map(({ action }) => action)).toEqual(['release', 'hold']);
});

test('a decision about another player does not change the time of a decision', async () => {
  const { db, userId, decide } = await decided();
  const { userId: other } = await createPlayer(db);
  await releaseAhead(db, other);
  await decide('hold');
  const [hold] = await findActions(db, userId);
  expect(hold?.at.getTime()).toBeLessThanOrEqual(Date.now());
});

test.each([[['ban']], [['hold', 'ban']], [['erase']]] as const)(
  'after %j on a machine whose clock is ahead the audit agrees with the rewards',
  async (actions) => {
    const { db } = await createDatabase();
    const { deps } = rewards(db, new Date(Date.now() + 3_600_000));
    const [{ userId }, buyer] = [await createPlayer(db), await createPlayer(db)];
    await insertReferral(db, buyer.userId, userId, new Date(Date.now() - 3_600_000));
    for (const action of actions) {
      const asked = { userId, operator: 'ada', reason: 'checked' };
      if (action === 'erase') await erasePlayer(deps, asked, 0);
      else await decideOnPlayer(deps, { ...asked, action });
    }
    const { id: paymentId } = await invoice(db, buyer.userId);
    await settlePayment(deps, { paymentId, chargeId: randomCode(20), at: new Date() });
    expect((await audit(singleDatabase(db))).differences).toEqual([]);
  },
);

test('a hold waits for a payout that is being booked', async () => {
  const { db, userId, decide } = await decided();
  const { holding } = await db.transaction().execute(async (tx) => {
    await lockUser(tx, userId);
    const holding = decide('hold');
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    return { holding };
  });
  expect(await holding).toContain('is paid nothing until a release');
});

test.each([
  ['hold', 'is paid nothing until a release'],
  ['ban', 'is banned: running servers know it within seconds'],
] as const)(
  'the message of a %s names a payout under way, and says whether it can still arrive',
  async (action, end) => {
    const { db, userId, decide } = await decided();
    const id = randomCode(32);
    const amount = { micros: 1_000_000, nano: 400_000_000, tonPriceMicros: 2_500_000 };
    const payout = { id, userId, wallet: freshWallet(), ...amount };
    await db.transaction().execute((tx) => insertPayout(tx, payout, new Date()));
    const start = `Player ${userId} ${end}. The payout ${id} of 1.00 dollars`;
    expect(await decide(action)).toBe(
      `${start} is booked, but was never sent: no run sends it while the player is banned or held.`,
    );
    await db.updateTable('payout').set({ sent_at: new Date() }).where('id', '=', id).execute();
    expect(await decide(action)).toBe(
      `${start} was sent before: if the chain has accepted it, it is paid.`,
    );
  },
);

test('the messages promise only what is true, also for a player without a wallet or a ban', async () => {
  const { db } = await createDatabase();
  const { deps } = rewards(db);
  const { userId } = await createPlayer(db);
  const decide = (action: 'release' | 'unban') =>
    decideOnPlayer(deps, { userId, action, operator: 'ada', reason: 'checked' });
  expect(await decide('release')).toBe(
    `Player ${userId} is not held by an operator: npm run payouts lists what is due and what else holds it.`,
  );
  expect(await decide('unban')).toBe(
    `Player ${userId} is not banned and has what the player had before.`,
  );
});

test('the message of an unban says that erased data does not come back', async () => {
  const { deps, userId, decide } = await decided();
  await decide('ban');
  await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
  expect(await decide('unban')).toBe(
    `Player ${userId} is not banned. What the erasure deleted does not come back.`,
  );
});

test('an erased player whose ban has ended can store a profile again', async () => {
  const { deps, userId, decide } = await decided();
  const store = () => updateUser(deps, { userId, languageCode: null }, { bio: 'back' });
  await decide('ban');
  await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
  await expect(store()).rejects.toMatchObject({ code: 'PLAYER_BANNED' });
  await decide('unban');
  expect(await store()).toMatchObject({ bio: 'back' });
});

test('the audit agrees with the last of several bans', async () => {
  const { db, decide } = await decided();
  for (const action of ['ban', 'unban', 'ban'] as const) await decide(action);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('a player whose erasure has not ended is not unbanned, so that no list has the erased player', async () => {
  const { db, deps, userId, decide } = await decided();
  const asked = { operator: 'ada', reason: 'asked by letter' };
  const decision = { action: 'erase', user_id: userId, wallet: null } as const;
  await db.updateTable('users').set({ display_name: 'Ada' }).where('id', '=', userId).execute();
  // What an erasure commits before it waits.
  await insertAction(db, { ...decision, ...asked });
  await expect(decide('unban')).rejects.toThrow(`Player ${userId} is being erased`);
  await erasePlayer(deps, { userId, ...asked }, 0);
  const marks = db.selectFrom('tap_balance').select('is_banned').where('user_id', '=', userId);
  expect(await marks.execute()).toEqual([{ is_banned: true }]);
});

test('a payout that begins while an erasure waits is finished before the player is erased', async () => {
  const { db, deps, userId } = await decided();
  await sql`
    create function pay_at_once() returns trigger language plpgsql as $$
    begin
      insert into payout (id, user_id, wallet, micros, nano, planned_at)
      select repeat('f', 32), id, wallet_hash, 1, 1, new.at from users where id = new.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger pay_at_once after insert on operator_action
    for each row when (new.user_id = ${sql.lit(userId)}) execute function pay_at_once()`.execute(
    db,
  );
  const erased = erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
  await expect(erased).rejects.toThrow(`A payout of player ${userId} is under way`);
});

test('a ban that is decided while an erasure waits keeps the Telegram id', async () => {
  const { db, deps, userId } = await decided();
  // Another operator bans the player as soon as the erasure is decided.
  await sql`
    create function ban_at_once() returns trigger language plpgsql as $$
    begin
      insert into operator_action (id, at, operator, action, user_id, reason)
      values ('at-once', new.at + interval '1 second', 'eve', 'ban', new.user_id, 'plays by bot');
      return null;
    end $$`.execute(db);
  await sql`
    create trigger ban_at_once after insert on operator_action
    for each row when (new.action = 'erase') execute function ban_at_once()`.execute(db);
  const erased = await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked by letter' }, 0);
  expect(erased).toContain('but for the Telegram id, which keeps the ban');
});
