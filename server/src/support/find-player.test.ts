import { expect, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { createPayment } from '../payments/payments-repository.ts';
import { refundPayment } from '../payments/refund-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { recordCharge } from '../telegram/charges/charge-records-repository.ts';
import { dismissDeposit } from '../ton/decide-deposit.ts';
import { hourMs } from '../utc-day.ts';
import { describePlayer } from './describe-player.ts';
import { findPlayer } from './find-player.ts';

const { db, deps, clock, order, pay, scan } = await startTon();
const stars = { gateway: 'stars', price: 250 } as const;
const at = clock.now();
const find = (wanted: string) => findPlayer(deps, wanted);
const purchasesOf = async (userId: number) =>
  (await describePlayer(deps, userId)).filter((line) => line.startsWith('  payment '));

/** Records a charge in Stars that credited nothing. */
const stray = (chargeId: string, paymentId: string, mismatch: 'unknown' | 'expired') =>
  recordCharge(
    db,
    {
      chargeId,
      paymentId,
      providerChargeId: null,
      telegramId: 1,
      currency: 'XTR',
      amount: 250,
      at,
    },
    mismatch,
    at,
  );

test('a player is found by the Telegram id, and by the username in any case', async () => {
  const { userId } = await order();
  const names = { telegram_id: 4711, username: 'Ada_L', display_name: 'ada' };
  await db.updateTable('users').set(names).where('id', '=', userId).execute();
  const lines = [
    expect.stringMatching(`^player ${userId}, Telegram id 4711, since 20`),
    '  name ada, username Ada_L',
  ];
  expect(await find('4711')).toEqual(lines);
  expect(await find('@ada_l')).toEqual(lines);
  for (const unknown of ['@ada', '471', 'Ada_L']) {
    await expect(find(unknown)).rejects.toThrow(`Nothing is known of "${unknown}".`);
  }
});

test('a username that is too long to be stored says what to ask for instead', async () => {
  const name = `@${'a'.repeat(21)}`;
  await expect(find(name)).rejects.toThrow(
    `"${name}" cannot be found: a username of more than 20 characters is not stored. Ask for the number of the payment, for the Telegram id, or for the link to the player's card: it ends with USER and the id for "show".`,
  );
  for (const unknown of [`@${'a'.repeat(20)}`, `@${'a'.repeat(33)}`]) {
    await expect(find(unknown)).rejects.toThrow(`Nothing is known of "${unknown}".`);
  }
});

test('a credited purchase is found by its charge and by its payment id, also after a refund', async () => {
  const { userId, paymentId } = await order(stars);
  const charge = { paymentId, chargeId: 'stx-1', at };
  await settlePayment(deps, charge);
  const line = `  payment ${paymentId} of 2026-11-20T12:00:00.000Z, 250 Stars for 525 taps:`;
  for (const wanted of ['stx-1', paymentId]) {
    expect(await find(wanted)).toEqual([
      expect.stringMatching(`^player ${userId}, `),
      '  name none, username none',
      `${line} credited, charge stx-1`,
    ]);
  }
  await refundPayment(deps, charge);
  expect((await find('stx-1')).at(-1)).toBe(`${line} credited and refunded, charge stx-1`);
});

test('a TON deposit is found by its hash in either case, with the reason why it credited nothing', async () => {
  const { userId, paymentId } = await order();
  const hash = pay({ comment: paymentId, nano: 2_500_000_000n });
  const spam = pay({});
  await scan();
  const line = new RegExp(
    ` 1\\.5 TON for 525 taps: paid, not credited: deposit ${hash} of \\S+Z, 2\\.5 TON: invoice ${paymentId} of user ${userId} is for 1\\.5 TON$`,
  );
  expect(await find(hash.toUpperCase())).toEqual([
    expect.stringMatching(`^player ${userId}, `),
    '  name none, username none',
    expect.stringMatching(line),
  ]);
  expect(await purchasesOf(userId)).toEqual([expect.stringMatching(line)]);
  expect(await find(spam)).toEqual([
    expect.stringMatching(
      `^paid, not credited: deposit ${spam} of \\S+Z, 1\\.5 TON: it has no comment$`,
    ),
  ]);
  await dismissDeposit(deps, { hash: spam, decidedBy: 'ada', note: null });
  expect(await find(spam)).toEqual([expect.stringMatching(/: dismissed$/)]);
});

test('a charge for an unknown invoice is found, and no other charge for the same invoice', async () => {
  await stray('stx-2', 'made-up', 'unknown');
  await stray('stx-3', 'made-up', 'unknown');
  expect(await find('stx-2')).toEqual([
    'paid, not credited: charge stx-2 of 2026-11-20T12:00:00.000Z, 250 Stars: there is no such invoice',
  ]);
});

test('a description of a player has the state of each purchase, the oldest first', async () => {
  const { userId, paymentId: expired } = await order({
    ...stars,
    now: new Date(at.getTime() - 30 * hourMs),
  });
  const buy = async (minutes: number) => {
    const now = new Date(at.getTime() - minutes * 60_000);
    const offer = { priceMicros: 5_000_000, points: 500, taps: 525, now };
    return (await createPayment(db, { userId, gateway: 'dollars', price: 550, ...offer })).id;
  };
  const [twice, waiting] = [await buy(2), await buy(1)];
  await stray('stx-late', expired, 'expired');
  await settlePayment(deps, { paymentId: twice, chargeId: 'usd-1', at });
  await settlePayment(deps, { paymentId: twice, chargeId: 'usd-2', at });
  const charge = { paymentId: twice, telegramId: 1, currency: 'USD', amount: 550, at };
  for (const chargeId of ['usd-1', 'usd-2']) {
    await recordCharge(db, { ...charge, chargeId, providerChargeId: chargeId }, null, at);
  }
  const dollars = (id: string) =>
    `  payment ${id} of 2026-11-20T11:5\\d:00.000Z, 5.50 dollars for 525 taps:`;
  expect(await purchasesOf(userId)).toEqual([
    expect.stringMatching(
      /: paid, not credited: charge stx-late of \S+, 250 Stars: the invoice had expired$/,
    ),
    expect.stringMatching(
      `^${dollars(twice)} credited, charge usd-1; paid, not credited: charge usd-2 of \\S+, 550 hundredths of USD: the invoice was paid before$`,
    ),
    expect.stringMatching(`^${dollars(waiting)} not paid, waits until 2026-11-21T\\S+Z$`),
  ]);
  await refundPayment(deps, { chargeId: 'usd-2', at });
  expect((await find('usd-2')).at(-1)).toMatch(/the invoice was paid before, given back$/);
});
