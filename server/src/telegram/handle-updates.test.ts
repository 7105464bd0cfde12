import { pino } from 'pino';
import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { checkoutUpdate, paymentUpdate, refundUpdate } from '../../test/updates.ts';

test('payments are counted by gateway and outcome', async () => {
  const { deps, handleUpdate, order } = await startBot();
  const { telegramUser, paymentId } = await order();
  const payment = { paymentId, chargeId: 'counted', amount: 250 };
  await handleUpdate(checkoutUpdate(telegramUser, { paymentId, amount: 1 }));
  await handleUpdate(paymentUpdate(telegramUser, payment));
  await handleUpdate(paymentUpdate(telegramUser, payment));
  await handleUpdate(refundUpdate(telegramUser, payment));
  await handleUpdate(refundUpdate(telegramUser, payment));
  const stray = { paymentId: 'made-up', chargeId: 'stray', amount: 500, currency: 'USD' };
  await handleUpdate(paymentUpdate(telegramUser, { ...stray, providerChargeId: 'pi_1' }));
  const { values } = await deps.metrics.payments.get();
  expect(values.map(({ labels, value }) => [labels.gateway, labels.outcome, value])).toEqual([
    ['stars', 'refused', 1],
    ['stars', 'settled', 1],
    ['stars', 'refunded', 1],
    ['dollars', 'refused', 1],
  ]);
});

test('the error of a failed update does not contain the token, however much of it is logged', async () => {
  const { db, deps, order, handleUpdate } = await startBot();
  const { telegramUser, paymentId } = await order();
  await db.destroy();
  const update = paymentUpdate(telegramUser, { paymentId, chargeId: 'failing', amount: 250 });
  const error = await handleUpdate(update).catch((thrown: unknown) => thrown);
  let logged = '';
  pino({}, { write: (line) => (logged += line) }).error({ err: error }, 'failed');
  expect(error).toBeInstanceOf(Error);
  expect(logged).toContain('driver has already been destroyed');
  expect(logged).not.toContain(deps.config.botToken);
});
