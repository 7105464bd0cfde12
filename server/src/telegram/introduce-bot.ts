import type { Api } from 'grammy';
import type { Deps } from '../deps.ts';
import { botTexts, type CommandName } from './bot-texts.ts';

/** Registers the commands with Telegram, in each language, and checks that the token belongs to `BOT_USERNAME`. */
export async function introduceBot(
  api: Api,
  { config, log }: Pick<Deps, 'config' | 'log'>,
): Promise<void> {
  const { username } = await api.getMe();
  if (username.toLowerCase() !== config.botUsername.toLowerCase()) {
    log.error(`BOT_TOKEN belongs to @${username}, but BOT_USERNAME is ${config.botUsername}.`);
  }
  await api.setMyCommands(commandsIn('en'));
  await api.setMyCommands(commandsIn('ru'), { language_code: 'ru' });
}

function commandsIn(language: keyof typeof botTexts) {
  const names: CommandName[] = ['start', 'paysupport', 'terms'];
  const { commands } = botTexts[language];
  return names.map((command) => ({ command, description: commands[command] }));
}
