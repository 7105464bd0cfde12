import { expect, test } from 'vitest';
import { BotApiRefusal } from '../../test/bot-api.ts';
import { startBot } from '../../test/start-bot.ts';
import { paid, refunded, sentAt } from '../../test/updates.ts';
import { refundCharge } from './refund-charge.ts';

const { deps, bot, botApi, handleUpdate, order, tapsOf, pushBalance } = await startBot();
const refund = (chargeId: string, isReturned = false) =>
  refundCharge({ ...deps, api: bot.api }, chargeId, isReturned);

/** A player whose purchase was credited. */
async function buyer(chargeId: string, gateway: 'stars' | 'dollars' = 'stars') {
  const ordered = await order({ gateway });
  const currency = gateway === 'stars' ? 'XTR' : 'USD';
  const payment = { paymentId: ordered.paymentId, chargeId, amount: 250, currency };
  await handleUpdate(paid(ordered.person, payment));
  return { ...ordered, payment };
}

test('an operator gives Stars back, and the taps go', async () => {
  const { userId, telegramId, person, payment } = await buyer('asked');
  expect(await refund('asked')).toEqual({
    isDone: true,
    message: 'The charge asked is given back and booked.',
  });
  expect(botApi.callsOf('refundStarPayment').at(-1)).toEqual({
    user_id: telegramId,
    telegram_payment_charge_id: 'asked',
  });
  expect(await tapsOf(userId)).toBe(0);

  // The script has no sockets to tell: the server does when it hears of the refund.
  pushBalance.mockClear();
  await handleUpdate(refunded(person, payment));
  expect(pushBalance).toHaveBeenCalledExactlyOnceWith(userId);
});

test('a refund that is asked for again changes nothing', async () => {
  const { userId } = await buyer('twice');
  await refund('twice');
  expect((await refund('twice')).message).toBe(
    'The charge twice is given back, and was booked already.',
  );
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund that died after the messenger gave the Stars back is booked by the next', async () => {
  const { userId } = await buyer('halfway');
  botApi.answer('refundStarPayment', () => {
    throw new BotApiRefusal(400, 'Bad Request: CHARGE_ALREADY_REFUNDED');
  });
  expect((await refund('halfway')).message).toBe('The charge halfway is given back and booked.');
  botApi.answer('refundStarPayment', () => true);
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund that the messenger neither grants nor refuses books nothing', async () => {
  const { userId } = await buyer('in doubt');
  botApi.answer('refundStarPayment', () => {
    throw new BotApiRefusal(500, 'Internal Server Error');
  });
  await expect(refund('in doubt')).rejects.toThrow('refundStarPayment: 500');
  botApi.answer('refundStarPayment', () => true);
  expect(await tapsOf(userId)).toBe(525);
});

test('[STORE-06] dollars are given back at their provider first', async () => {
  const { userId } = await buyer('usd', 'dollars');
  const asked = botApi.callsOf('refundStarPayment').length;
  expect(await refund('usd')).toMatchObject({
    isDone: false,
    message: expect.stringContaining('--returned'),
  });
  expect(await tapsOf(userId)).toBe(525);
  expect(await refund('usd', true)).toMatchObject({ isDone: true });
  expect(await tapsOf(userId)).toBe(0);
  expect(botApi.callsOf('refundStarPayment')).toHaveLength(asked);
});

test('Stars that bought nothing are given back to whoever the Bot API says paid them', async () => {
  const other = (id: string) => ({
    id,
    amount: 1,
    date: sentAt,
    receiver: { type: 'other' as const },
  });
  botApi.stars.push(...Array.from({ length: 150 }, (_, index) => other(`other-${index}`)), {
    id: 'stray',
    amount: 250,
    date: sentAt,
    source: {
      type: 'user',
      transaction_type: 'invoice_payment',
      user: { id: 4711, is_bot: false, first_name: 'Ada' },
    },
  });
  expect(await refund('stray')).toEqual({
    isDone: true,
    message: 'The charge stray is given back. It had credited nothing, so nothing was booked.',
  });
  expect(botApi.callsOf('refundStarPayment').at(-1)).toMatchObject({ user_id: 4711 });
});

test('a charge that nobody knows is not given back', async () => {
  expect(await refund('nobody')).toEqual({
    isDone: false,
    message: 'The Bot API knows of no charge nobody.',
  });
});

test('without a Bot API no Stars go back', async () => {
  const { userId } = await buyer('alone');
  expect(await refundCharge({ ...deps, api: null }, 'alone')).toMatchObject({ isDone: false });
  expect(await tapsOf(userId)).toBe(525);
});
