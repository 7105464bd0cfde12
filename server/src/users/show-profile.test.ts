import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { invoice } from '../../test/create-payment.ts';
import { createPlayer } from '../../test/create-player.ts';
import { testDeps } from '../../test/test-deps.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { insertReferral } from '../referrals/referrals-repository.ts';
import { requireUser } from './require-user.ts';
import { showProfile } from './show-profile.ts';

const { db } = await createDatabase();
const at = new Date('2026-11-19T12:00:00Z');

test('[FIN-08] [FIN-09] the owner can read the earnings in dollars, other players cannot', async () => {
  const [owner, guest] = [await createPlayer(db, { total: 5_000_000 }), await createPlayer(db)];
  await insertReferral(db, guest.userId, owner.userId, at);
  const { id: paymentId } = await invoice(db, guest.userId, { priceMicros: 10_010_000 });
  const deps = testDeps(db);
  await settlePayment(deps, { paymentId, chargeId: 'c', at });
  await settleRevenue(deps);
  const row = await requireUser(deps, owner.userId);

  expect((await showProfile(db, row, owner.userId)).payment_info).toEqual({
    wallet_hash: null,
    wallet_verified: false,
    referrals_dol_revenue: 0.5005,
    top10_dol_revenue: 0.9009,
  });
  expect((await showProfile(db, row, guest.userId)).payment_info).toBeNull();
});
