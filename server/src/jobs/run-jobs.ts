import type { Bot } from 'grammy';
import { forgetUsedProofs } from '../analytics/events-repository.ts';
import { forgetOldEvents } from '../analytics/forget-old-events.ts';
import type { Deps } from '../deps.ts';
import { deleteOldResponses } from '../http/idempotency-repository.ts';
import { settleRevenue } from '../leaderboard/settle-revenue.ts';
import { forgetOldSessions } from '../taps/forget-old-sessions.ts';
import type { UpdateHandler } from '../telegram/handle-updates.ts';
import { runBot } from '../telegram/run-bot.ts';
import { openChainApi } from '../ton/chain-api.ts';
import { watchDeposits } from '../ton/watch-deposits.ts';
import { everyMidnight } from './every-midnight.ts';
import type { Work } from './leader-election.ts';

const cleanEveryMs = 3_600_000;

/**
 * Runs the background jobs that only one server may run: the bot's updates, TON deposits, daily settlement, clean-up.
 * Repeating them books nothing twice; `slowDb` is for statements that take longer than a request may.
 */
export function runJobs(
  deps: Deps,
  slowDb: Deps['db'],
  bot: Bot | null,
  handleUpdate: UpdateHandler | null,
): Work {
  const { config, log } = deps;
  const slow = { ...deps, db: slowDb };
  const running = bot && handleUpdate && runBot(bot, handleUpdate, deps);
  const chain = openChainApi(config);
  const watching = config.tonDepositAddresses.map(
    (account) => chain && watchDeposits(chain, account, deps),
  );
  const cleaning = setInterval(() => {
    deleteOldResponses(slow).catch((err) =>
      log.warn({ err }, 'old idempotency keys could not be deleted'),
    );
    forgetOldSessions(slow).catch((err) => log.warn({ err }, 'old sessions could not be deleted'));
    forgetOldEvents(slow).catch((err) => log.warn({ err }, 'old events could not be deleted'));
    forgetUsedProofs(slow).catch((err) => log.warn({ err }, 'used proofs could not be deleted'));
  }, cleanEveryMs);
  const settling = everyMidnight(deps.clock.now, async () => {
    await settleRevenue(slow).catch((err) => log.error({ err }, 'revenue could not be settled'));
  });

  return {
    async close() {
      clearInterval(cleaning);
      settling.end();
      await Promise.all([
        running?.close(),
        ...watching.map((watch) => watch?.close()),
        settling.idle(),
      ]);
    },
  };
}
