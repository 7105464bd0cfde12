import { parseArgs } from 'node:util';
import type { PaymentCurrency } from '@bold/sdk';
import { oneLine } from '../src/one-line.ts';
import { catalogue } from '../src/payments/catalogue.ts';
import { largestRateChange, openPrices, rateOf } from '../src/payments/prices.ts';
import { findRateHistory, insertRate } from '../src/payments/rates-repository.ts';
import { refuseOptions } from './refuse-options.ts';
import { userName } from './user-name.ts';
import { withDatabase } from './with-database.ts';

const help = `npm run rates prints the price of a tap in each currency, and every rate that was set.
npm run rates -- set <currency> <rate> sets the price of a tap, such as set TON 0.003.

  --reason <text>    Why. Needed, and stored.
  --by <name>        Who decides. Default: your user name.
  --force            Allows a change to more than double or less than half.`;

await withDatabase(async (tools) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      by: { type: 'string' },
      force: { type: 'boolean' },
    },
  });
  const readRates = openPrices(tools);
  if (positionals.length === 0) {
    refuseOptions(values);
    for (const { target_currency, rate } of (await readRates()).exchangeRates) {
      console.log(`${target_currency}: ${rate} a tap`);
    }
    for (const set of await findRateHistory(tools.db)) {
      const { at, currency, rate, operator, reason } = set;
      console.log(oneLine(`  ${at.toISOString()} ${currency} ${rate} by ${operator}: ${reason}`));
    }
    return;
  }
  const [verb, name = '', value = '', ...more] = positionals;
  if (verb !== 'set' || more.length > 0) {
    throw new Error('Write: npm run rates -- set TON 0.003 --reason "…".');
  }
  const currency = currencyOf(name);
  const rate = rateFrom(value);
  const reason = values.reason?.trim();
  if (!reason) throw new Error('Say why with --reason: it is stored with the rate.');
  const before = rateOf(await readRates(), currency);
  const factor = Math.max(rate / before, before / rate);
  if (factor > largestRateChange && !values.force) {
    throw new Error(
      `${rate} is ${factor.toFixed(1)} times away from the rate of now, ${before}: add --force if you mean it.`,
    );
  }
  const operator = values.by?.trim() || userName();
  await tools.record({ operator, reason });
  await insertRate(tools.db, { at: tools.clock.now(), operator, currency, rate, reason });
  console.log(`A tap costs ${rate} ${currency}, before ${before}. Invoices keep their price.`);
}, help);

function currencyOf(name: string): PaymentCurrency {
  const currencies = catalogue.exchangeRates.map(({ target_currency }) => target_currency);
  const found = currencies.find((it) => it === name.toUpperCase());
  if (!found || found === 'TAPS') throw new Error(`The currency must be ${currencies.join(', ')}.`);
  return found;
}

function rateFrom(text: string): number {
  if (!/^\d{1,6}(\.\d{1,9})?$/.test(text) || Number(text) === 0) {
    throw new Error('The rate must be a number above 0 with at most nine decimals, such as 0.003.');
  }
  return Number(text);
}
