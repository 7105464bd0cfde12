import { expect, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { audit } from '../audit/audit.ts';
import { singleDatabase } from '../database/shards.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { friendlyWallet } from '../wallets/wallet-address.ts';
import { creditDeposit, dismissDeposit } from './decide-deposit.ts';
import { findHeldDeposits } from './deposits-repository.ts';
import { describeDeposits } from './describe-deposits.ts';

const by = { decidedBy: 'operator', note: 'asked for it' };

/** Creates a deposit that is held because its amount is one TON above the price of its invoice. */
async function held() {
  const ton = await startTon();
  const bought = await ton.order();
  const hash = ton.pay({ comment: bought.paymentId, nano: 2_500_000_000n });
  await ton.scan();
  const list = async () => describeDeposits(await findHeldDeposits(ton.db));
  return { ...ton, ...bought, hash, list };
}

test('a held deposit is listed with everything that an operator needs to decide', async () => {
  const { list, hash, userId, paymentId, db } = await held();
  const source = `U${'\\S'.repeat(47)}`;
  expect(await list()).toEqual([
    '1 held, 2.5 TON in all',
    `  ${hash}`,
    expect.stringMatching(
      `^    2026-11-20T12:00:00.000Z: 2.5 TON from ${source}, "${paymentId}": invoice ${paymentId} of user ${userId} is for 1.5 TON$`,
    ),
  ]);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('a comment cannot pass for the words of the list', async () => {
  const { order, pay, scan, db } = await startTon();
  await order();
  pay({ comment: 'x": invoice x of user 7 had expired, "' });
  await scan();
  const [, , line] = describeDeposits(await findHeldDeposits(db));
  expect(line).toContain(
    String.raw`, "x\": invoice x of user 7 had expired, \"": there is no such invoice`,
  );
});

test('an operator credits a held deposit, once, and the decision is stored with name and time', async () => {
  const { deps, hash, userId, paymentId, tapsOf, list, db } = await held();
  const decision = { hash, paymentId, ...by };
  expect(await creditDeposit(deps, decision)).toBe(
    `The deposit is credited (2.5 TON for the price 1.5 TON): 525 taps for user ${userId}.`,
  );
  await creditDeposit(deps, { ...decision, decidedBy: 'another operator' });
  expect(await tapsOf(userId)).toBe(525);
  expect(await list()).toEqual(['0 held, 0 TON in all']);
  expect(await db.selectFrom('ton_deposit_decision').selectAll().execute()).toEqual([
    {
      hash,
      payment_id: paymentId,
      decided_by: 'operator',
      note: 'asked for it',
      decided_at: deps.clock.now(),
    },
  ]);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('a deposit from a wallet that another player has verified is credited only by force', async () => {
  const { deps, db, order, pay, scan, tapsOf } = await startTon();
  const [own, other, asking] = [await order(), await order(), await order()];
  const from = `0:${'ab'.repeat(32)}`;
  const hash = pay({ from, nano: 1n });
  await scan();
  const enter = (id: number, wallet: string | null, isVerified: boolean, day: number) =>
    db
      .updateTable('users')
      .set({
        wallet_hash: wallet,
        wallet_verified: isVerified,
        wallet_changed_at: new Date(`2026-11-0${day}`),
      })
      .where('id', '=', id)
      .execute();
  await enter(own.userId, from, true, 1);
  await enter(other.userId, from, false, 2);
  await enter(asking.userId, from, false, 3);
  const credit = (paymentId: string, isForced = false) =>
    creditDeposit(deps, { hash, paymentId, ...by }, isForced);
  const low = 'The deposit is 0.000000001 TON, less than half of the price 1.5 TON';
  const sender = `The deposit is from ${friendlyWallet(from)}, which player ${own.userId} has verified`;
  const force = ': add --force if you mean it.';
  await expect(credit(asking.paymentId)).rejects.toThrow(`${low}. ${sender}${force}`);
  await expect(credit(own.paymentId)).rejects.toThrow(`${low}${force}`);
  await enter(own.userId, null, false, 4);
  await expect(credit(asking.paymentId)).rejects.toThrow(sender);
  expect(await credit(asking.paymentId, true)).toContain(`525 taps for user ${asking.userId}`);
  expect(await tapsOf(asking.userId)).toBe(525);
});

test('a credit that was decided and not booked stays listed, and deciding again books it', async () => {
  const { deps, hash, userId, paymentId, tapsOf, list, db } = await held();
  const decision = { hash, payment_id: paymentId, decided_by: 'operator', note: null };
  const longAgo = new Date(0);
  await db
    .insertInto('ton_deposit_decision')
    .values({ ...decision, decided_at: longAgo })
    .execute();
  expect(await list()).toHaveLength(3);
  await creditDeposit(deps, { hash, paymentId, ...by });
  expect(await tapsOf(userId)).toBe(525);
});

test('a credit that was decided and not booked is owed back if the invoice was paid meanwhile', async () => {
  const { deps, hash, paymentId, pay, scan, list, db } = await held();
  const decision = { hash, payment_id: paymentId, decided_by: 'operator', note: null };
  await db
    .insertInto('ton_deposit_decision')
    .values({ ...decision, decided_at: deps.clock.now() })
    .execute();
  pay({ comment: paymentId });
  await scan();
  for (const turn of ['first', 'again']) {
    const credit = creditDeposit(deps, { hash, paymentId, ...by });
    await expect(credit, turn).rejects.toThrow('is owed back');
  }
  expect((await list()).join()).toContain(`npm run refund -- ${hash} --returned`);
  await refundPayment(deps, { chargeId: hash, at: deps.clock.now() });
  await expect(creditDeposit(deps, { hash, paymentId, ...by })).rejects.toThrow('was sent back');
  expect(await list()).toHaveLength(1);
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});

test('crediting a deposit again after its refund says that the taps were taken back', async () => {
  const { deps, hash, userId, paymentId, tapsOf } = await held();
  await creditDeposit(deps, { hash, paymentId, ...by });
  await refundPayment(deps, { chargeId: hash, at: deps.clock.now() });
  expect(await creditDeposit(deps, { hash, paymentId, ...by })).toBe(
    `The deposit is credited (2.5 TON for the price 1.5 TON): 525 taps for user ${userId}, which its refund took back.`,
  );
  expect(await tapsOf(userId)).toBe(0);
});

test('a dismissed deposit cannot be credited afterwards, and a credited one cannot be dismissed', async () => {
  const { deps, hash, paymentId, list, order, pay, scan } = await held();
  expect(await dismissDeposit(deps, { hash, ...by })).toContain('is dismissed');
  expect(await list()).toHaveLength(1);
  await expect(creditDeposit(deps, { hash, paymentId, ...by })).rejects.toThrow(
    `The deposit ${hash} was dismissed by operator.`,
  );
  const { paymentId: other } = await order();
  const credited = pay({ comment: 'typo' });
  await scan();
  await creditDeposit(deps, { hash: credited, paymentId: other, ...by });
  await expect(dismissDeposit(deps, { hash: credited, ...by })).rejects.toThrow('Book what');
});

test('ten simultaneous decisions have one outcome', async () => {
  const { deps, hash, userId, paymentId, tapsOf, db } = await held();
  await Promise.allSettled(
    Array.from({ length: 10 }, (_, turn) =>
      turn % 2
        ? creditDeposit(deps, { hash, paymentId, ...by })
        : dismissDeposit(deps, { hash, ...by }),
    ),
  );
  const [decision] = await db.selectFrom('ton_deposit_decision').selectAll().execute();
  expect(await tapsOf(userId)).toBe(decision?.payment_id ? 525 : 0);
});

test('a deposit that does not exist or was booked, and an invoice that is paid or in Stars, cannot be decided on', async () => {
  const { deps, hash, order, pay, scan } = await held();
  const [paid, stars] = [await order(), await order({ gateway: 'stars' })];
  const booked = pay({ comment: paid.paymentId });
  await scan();
  const credit = (given: { hash: string; paymentId: string }) =>
    creditDeposit(deps, { ...given, ...by });
  const { paymentId } = await order();
  await expect(credit({ hash: 'none', paymentId })).rejects.toThrow('There is no deposit none.');
  await expect(credit({ hash: booked, paymentId })).rejects.toThrow('was booked when it came in');
  await expect(credit({ hash, paymentId: paid.paymentId })).rejects.toThrow('is paid already');
  await expect(credit({ hash, paymentId: stars.paymentId })).rejects.toThrow('no invoice');
});

test('a second payment of an invoice is listed until its refund is booked, and a dismissal names that command', async () => {
  const { deps, order, pay, scan, db } = await startTon();
  const list = async () => describeDeposits(await findHeldDeposits(db));
  const { paymentId, userId } = await order();
  const first = pay({ comment: paymentId });
  const again = pay({ comment: paymentId });
  await scan();
  await expect(dismissDeposit(deps, { hash: first, ...by })).rejects.toThrow(
    `The deposit ${first} was booked when it came in.`,
  );
  await expect(dismissDeposit(deps, { hash: again, ...by })).rejects.toThrow(
    `Book what you sent back: npm run refund -- ${again} --returned --reason "…".`,
  );
  expect((await list()).join('\n')).toContain(
    `invoice ${paymentId} of user ${userId} was paid before; send it back, then npm run refund -- ${again} --returned --reason "…"`,
  );
  await refundPayment(deps, { chargeId: again, at: deps.clock.now() });
  expect(await list()).toHaveLength(1);
  await expect(dismissDeposit(deps, { hash: again, ...by })).rejects.toThrow('was booked');
  expect((await audit(singleDatabase(db))).differences).toEqual([]);
});
