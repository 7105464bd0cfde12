import { sql } from 'kysely';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { freshWallet } from '../../test/create-rewards.ts';
import { fakePayoutChain } from '../../test/fake-payout-chain.ts';
import { payAll } from '../../test/pay-all.ts';
import { testDeps } from '../../test/test-deps.ts';
import { findOrCreatePlayer } from '../authentication/find-or-create-player.ts';
import { startBonus } from '../bonus/start-bonus.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { ensureCode, insertReferral } from '../referrals/referrals-repository.ts';
import { applyTaps } from '../taps/apply-taps.ts';

export const at = new Date('2026-10-01T12:00:00Z');
export const asked = { operator: 'ada', reason: 'asked by letter' };

/**
 * Creates a player with a value in each column that an erasure must clear. Also creates a guest, whom the player
 * invited and who has bought taps.
 */
export async function createPlayerWithData() {
  const { db } = await createDatabase();
  const deps = testDeps(db);
  const launch = (id: number, seconds = 0) => ({
    user: { id, firstName: 'Ada', lastName: 'Byron', username: 'ada', languageCode: 'en' },
    authDate: new Date(at.getTime() + seconds * 1000),
    startParameter: null,
  });
  const open = (id: number, seconds = 0) =>
    findOrCreatePlayer({ db, clock: { now: () => at } }, launch(id, seconds));
  const userId = await open(77);
  const guest = await open(78);
  const player = { userId, telegramId: 77, languageCode: null };
  await startBonus({ ...player, params: {}, query: {}, body: undefined }, deps);
  const batch = { userId, session: 'secret-session', seq: 1, multiplier: 1, taps: 40 };
  await applyTaps(db, at, [batch]);
  await ensureCode(db, userId, at);
  await insertReferral(db, guest, userId, at);
  const profile = { display_name: 'Countess', country_id: 'GB', bio: 'poetical science' };
  const wallet = { wallet_hash: freshWallet(), wallet_verified: true, wallet_changed_at: at };
  const links = { custom_link: 'https://ada.example', is_username_visible: true };
  const accounts = { instagram_username: 'ada.byron', twitter_username: 'ada_byron' };
  const user = db.updateTable('users').where('id', '=', userId);
  await user.set({ ...profile, ...wallet, ...links, ...accounts }).execute();
  for (const buyer of [userId, guest]) {
    const { id: paymentId } = await invoice(db, buyer);
    await settlePayment(deps, { paymentId, chargeId: `charge-of-${buyer}`, at });
  }
  await settleRevenue(deps);
  await payAll(deps, fakePayoutChain(deps.clock).sender);
  const session = { user_id: userId, session: 'earlier', seq: 1, updated_at: at, is_counted: true };
  await db.insertInto('tap_session').values(session).execute();
  const reply = { status: 200, body: null, headers: {} };
  const key = { user_id: userId, key: 'a-key', fingerprint: 'a', started_at: at, reply };
  await db.insertInto('idempotency_key').values(key).execute();
  const challenge = { payload: 'a-challenge', user_id: userId, expires_at: at };
  await db.insertInto('wallet_challenge').values(challenge).execute();
  const address = { user_id: userId, day: '2026-10-01', address: 'a'.repeat(32) };
  await db.insertInto('player_address').values(address).execute();
  const expired = { user_id: userId, digest: '77001100770011', expired_on: '2026-10-01' };
  await db.insertInto('tap_session_expired').values(expired).execute();
  const notice = {
    user_id: userId,
    wallet: freshWallet(),
    language_code: 'a-language',
    changed_at: at,
    due_at: at,
  };
  await db.insertInto('wallet_notice').values(notice).execute();
  for (const [telegramId, digest] of [
    [77, '\\x01'],
    [78, '\\x02'],
  ] as const) {
    await sql`insert into analytics.event values (${digest}::bytea, 'app-init', ${telegramId},
      gen_random_uuid(), '{"at":"home"}', ${at})`.execute(db);
  }
  return { db, deps, userId, guest, open };
}
