import { once } from 'node:events';
import type { InvoiceResult, Taps } from '@bold/sdk';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../create-database.ts';
import { initDataOf } from '../init-data.ts';
import { startBotApi } from '../start-bot-api.ts';
import { databaseUrl } from '../template-database.ts';
import { checkoutUpdate, paymentUpdate } from '../updates.ts';
import { serverProcess } from './server-process.ts';

const telegramUser = { id: 4_700_000_003 };
const connection = await createEmptyDatabase();
const botApi = await startBotApi();

async function start() {
  const { child, listening } = serverProcess({
    DATABASE_URL: databaseUrl(connection),
    TELEGRAM_API_ROOT: botApi.address,
  });
  const address = await listening();
  const authorization = `tma ${await initDataOf(telegramUser.id)}`;
  return {
    /** Creates an invoice and returns the payment's id. */
    async invoice(): Promise<string> {
      const response = await fetch(`${address}/api/payment/gateway/invoice-link/tariff`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tariff_id: 1 }),
      });
      const { invoice_link }: InvoiceResult = await response.json();
      return botApi.invoiceOf(invoice_link).payload;
    },
    async taps(): Promise<number> {
      const headers = { Authorization: authorization };
      const response = await fetch(`${address}/api/user/taps/me`, { headers });
      const { available_taps }: Taps = await response.json();
      return available_taps;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

test('[API-12] [PAY-02] a payment around a kill -9 is credited, once', async () => {
  const first = await start();
  const [before, after] = [await first.invoice(), await first.invoice()];
  botApi.push(checkoutUpdate(telegramUser, { paymentId: before, amount: 50 }, 1));
  await expect.poll(() => botApi.callsOf('answerPreCheckoutQuery')).toMatchObject([{ ok: true }]);

  // The server receives the payment and is killed, and its confirmation to the Bot API is lost.
  await expect.poll(() => botApi.callsOf('getUpdates').at(-1)).toMatchObject({ offset: 2 });
  botApi.respond('getUpdates', () => new Promise(() => undefined));
  botApi.push(
    paymentUpdate(telegramUser, { paymentId: before, chargeId: 'before', amount: 50 }, 2),
  );
  await expect.poll(first.taps).toBe(100);
  await first.kill();
  expect(botApi.unconfirmed()).toEqual([2]);

  botApi.restore('getUpdates');
  botApi.push(paymentUpdate(telegramUser, { paymentId: after, chargeId: 'after', amount: 50 }, 3));
  const second = await start();
  await expect.poll(second.taps).toBe(200);
  await second.kill();
});

test('a server whose Bot API is down serves its players', async () => {
  const { child, listening, output } = serverProcess({
    DATABASE_URL: databaseUrl(connection),
    TELEGRAM_API_ROOT: 'http://127.0.0.1:9',
  });
  expect((await fetch(`${await listening()}/readyz`)).status).toBe(200);
  await expect.poll(() => output.out).toContain('the server keeps trying');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(output.out).not.toContain('development-token');
});
