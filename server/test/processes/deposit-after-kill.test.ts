import { once } from 'node:events';
import type { InvoiceResult, Taps } from '@bold/sdk';
import { expect, test } from 'vitest';
import { catalogue } from '../../src/payments/catalogue.ts';
import { createEmptyDatabase } from '../create-database.ts';
import { initDataOf } from '../init-data.ts';
import { startChain } from '../start-chain.ts';
import { deposit } from '../start-ton.ts';
import { databaseUrl } from '../template-database.ts';
import { serverProcess } from './server-process.ts';

const connection = await createEmptyDatabase();
const stand = await startChain(Date.now());
const tariff = catalogue.tariffs.find(({ target_currency }) => target_currency === 'TON');

async function start() {
  const { child, listening, output } = serverProcess({
    DATABASE_URL: databaseUrl(connection),
    TON_API_URL: stand.url,
    TON_DEPOSIT_ADDRESS: deposit,
  });
  const address = await listening();
  const authorization = `tma ${await initDataOf(4_700_000_004)}`;
  return {
    address,
    output,
    /** Creates an invoice. Returns the transfer that pays the invoice. */
    async invoice() {
      const response = await fetch(`${address}/api/payment/gateway/invoice-link/tariff`, {
        method: 'POST',
        headers: { Authorization: authorization, 'Content-Type': 'application/json' },
        body: JSON.stringify({ tariff_id: tariff?.id }),
      });
      const { invoice_link }: InvoiceResult = await response.json();
      const { pathname, searchParams } = new URL(invoice_link);
      return {
        to: pathname.split('/').at(-1) ?? '',
        nano: BigInt(searchParams.get('amount') ?? 0),
        comment: searchParams.get('text') ?? '',
      };
    },
    async taps(): Promise<number> {
      const headers = { Authorization: authorization };
      const response = await fetch(`${address}/api/user/taps/me`, { headers });
      const { available_taps }: Taps = await response.json();
      return available_taps;
    },
    async stop(signal: NodeJS.Signals) {
      const ended = once(child, 'exit');
      child.kill(signal);
      return ended;
    },
  };
}

test('[API-12] [PAY-02] TON that is paid around a kill -9 is credited, once', async () => {
  const first = await start();
  const [before, after] = [await first.invoice(), await first.invoice()];
  stand.pay(before);
  await expect.poll(first.taps).toBe(100);
  await first.stop('SIGKILL');
  stand.pay(after);

  const second = await start();
  await expect.poll(second.taps).toBe(200);
  expect(await second.stop('SIGTERM')).toEqual([0, null]);
});

test('a server whose chain is down is ready, logs that once, and goes on selling', async () => {
  stand.chain.isDown = true;
  const { address, output, invoice, stop } = await start();
  await expect.poll(() => output.out).toContain('could not be read');
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect((await invoice()).comment).toMatch(/^[a-z0-9]{20}$/);
  expect(await stop('SIGTERM')).toEqual([0, null]);
  expect(output.out.match(/could not be read/g)).toHaveLength(1);
});
