import { type Insertable, type Selectable, sql } from 'kysely';
import type { ExchangeRateTable } from '../database/money-tables.ts';
import { randomCode } from '../database/random-code.ts';
import type { Deps } from '../deps.ts';

type Db = Deps['db'];
export type SetRate = Selectable<ExchangeRateTable>;

/** The column `nano_per_tap` stores a rate in whole nano-units of the currency. */
const nanoPerUnit = 1e9;

/** Returns the current rate of each currency that has a stored rate, in units of the currency per tap. */
export async function findRates(
  db: Db,
): Promise<{ currency: SetRate['currency']; rate: number }[]> {
  const last = db.selectFrom('exchange_rate').distinctOn('currency');
  const rows = await last
    .select(['currency', 'nano_per_tap'])
    .orderBy('currency')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ currency, nano_per_tap }) => ({ currency, rate: nano_per_tap / nanoPerUnit }));
}

/** Returns every rate that was ever set, oldest first, in units of the currency per tap. */
export async function findRateHistory(db: Db): Promise<(SetRate & { rate: number })[]> {
  const sets = db.selectFrom('exchange_rate').selectAll().orderBy('at').orderBy('id');
  return (await sets.execute()).map((set) => ({ ...set, rate: set.nano_per_tap / nanoPerUnit }));
}

/**
 * Stores a currency's new rate, in units of the currency per tap. The new rate's time is `at`, but at least one
 * millisecond after the time of the currency's latest stored rate.
 */
export async function insertRate(
  db: Db,
  {
    at,
    rate,
    ...set
  }: Omit<Insertable<ExchangeRateTable>, 'id' | 'nano_per_tap'> & { rate: number },
): Promise<void> {
  const later = sql<Date>`greatest(${at}::timestamptz, (
    select max(at) + interval '1 millisecond' from exchange_rate where currency = ${set.currency}))`;
  await db
    .insertInto('exchange_rate')
    .values({ id: randomCode(20), at: later, ...set, nano_per_tap: Math.round(rate * nanoPerUnit) })
    .execute();
}
