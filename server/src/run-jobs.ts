import type { Bot } from 'grammy';
import { forgetUsedProofs } from './analytics/events-repository.ts';
import { forgetOldEvents } from './analytics/forget-old-events.ts';
import type { Work } from './database/run-as-leader.ts';
import type { Deps } from './deps.ts';
import { forgetOldAnswers } from './http/idempotency-repository.ts';
import { everyMidnight } from './leaderboard/every-midnight.ts';
import { settleRevenue } from './leaderboard/settle-revenue.ts';
import { forgetOldSessions } from './taps/forget-old-sessions.ts';
import type { UpdateHandler } from './telegram/handle-updates.ts';
import { runBot } from './telegram/run-bot.ts';
import { openChainApi } from './ton/chain-api.ts';
import { watchDeposits } from './ton/watch-deposits.ts';

const cleanEveryMs = 3_600_000;

/**
 * What goes on by itself and needs one server only: the bot's updates, TON deposits, the daily share, tidying up. All
 * of it is booked once however often it is done. `slowDb` is for what takes longer than a request may.
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
    forgetOldAnswers(slow).catch((err) => log.warn({ err }, 'old answers could not be dropped'));
    forgetOldSessions(slow).catch((err) => log.warn({ err }, 'old sessions could not be dropped'));
    forgetOldEvents(slow).catch((err) => log.warn({ err }, 'old events could not be dropped'));
    forgetUsedProofs(slow).catch((err) => log.warn({ err }, 'used proofs could not be dropped'));
  }, cleanEveryMs);
  const settling = everyMidnight(deps.clock.now, async () => {
    await settleRevenue(slow).catch((err) => log.error({ err }, 'revenue could not be shared out'));
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
