import type { Bot, Context } from 'grammy';
import type { Deps } from '../deps.ts';
import { botTextsFor } from './bot-texts.ts';

type Saying = Pick<Deps, 'config' | 'log'>;

/**
 * Replies to `/start` with a button that opens the app and passes its parameter on, and to `/paysupport` and `/terms`
 * with text.
 */
export function answerCommands(bot: Bot, { config, log }: Saying): void {
  const chat = bot.chatType('private');
  chat.command('start', (ctx) => {
    const texts = botTextsFor(ctx.from.language_code);
    const button = { text: texts.play, url: appLink(config, ctx.match) };
    return say(ctx, texts.start, { reply_markup: { inline_keyboard: [[button]] } });
  });
  chat.command('paysupport', (ctx) =>
    say(ctx, botTextsFor(ctx.from.language_code).paySupport(config.supportUrl)),
  );
  chat.command('terms', (ctx) =>
    say(ctx, botTextsFor(ctx.from.language_code).terms(config.payoutHoldDays)),
  );

  async function say(ctx: Context, text: string, other?: Parameters<Context['reply']>[1]) {
    // The player may have blocked the bot since: a reply that cannot be sent must not bring the update back.
    await ctx.reply(text, other).catch((err: unknown) => {
      log.warn({ err, updateId: ctx.update.update_id }, 'a reply could not be sent to a chat');
    });
  }
}

/** Returns the link to the app with the parameter of `/start` (decisions §7), unless a link cannot carry it. */
function appLink({ botUsername, appName }: Deps['config'], parameter: string): string {
  const link = `https://t.me/${botUsername}/${appName}`;
  return /^[\w-]{1,64}$/.test(parameter) ? `${link}?startapp=${parameter}` : link;
}
