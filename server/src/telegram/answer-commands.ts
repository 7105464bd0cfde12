import type { Bot, Context, FilterQuery } from 'grammy';
import { appLink } from '../config/app-link.ts';
import type { Deps } from '../deps.ts';
import { AnswerLimit } from './answer-limit.ts';
import { botTextsFor } from './bot-texts.ts';

type Replying = Pick<Deps, 'clock' | 'config' | 'log'>;

/** What people write. All other messages are reports of Telegram, such as `successful_payment` and `users_shared`. */
const written = [
  'message:text',
  'message:file',
  'message:contact',
  'message:location',
  'message:poll',
  'message:dice',
  'message:game',
  'message:checklist',
  'message:giveaway',
  'message:invoice',
  'message:paid_media',
  'message:story',
] satisfies FilterQuery[];

/**
 * Registers the replies to commands and other messages in private chats. The button in the reply to `/start` opens the
 * app with `/start`'s parameter.
 */
export function answerCommands(bot: Bot, { clock, config, log }: Replying): void {
  const limit = new AnswerLimit(clock.now().getTime());
  const chat = bot.chatType('private');

  chat.on('message:text', (ctx, next) => {
    const texts = botTextsFor(ctx.from.language_code);
    const { command, parameter } = commandIn(ctx.message.text);
    if (command === 'start') {
      const button = { text: texts.play, url: startLink(config, parameter) };
      return reply(ctx, texts.start, { reply_markup: { inline_keyboard: [[button]] } });
    }
    if (command === 'terms') return reply(ctx, texts.terms(config));
    const isForHelp = command === 'paysupport' || command === 'support' || command === 'help';
    return isForHelp ? reply(ctx, texts.paySupport(config)) : next();
  });

  // Silence would let players believe that somebody has read their complaint.
  chat.on(written, (ctx) => {
    const isByPerson = !ctx.from.is_bot && !ctx.message.via_bot;
    if (!isByPerson || !limit.take(ctx.chat.id, clock.now().getTime())) return;
    return reply(ctx, botTextsFor(ctx.from.language_code).unread(config));
  });

  async function reply(ctx: Context, text: string, other?: Parameters<Context['reply']>[1]) {
    // The player may have blocked the bot. An error here would make Telegram deliver the update again.
    await ctx.reply(text, other).catch((err: unknown) => {
      log.warn({ err, updateId: ctx.update.update_id }, 'A reply could not be sent to a chat.');
    });
  }
}

/** Returns the command of a message in lower case, such as `start` for `/Start@bold_game_bot REFk3v9x`. */
function commandIn(text: string): { command: string | undefined; parameter: string } {
  const [, command, parameter = ''] = /^\/(\w+)(?:@\w+)?(?:\s+(.*))?$/s.exec(text) ?? [];
  return { command: command?.toLowerCase(), parameter };
}

/** Returns a link to the app with the parameter of `/start`. Leaves out a parameter that a link cannot contain. */
function startLink(config: Deps['config'], parameter: string): string {
  return appLink(config, /^[\w-]{1,64}$/.test(parameter) ? parameter : undefined);
}
