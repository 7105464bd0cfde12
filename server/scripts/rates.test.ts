import { expect, test, vi } from 'vitest';
import type { MakeInvoice } from '../src/deps.ts';
import { createDatabase } from '../test/create-database.ts';
import { runScript } from '../test/run-script.ts';
import { startServer } from '../test/start-server.ts';

async function start() {
  const { db, connection } = await createDatabase();
  return { db, run: (...args: string[]) => runScript(connection, 'rates', ...args) };
}

test('a rate that an operator sets is that of rates, offers, quotes and invoices', async () => {
  const ton = vi.fn<MakeInvoice>(async ({ paymentId }) => `https://t.me/$${paymentId}`);
  const { connection, player, db, clock } = await startServer({
    config: { paymentGateways: ['stars', 'ton'] },
    deps: { gateways: { ton } },
  });
  const { call } = player({ id: 1 });
  const run = (...args: string[]) => runScript(connection, 'rates', ...args);
  const read = async <Body>(path: string) => (await call<Body>('GET', path)).body;
  const buy = (path: string, body: object) =>
    call('POST', `/payment/gateway/invoice-link/${path}`, { body });
  expect(await read('/payment/exchange-rate')).toMatchObject([{}, {}, { rate: 0.003 }]);

  expect(await run('set', 'ton', '0.0025', '--reason', 'TON rose', '--by', 'ada')).toEqual({
    code: 0,
    output: 'A tap costs 0.0025 TON, before 0.003. Invoices keep their price.\n',
    errors: '',
  });
  expect(await db.selectFrom('operator_command').selectAll().execute()).toMatchObject([
    { command: 'rates', operator: 'ada', reason: 'TON rose' },
  ]);
  clock.time += 10_000;

  expect(await read('/payment/exchange-rate')).toMatchObject([
    { target_currency: 'DOLLARS', rate: 0.01 },
    { target_currency: 'STARS', rate: 0.5 },
    { target_currency: 'TON', rate: 0.0025 },
  ]);
  type Offer = { id: number; target_currency: string; base_points: number; total_price: number };
  const offers = await read<Offer[]>('/payment/tariff');
  const offer = offers.find((it) => it.target_currency === 'TON' && it.base_points === 1000);
  expect(offer).toMatchObject({ base_price: 2.5, total_price: 2.5, total_points: 1100 });
  expect(offers).toContainEqual(expect.objectContaining({ id: 3, total_price: 500 }));
  const quote = '/payment/find-custom-price?payment_currency=TON&amount=1001';
  expect(await read(quote)).toMatchObject({ base_price: 2.5025, target_price: 2.5025 });
  await buy('tariff', { tariff_id: offer?.id });
  await buy('custom-amount', { taps_amount: 1001, payment_currency: 'TON' });
  expect(ton.mock.calls).toMatchObject([[{ price: 2_500_000_000 }], [{ price: 2_502_500_000 }]]);
  const payments = await db.selectFrom('payment').select('price_micros').execute();
  expect(payments.map(({ price_micros }) => price_micros).sort()).toEqual([10_000_000, 10_010_000]);
});

test('the rates of now and their history are printed, and no row of it can be changed', async () => {
  const { db, run } = await start();
  await run('set', 'ton', '0.0025', '--reason', 'TON rose', '--by', 'ada');
  const { output } = await run();
  expect(output).toMatch(/^DOLLARS: 0\.01 a tap\nSTARS: 0\.5 a tap\nTON: 0\.0025 a tap\n/);
  expect(output).toMatch(/Z TON 0\.0025 by ada: TON rose\n$/);
  const change = db.updateTable('exchange_rate').set({ nano_per_tap: 1 }).execute();
  await expect(change).rejects.toThrow('never changed');
});

test('the history has one line for each rate, also if an earlier version stored a reason of several lines', async () => {
  const { db, run } = await start();
  const reason = 'odd day\n  2026-11-27T09:00:00.000Z TON 0.003 by ada: checked';
  const rate = { id: 'odd', at: new Date(), operator: 'eve', currency: 'TON' as const };
  const set = { ...rate, nano_per_tap: 2_500_000, reason };
  await db.insertInto('exchange_rate').values(set).execute();
  expect((await run()).output.match(/^.* by (ada|eve): odd.*$|^.* by ada: checked$/gm)).toEqual([
    expect.stringMatching(/ by eve: odd day 2026-\S+ TON 0\.003 by ada: checked$/),
  ]);
});

test.each([
  ['far above the last', ['set', 'TON', '0.03', '--reason', 'x'], '10.0 times away'],
  ['far below the last', ['set', 'TON', '0.0002', '--reason', 'x'], '15.0 times away'],
  ['of zero', ['set', 'TON', '0.000', '--reason', 'x'], 'above 0'],
  ['that is no number', ['set', 'TON', '1e3', '--reason', 'x'], 'above 0'],
  ['of another currency', ['set', 'EUR', '1', '--reason', 'x'], 'must be DOLLARS, STARS, TON'],
  ['of taps', ['set', 'TAPS', '1', '--reason', 'x'], 'must be DOLLARS, STARS, TON'],
  ['with a word too many', ['set', 'TON', '0.0024', '5', '--reason', 'x'], 'npm run rates -- set'],
  ['without a reason', ['set', 'TON', '0.0024'], 'Say why with --reason'],
  ['without a command', ['--reason', 'x'], 'does not use --reason'],
  ['without a verb', ['TON', '0.0024'], 'npm run rates -- set TON'],
])('a rate %s is refused', async (_, args, message) => {
  const { db, run } = await start();
  const count = () => db.selectFrom('exchange_rate').select('id').execute();
  const before = await count();
  expect(await run(...args)).toMatchObject({ code: 1, errors: expect.stringContaining(message) });
  expect(await count()).toEqual(before);
});

test('a rate far from the last is set with --force', async () => {
  const { run } = await start();
  expect(await run('set', 'TON', '0.03', '--reason', 'x', '--force')).toMatchObject({ code: 0 });
});
