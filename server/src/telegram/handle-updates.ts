import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../deps.ts';
import { answerCommands } from './answer-commands.ts';
import { answerPayments } from './answer-payments.ts';

/** The kinds of updates that the bot requests. Telegram sends only these kinds. */
export const allowedUpdates = ['message', 'pre_checkout_query'] as const;

/** Handles one update and resolves when the effect is durable. A repeated call with the same update is safe. */
export type UpdateHandler = (update: Update) => Promise<void>;

/** Registers all handlers on the bot. The returned handler throws if Telegram must deliver the update again. */
export function handleUpdates(bot: Bot, deps: Deps): UpdateHandler {
  answerPayments(bot, deps);
  answerCommands(bot, deps);
  return async (update) => {
    try {
      await bot.handleUpdate(update);
    } catch (error) {
      // grammY wraps the error together with its context, which contains the bot's token.
      throw error instanceof BotError ? error.error : error;
    }
  };
}
