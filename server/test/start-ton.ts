import { vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { createPayment, type NewPayment } from '../src/payments/payments-repository.ts';
import { openChainApi } from '../src/ton/chain-api.ts';
import { scanDeposits } from '../src/ton/scan-deposits.ts';
import { createDatabase } from './create-database.ts';
import { createPlayer } from './create-player.ts';
import { recordingLog } from './recording-log.ts';
import { type Payment, startChain } from './start-chain.ts';
import { startOfTests } from './start-server.ts';
import { testDeps } from './test-deps.ts';

/** The deposit address of the tests, in raw form. */
export const deposit = `0:${'b01d'.repeat(16)}`;

/**
 * Creates a database, a fake chain, and a clock that changes only when a test sets it. `watching` contains the
 * arguments for a scan of the deposits, and `watching.pause` does not wait.
 */
export async function startTon() {
  const { db, connection } = await createDatabase();
  const stand = await startChain(startOfTests.getTime());
  const config = readConfig({ TON_API_URL: stand.url, TON_DEPOSIT_ADDRESS: deposit });
  const { log, messages } = recordingLog();
  const pushBalance = vi.fn<(userId: number) => void>();
  const clock = { time: startOfTests.getTime(), now: () => new Date(clock.time) };
  const deps = testDeps(db, { config, log, clock, pushBalance });
  const chain = openChainApi(config);
  if (!chain) throw new Error('The tests have no chain.');
  const stopping = new AbortController();
  const pause = async () => undefined;
  const watching = { ...deps, chain, account: deposit, signal: stopping.signal, pause };

  /** Creates a player with an unpaid invoice: 525 taps for 1.5 TON. */
  async function order(overrides: Partial<NewPayment> = {}) {
    const { userId } = await createPlayer(db);
    const { id: paymentId } = await createPayment(db, {
      userId,
      gateway: 'ton',
      price: 1_500_000_000,
      priceMicros: 5_000_000,
      points: 500,
      taps: 525,
      now: startOfTests,
      ...overrides,
    });
    return { userId, paymentId };
  }

  async function tapsOf(userId: number): Promise<number> {
    const balance = db.selectFrom('tap_balance').select('available').where('user_id', '=', userId);
    return (await balance.executeTakeFirstOrThrow()).available;
  }

  return {
    ...stand,
    db,
    connection,
    deps,
    clock,
    pushBalance,
    messages,
    watching,
    order,
    tapsOf,
    /** Pays 1.5 TON to the deposit address, unless `payment` has another amount or address. */
    pay: (payment: Partial<Payment>) =>
      stand.pay({ to: deposit, nano: 1_500_000_000n, ...payment }),
    scan: () => scanDeposits(watching),
    /** Oldest first. */
    storedDeposits: () => db.selectFrom('ton_deposit').selectAll().orderBy('lt').execute(),
  };
}
