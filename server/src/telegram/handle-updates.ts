import { type Bot, BotError } from 'grammy';
import type { Update } from 'grammy/types';
import type { Deps } from '../deps.ts';
import { answerCommands } from './answer-commands.ts';
import { answerPayments } from './answer-payments.ts';

/** The kinds of updates that the bot asks for; all others it never hears. */
export const allowedUpdates = ['message', 'pre_checkout_query'] as const;

/** Takes one update in; resolves when what it brought is durable. The same update again changes nothing. */
export type UpdateHandler = (update: Update) => Promise<void>;

/** Teaches the bot its answers. What is heard throws when it has to come again. */
export function handleUpdates(bot: Bot, deps: Deps): UpdateHandler {
  answerPayments(bot, deps);
  answerCommands(bot, deps);
  return async (update) => {
    try {
      await bot.handleUpdate(update);
    } catch (error) {
      // grammY wraps an error together with its context, in which the bot's token stands.
      throw error instanceof BotError ? error.error : error;
    }
  };
}
