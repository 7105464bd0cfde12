import { expect, test } from 'vitest';
import { startBot } from '../../../test/start-bot.ts';
import { paymentUpdate } from '../../../test/updates.ts';
import { findPlayer } from '../../support/find-player.ts';
import { findUncreditedCharges, recordCharge } from './charge-records-repository.ts';
import { describeCharges } from './describe-charges.ts';
import { refundCharge } from './refund-charge.ts';

const { db, deps, handleUpdate, order, tapsOf, clock } = await startBot();
const listed = async () => describeCharges(await findUncreditedCharges(db)).slice(1);

/** Records a charge in dollars and does not book it, as a server that is killed in between. */
async function record(chargeId: string) {
  const { userId, telegramUser, paymentId } = await order({ gateway: 'dollars', price: 500 });
  const telegramId = telegramUser.id;
  const charge = { chargeId, paymentId, telegramId, amount: 500, currency: 'USD' };
  const at = clock.now();
  await recordCharge(db, { ...charge, providerChargeId: `at-${chargeId}`, at }, null, at);
  const report = () => handleUpdate(paymentUpdate(telegramUser, charge));
  return { userId, paymentId, report };
}

test('a charge that is recorded and not booked is listed and found, until Telegram reports it again', async () => {
  const { userId, paymentId, report } = await record('half');
  const paid = '2026-11-20T12:00:00.000Z';
  const reason =
    'it is not booked; Telegram may report it again until 2026-11-21T12:00:00.000Z, so give it back only after that';
  expect(await listed()).toEqual([
    '  half, at the provider at-half',
    `    ${paid}: 500 hundredths of USD for "${paymentId}": ${reason}`,
  ]);
  const line = `  payment ${paymentId} of ${paid}, 5.00 dollars for 525 taps:`;
  expect((await findPlayer(deps, 'half')).at(-1)).toBe(
    `${line} paid, not credited: charge half of ${paid}, 500 hundredths of USD: ${reason}`,
  );
  await report();
  expect(await listed()).toEqual([]);
  expect((await findPlayer(deps, 'half')).at(-1)).toBe(`${line} credited, charge half`);
  expect(await tapsOf(userId)).toBe(525);
});

test('a charge that was given back before it was booked credits nothing when Telegram reports it again', async () => {
  const { userId, report } = await record('returned');
  const { isDone } = await refundCharge({ ...deps, api: null }, 'returned', true);
  expect([isDone, await listed()]).toEqual([true, []]);
  expect((await findPlayer(deps, 'returned')).at(-1)).toMatch(/, given back$/);
  await report();
  expect(await tapsOf(userId)).toBe(0);
});
