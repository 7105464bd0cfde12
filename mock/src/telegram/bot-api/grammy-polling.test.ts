import { Bot, GrammyError, InputFile } from 'grammy';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dewey, fakeBotApi, starsInvoice, token } from './fake-bot-api.fixture.ts';

async function polling(address: string, prepare: (bot: Bot) => void) {
  const bot = new Bot(token, { client: { apiRoot: address } });
  prepare(bot);
  await new Promise<void>((resolve) => void bot.start({ onStart: () => resolve() }));
  onTestFinished(() => bot.stop());
  return bot;
}

test('a bot that accepts the query receives the payment, and the invoice closes as paid', async () => {
  const { address, sell, act } = await fakeBotApi();
  const paid = vi.fn();
  await polling(address, (bot) => {
    bot.on('pre_checkout_query', (ctx) => ctx.answerPreCheckoutQuery(true));
    bot.on('message:successful_payment', (ctx) =>
      paid(ctx.from.id, ctx.message.successful_payment),
    );
  });

  const { result } = await act('pay', { slug: await sell(), user_id: dewey.id });

  expect(result).toEqual({ status: 'paid' });
  await vi.waitFor(() => expect(paid).toHaveBeenCalledOnce());
  expect(paid).toHaveBeenCalledWith(dewey.id, {
    currency: 'XTR',
    total_amount: 250,
    invoice_payload: 'payment-1',
    telegram_payment_charge_id: expect.stringMatching(/^id-/),
    provider_payment_charge_id: '',
  });
});

test('a bot that declines the query is not paid, and the player receives its reason', async () => {
  const { address, bot, sell, act } = await fakeBotApi();
  await polling(address, (grammy) => {
    grammy.on('pre_checkout_query', (ctx) => ctx.answerPreCheckoutQuery(false, 'Sold out'));
  });

  const { result } = await act('pay', { slug: await sell(), user_id: dewey.id });

  expect(result).toEqual({ status: 'failed', reason: 'Sold out' });
  expect(bot.payments.transactions(0, 100)).toEqual([]);
});

test('a refund is booked once with its payment’s id, and the bot receives it', async () => {
  const { address, sell, act } = await fakeBotApi();
  const refunded = vi.fn();
  const { api } = await polling(address, (bot) => {
    bot.on('pre_checkout_query', (ctx) => ctx.answerPreCheckoutQuery(true));
    bot.on('message:refunded_payment', (ctx) => refunded(ctx.message.refunded_payment));
  });
  await act('pay', { slug: await sell(), user_id: dewey.id });
  const [payment] = (await api.getStarTransactions({ limit: 1 })).transactions;
  const charge = payment?.id ?? '';

  expect(await api.refundStarPayment(dewey.id, charge)).toBe(true);

  const { transactions } = await api.getStarTransactions();
  expect(transactions).toMatchObject([
    { id: charge, amount: 250, source: { type: 'user', invoice_payload: 'payment-1' } },
    { id: charge, amount: 250, receiver: { type: 'user', user: { id: dewey.id } } },
  ]);
  await vi.waitFor(() => expect(refunded).toHaveBeenCalledOnce());
  await expect(api.refundStarPayment(dewey.id, charge)).rejects.toThrow('CHARGE_ALREADY_REFUNDED');
  await expect(api.refundStarPayment(dewey.id, 'another')).rejects.toThrow('CHARGE_NOT_FOUND');
});

test('a player’s command reaches the bot, and the bot’s reply reaches the player', async () => {
  const { address, bot, act } = await fakeBotApi();
  await polling(address, (grammy) => {
    grammy.command('paysupport', (ctx) => ctx.reply('We are listening.'));
  });

  await act('message', { user_id: dewey.id, text: '/paysupport please' });

  await vi.waitFor(() =>
    expect(bot.chats.sent).toMatchObject([{ chat: { id: dewey.id }, text: 'We are listening.' }]),
  );
});

test('the fake accepts the setup calls of grammY', async () => {
  const { address } = await fakeBotApi();
  const { api } = new Bot(token, { client: { apiRoot: address } });

  expect(await api.getMe()).toMatchObject({ id: 1_000_000_001, is_bot: true });
  expect(await api.setMyCommands([{ command: 'start', description: 'Open the game' }])).toBe(true);
  expect(await api.setChatMenuButton({ menu_button: { type: 'default' } })).toBe(true);
  // grammY sends a call with a file as a multipart form.
  const certificate = new InputFile(Buffer.from('certificate'), 'bold.pem');
  await api.setWebhook('http://127.0.0.1:9/hook', { certificate, allowed_updates: ['message'] });
  expect(await api.getWebhookInfo()).toMatchObject({
    url: 'http://127.0.0.1:9/hook',
    allowed_updates: ['message'],
  });
});

test('a refusal rejects in grammY with its code and description', async () => {
  const { address } = await fakeBotApi();
  const { api } = new Bot(token, { client: { apiRoot: address } });
  const { title, description, payload, prices } = starsInvoice;

  const refused = api.createInvoiceLink(title, description, payload, '', 'XTR', [
    ...prices,
    ...prices,
  ]);

  await expect(refused).rejects.toBeInstanceOf(GrammyError);
  await expect(refused).rejects.toMatchObject({
    error_code: 400,
    description: 'Bad Request: STARS_INVOICE_INVALID',
  });
});
