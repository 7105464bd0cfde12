import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { freshWallet, rewards } from '../../test/create-rewards.ts';
import { audit } from '../audit/audit.ts';
import { singleDatabase } from '../database/shards.ts';
import { duePayouts } from '../payments/payouts/due-payouts.ts';
import { decideOnPlayer } from './decide-on-player.ts';
import { findActions } from './operator-actions-repository.ts';

const { db } = await createDatabase();

/** Creates a player with a due reward, whom operators can decide about on machines whose clocks differ. */
async function decided() {
  const { deps, referrer, earn } = rewards(db);
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const decide = (action: 'hold' | 'release' | 'ban' | 'unban', aheadMs: number) => {
    const clock = { now: () => new Date(deps.clock.now().getTime() + aheadMs) };
    return decideOnPlayer({ db, clock }, { userId, action, operator: 'ada', reason: 'checked' });
  };
  return { deps, userId, decide };
}

test('a hold that follows a release counts, also if the clock of its machine is behind', async () => {
  const { deps, userId, decide } = await decided();
  await decide('release', 30_000);
  await decide('hold', 0);
  expect(await duePayouts(deps, userId)).toMatchObject([{ heldFor: 'checked' }]);
  const actions = await findActions(db, userId);
  expect(actions.map(({ action }) => action)).toEqual(['release', 'hold']);
});

test('the audit agrees with bans that were decided on machines whose clocks differ', async () => {
  const { decide } = await decided();
  await decide('ban', 0);
  await decide('unban', 30_000);
  await decide('ban', 1_000);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});
