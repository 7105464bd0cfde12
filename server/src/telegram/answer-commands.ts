import type { Bot, Context } from 'grammy';
import type { Deps } from '../deps.ts';
import { botTextsFor } from './bot-texts.ts';

type Saying = Pick<Deps, 'config' | 'log'>;

/** `/start` opens the app, and takes what followed it along; `/paysupport` and `/terms` answer in words. */
export function answerCommands(bot: Bot, { config, log }: Saying): void {
  const chat = bot.chatType('private');
  chat.command('start', (ctx) => {
    const words = botTextsFor(ctx.from.language_code);
    const button = { text: words.play, url: appLink(config, ctx.match) };
    return say(ctx, words.start, { reply_markup: { inline_keyboard: [[button]] } });
  });
  chat.command('paysupport', (ctx) =>
    say(ctx, botTextsFor(ctx.from.language_code).paySupport(config.supportUrl)),
  );
  chat.command('terms', (ctx) =>
    say(ctx, botTextsFor(ctx.from.language_code).terms(config.payoutHoldDays)),
  );

  async function say(ctx: Context, text: string, other?: Parameters<Context['reply']>[1]) {
    // Somebody may have blocked the bot since: an answer that cannot be given must not come back as an update.
    await ctx.reply(text, other).catch((err: unknown) => {
      log.warn({ err, updateId: ctx.update.update_id }, 'an answer did not reach a chat');
    });
  }
}

/**
 * The mini app's link with the word that came with `/start` as its start parameter (decisions §7), so that an
 * invitation that went to the bot reaches the app; a word that no such link could carry is left out.
 */
function appLink({ botUsername, appName }: Deps['config'], word: string): string {
  const link = `https://t.me/${botUsername}/${appName}`;
  return /^[\w-]{1,64}$/.test(word) ? `${link}?startapp=${word}` : link;
}
