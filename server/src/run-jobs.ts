import type { Bot } from 'grammy';
import { forgetUsedProofs } from './analytics/events-repository.ts';
import type { Work } from './database/lead-in-turn.ts';
import type { Deps } from './deps.ts';
import { forgetOldAnswers } from './http/idempotency-repository.ts';
import { everyMidnight } from './leaderboard/every-midnight.ts';
import { settleRevenue } from './leaderboard/settle-revenue.ts';
import { forgetOldSessions } from './taps/forget-old-sessions.ts';
import type { HearUpdate } from './telegram/hear-update.ts';
import { runBot } from './telegram/run-bot.ts';
import { openChainApi } from './ton/chain-api.ts';
import { watchDeposits } from './ton/watch-deposits.ts';

const cleanEveryMs = 3_600_000;

/**
 * What goes on by itself and needs one server only: the bot's updates, TON deposits, the daily share, tidying up. All
 * of it is booked once however often it is done.
 */
export function runJobs(deps: Deps, bot: Bot | null, hear: HearUpdate | null): Work {
  const { config, log } = deps;
  const running = bot && hear && runBot(bot, hear, deps);
  const chain = openChainApi(config);
  const { tonDepositAddress } = config;
  const watching =
    chain && tonDepositAddress ? watchDeposits(chain, tonDepositAddress, deps) : null;
  const cleaning = setInterval(() => {
    forgetOldAnswers(deps).catch((err) => log.warn({ err }, 'old answers could not be dropped'));
    forgetOldSessions(deps).catch((err) => log.warn({ err }, 'old sessions could not be dropped'));
    forgetUsedProofs(deps).catch((err) => log.warn({ err }, 'used proofs could not be dropped'));
  }, cleanEveryMs);
  const settling = everyMidnight(deps.clock.now, async () => {
    await settleRevenue(deps).catch((err) => log.error({ err }, 'revenue could not be shared out'));
  });

  return {
    async close() {
      clearInterval(cleaning);
      settling.end();
      await Promise.all([running?.close(), watching?.close(), settling.idle()]);
    },
  };
}
