import type { Bot } from 'grammy';
import { deleteOldEvents } from '../analytics/delete-old-events.ts';
import { deleteExpiredProofs } from '../analytics/events-repository.ts';
import type { Tables } from '../database/shards.ts';
import type { Deps } from '../deps.ts';
import { FailureLog } from '../failure-log.ts';
import { deleteOldResponses } from '../http/idempotency-repository.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { earlierClock } from '../ledger/earlier-clock.ts';
import { deleteOldAddresses } from '../operators/note-address.ts';
import type { Work } from '../run-in-background.ts';
import { deleteOldSessions } from '../taps/delete-old-sessions.ts';
import { rollUpTaps } from '../taps/roll-up-taps.ts';
import type { UpdateHandler } from '../telegram/handle-updates.ts';
import { runBot } from '../telegram/run-bot.ts';
import { runWalletNotices } from '../telegram/send-wallet-notices.ts';
import { openChainApi } from '../ton/chain-api.ts';
import { watchChainSync } from '../ton/watch-chain-sync.ts';
import { watchDeposits } from '../ton/watch-deposits.ts';
import { hourMs } from '../utc-day.ts';
import { runHourly } from './run-hourly.ts';

const rollUpEveryMs = 60_000;

const cleaners = [
  [deleteOldResponses, 'Old idempotency keys could not be deleted.'],
  [deleteOldAddresses, 'Old addresses could not be deleted.'],
  [deleteOldSessions, 'Old sessions could not be deleted.'],
  [deleteOldEvents, 'Old events could not be deleted.'],
  [deleteExpiredProofs, 'Used proofs could not be deleted.'],
] as const;

/**
 * Starts the background jobs. While the leader changes, two servers may run the same job at the same time.
 * @param tables the tables for slow jobs, opened without a statement timeout
 */
export function runJobs(
  deps: Deps,
  tables: Tables,
  bot: Bot | null,
  handleUpdate: UpdateHandler | null,
): Work {
  const { config, log } = deps;
  const slow = { ...deps, ...tables };
  const running = bot && handleUpdate && runBot(bot, handleUpdate, deps);
  const reporting = bot && runWalletNotices({ ...deps, api: bot.api });
  const chain = openChainApi(config);
  const watching = config.tonDepositAddresses.map(
    (account) => chain && watchDeposits(chain, account, deps),
  );
  const [account] = config.tonDepositAddresses;
  const checkingSync = chain && account ? watchChainSync(chain, account, deps) : null;
  const cleaning = setInterval(() => {
    clean(slow).catch((err) => log.warn({ err }, 'The time of the database could not be read.'));
  }, hourMs);
  const rollingUp = setInterval(() => {
    rollUpTaps(slow).catch((err) => log.warn({ err }, 'Taps could not be rolled up.'));
  }, rollUpEveryMs);
  // A day is due at 00:00 UTC. The runs of the other hours repeat a settlement that failed or was missed.
  // The hours are those of the clock that decides if a day is over, or the work could start a moment too early.
  const agreedTime = async () => (await earlierClock(slow)).now();
  const now = () => agreedTime().catch(deps.clock.now);
  const settlements = new FailureLog(log, 'Revenue can be settled again.');
  const settling = runHourly(now, async () => {
    try {
      await settleRevenue({ ...slow, clock: await earlierClock(slow) });
      settlements.succeeded();
    } catch (err) {
      const message = 'Revenue could not be settled. The server tries again at the next full hour.';
      settlements.failed(err, message, () => hourMs);
    }
  });

  return {
    async close() {
      clearInterval(cleaning);
      clearInterval(rollingUp);
      settling.end();
      await Promise.all([
        running?.close(),
        reporting?.close(),
        checkingSync?.close(),
        ...watching.map((watch) => watch?.close()),
        settling.idle(),
      ]);
    },
  };
}

/** Deletes old data. A deletion that fails does not stop the others. */
async function clean(deps: Deps): Promise<void> {
  // With a wrong clock a session could be deleted too early, and a batch that is sent again would count twice.
  const agreed = { ...deps, clock: await earlierClock(deps) };
  for (const [deleteOld, failure] of cleaners) {
    deleteOld(agreed).catch((err: unknown) => deps.log.warn({ err }, failure));
  }
}
