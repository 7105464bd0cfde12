import type { Bot, Context } from 'grammy';
import { appLink } from '../config/app-link.ts';
import type { Deps } from '../deps.ts';
import { botTextsFor } from './bot-texts.ts';

type Replying = Pick<Deps, 'config' | 'log'>;

/** Registers the replies to commands. The button in the reply to `/start` opens the app with `/start`'s parameter. */
export function answerCommands(bot: Bot, { config, log }: Replying): void {
  const chat = bot.chatType('private');
  chat.command('start', (ctx) => {
    const texts = botTextsFor(ctx.from.language_code);
    const button = { text: texts.play, url: startLink(config, ctx.match) };
    return reply(ctx, texts.start, { reply_markup: { inline_keyboard: [[button]] } });
  });
  chat.command('paysupport', (ctx) =>
    reply(ctx, botTextsFor(ctx.from.language_code).paySupport(config)),
  );
  chat.command('terms', (ctx) => reply(ctx, botTextsFor(ctx.from.language_code).terms(config)));

  async function reply(ctx: Context, text: string, other?: Parameters<Context['reply']>[1]) {
    // The player may have blocked the bot. An error here would make Telegram deliver the update again.
    await ctx.reply(text, other).catch((err: unknown) => {
      log.warn({ err, updateId: ctx.update.update_id }, 'A reply could not be sent to a chat.');
    });
  }
}

/** Returns a link to the app with the parameter of `/start`. Leaves out a parameter that a link cannot contain. */
function startLink(config: Deps['config'], parameter: string): string {
  return appLink(config, /^[\w-]{1,64}$/.test(parameter) ? parameter : undefined);
}
