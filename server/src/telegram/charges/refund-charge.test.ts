import { expect, test } from 'vitest';
import { startBot } from '../../../test/start-bot.ts';
import { ApiError } from '../../../test/start-bot-api.ts';
import { paymentUpdate, refundUpdate, sentAt } from '../../../test/updates.ts';
import { erasePlayer } from '../../operators/erase-player.ts';
import { starsInvoiceId } from '../../payments/stars-invoice-id.ts';
import { bookCharge } from './book-charge.ts';
import { findUncreditedCharges } from './charge-records-repository.ts';
import { refundCharge } from './refund-charge.ts';

const { deps, bot, botApi, handleUpdate, order, tapsOf, pushBalance } = await startBot();
const refund = (chargeId: string, isReturned = false) =>
  refundCharge({ ...deps, api: bot.api }, chargeId, isReturned);

/** Creates a player whose purchase was credited. */
async function buyer(chargeId: string, gateway: 'stars' | 'dollars' = 'stars') {
  const ordered = await order({ gateway });
  const currency = gateway === 'stars' ? 'XTR' : 'USD';
  const payment = { paymentId: ordered.paymentId, chargeId, amount: 250, currency };
  await handleUpdate(paymentUpdate(ordered.telegramUser, payment));
  return { ...ordered, payment };
}

test('an operator refunds Stars, and the taps are taken back', async () => {
  const { userId, telegramId, telegramUser, payment } = await buyer('asked');
  expect(await refund('asked')).toEqual({
    isDone: true,
    message: 'The charge asked is refunded and booked.',
  });
  expect(botApi.callsOf('refundStarPayment').at(-1)).toEqual({
    user_id: telegramId,
    telegram_payment_charge_id: 'asked',
  });
  expect(await tapsOf(userId)).toBe(0);

  // The script has no sockets to notify: the server does so when Telegram reports the refund.
  pushBalance.mockClear();
  await handleUpdate(refundUpdate(telegramUser, payment));
  expect(pushBalance).toHaveBeenCalledExactlyOnceWith(userId);
});

test('a refund that Telegram reports before the command books it is booked by its first call', async () => {
  const { userId, telegramUser, payment } = await buyer('reported');
  botApi.respond('refundStarPayment', async () => {
    await handleUpdate(refundUpdate(telegramUser, payment));
    return true;
  });
  expect((await refund('reported')).message).toBe('The charge reported is refunded and booked.');
  botApi.respond('refundStarPayment', () => true);
  expect((await refund('reported')).message).toContain('was booked before');
  expect(await tapsOf(userId)).toBe(0);
});

test('Stars are not given back with --returned, which says that the player has them', async () => {
  const { userId } = await buyer('kept');
  const asked = botApi.callsOf('refundStarPayment').length;
  expect(await refund('kept', true)).toEqual({
    isDone: false,
    message:
      'The charge kept is in Stars, which only the Bot API gives back. Nothing was done: run this without --returned, also if Telegram has refunded the charge already.',
  });
  expect(botApi.callsOf('refundStarPayment')).toHaveLength(asked);
  expect(await tapsOf(userId)).toBe(525);
});

test('a refund from a machine whose clock is ahead belongs to the present day', async () => {
  await buyer('ahead');
  const clock = { now: () => new Date('2999-01-01T00:00:00Z') };
  await refundCharge({ ...deps, clock, api: bot.api }, 'ahead');
  const refunds = deps.db.selectFrom('money_entry').select('booked_at');
  const { booked_at } = await refunds.where('key', '=', 'refund:ahead').executeTakeFirstOrThrow();
  expect(booked_at.getTime()).toBeLessThanOrEqual(Date.now());
});

test('a refund that is requested again changes nothing', async () => {
  const { userId } = await buyer('twice');
  await refund('twice');
  expect((await refund('twice')).message).toBe(
    'The charge twice is refunded, and was booked before.',
  );
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund that stopped after Telegram refunded the Stars is booked by the next run', async () => {
  const { userId } = await buyer('halfway');
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(400, 'CHARGE_ALREADY_REFUNDED');
  });
  expect((await refund('halfway')).message).toBe('The charge halfway is refunded and booked.');
  botApi.respond('refundStarPayment', () => true);
  expect(await tapsOf(userId)).toBe(0);
});

test('a refund that Telegram neither grants nor refuses books nothing', async () => {
  const { userId } = await buyer('in doubt');
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(500);
  });
  await expect(refund('in doubt')).rejects.toThrow('refundStarPayment: 500');
  botApi.respond('refundStarPayment', () => true);
  expect(await tapsOf(userId)).toBe(525);
});

test('a refund that Telegram refuses with a reason names the reason and books nothing', async () => {
  const { userId } = await buyer('refused');
  botApi.respond('refundStarPayment', () => {
    throw new ApiError(400, 'BALANCE_TOO_LOW');
  });
  expect(await refund('refused')).toEqual({
    isDone: false,
    message: 'The Bot API refuses to refund the charge refused: Bad Request: BALANCE_TOO_LOW',
  });
  botApi.respond('refundStarPayment', () => true);
  expect(await tapsOf(userId)).toBe(525);
});

test('[STORE-06] dollars are refunded at their provider first', async () => {
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

test('dollars that are refunded already are not asked to be returned once more', async () => {
  await buyer('usd-again', 'dollars');
  await refund('usd-again', true);
  expect(await refund('usd-again')).toEqual({
    isDone: true,
    message: 'The charge usd-again is refunded, and was booked before.',
  });
});

test('a charge in dollars that credited nothing is returned at the provider, and listed until then', async () => {
  const payment = { paymentId: 'made-up', chargeId: 'stray-usd', amount: 500, currency: 'USD' };
  await handleUpdate(paymentUpdate({ id: 79 }, { ...payment, providerChargeId: 'pi_1' }));
  const listed = async () => (await findUncreditedCharges(deps.db)).map((it) => it.charge_id);
  expect(await refund('stray-usd')).toEqual({
    isDone: false,
    message:
      'The charge stray-usd credited nothing: return it at the provider pi_1, then run this again with --returned.',
  });
  expect(await listed()).toEqual(['stray-usd']);
  for (const _ of ['first', 'again']) {
    expect(await refund('stray-usd', true)).toEqual({
      isDone: true,
      message: 'The charge stray-usd is refunded. It had credited nothing, so nothing was booked.',
    });
  }
  expect(await listed()).toEqual([]);
});

test('a charge that credits after its invoice became known is listed no longer', async () => {
  const { userId, telegramId } = await order();
  const offer = {
    price: 250,
    priceMicros: 5_000_000,
    points: 500,
    taps: 525,
    now: deps.clock.now(),
  };
  const paymentId = starsInvoiceId('1:previous', { ...offer, telegramId });
  const sold = { paymentId, chargeId: 'rotated', telegramId, currency: 'XTR', amount: 250 };
  const charge = { ...sold, providerChargeId: null, at: deps.clock.now() };
  const listed = async () => (await findUncreditedCharges(deps.db)).map((it) => it.charge_id);
  await bookCharge({ ...deps, api: bot.api }, charge);
  expect(await listed()).toEqual(['rotated']);
  const config = { ...deps.config, botTokenPrevious: '1:previous' };
  await bookCharge({ ...deps, config, api: bot.api }, charge);
  expect(await tapsOf(userId)).toBe(525);
  expect(await listed()).toEqual([]);
});

test('Stars of an unknown charge are refunded to the payer that the Bot API reports', async () => {
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
    message: 'The charge stray is refunded. It had credited nothing, so nothing was booked.',
  });
  expect(botApi.callsOf('refundStarPayment').at(-1)).toMatchObject({ user_id: 4711 });
});

test('an unknown charge is not refunded', async () => {
  expect(await refund('unknown')).toEqual({
    isDone: false,
    message: 'The Bot API knows no charge unknown.',
  });
});

test('a charge that nobody made is not booked as returned, also without a Bot API', async () => {
  const asked = botApi.callsOf('getStarTransactions').length;
  for (const api of [bot.api, null]) {
    expect(await refundCharge({ ...deps, api }, 'mistyped', true)).toEqual({
      isDone: false,
      message: expect.stringMatching(
        /^This database has no charge mistyped, so nothing was booked/,
      ),
    });
  }
  expect(botApi.callsOf('getStarTransactions')).toHaveLength(asked);
});

test('without a Bot API an unknown charge is said to be unknown', async () => {
  expect((await refundCharge({ ...deps, api: null }, 'unknown')).message).toMatch(
    /^This database has no charge unknown\. Stars are refunded through the Bot API/,
  );
});

test('without a Bot API no Stars are refunded', async () => {
  const { userId } = await buyer('alone');
  expect(await refundCharge({ ...deps, api: null }, 'alone')).toEqual({
    isDone: false,
    message:
      "Stars are refunded through the Bot API, whose address is missing: run this with all of the server's variables, such as NODE_ENV=production and BOT_TOKEN.",
  });
  expect(await tapsOf(userId)).toBe(525);
});

test('the Stars of an erased player are refunded to the payer whom Telegram names', async () => {
  const { userId, telegramId } = await buyer('of an erased one');
  await erasePlayer(deps, { userId, operator: 'ada', reason: 'asked' }, 0);
  const user = { id: telegramId, is_bot: false, first_name: 'Payer' };
  const source = { type: 'user', transaction_type: 'invoice_payment', user };
  botApi.respond('getStarTransactions', () => ({
    transactions: [{ id: 'of an erased one', amount: 250, date: 1, source }],
  }));
  expect(await refund('of an erased one')).toMatchObject({ isDone: true });
  expect(botApi.callsOf('refundStarPayment').at(-1)).toMatchObject({ user_id: telegramId });
  expect(await tapsOf(userId)).toBe(0);
});
