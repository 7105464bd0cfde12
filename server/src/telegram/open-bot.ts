import { Bot } from 'grammy';
import { botIdOf, type Config } from '../config.ts';
import { safeCalls } from './safe-calls.ts';

/** The time limit of one call. A long poll takes less time. */
const timeoutSeconds = 60;

/** Creates a bot, or returns null if `telegramApiRoot` is null. Failed calls of the bot throw `BotApiError`. */
export function openBot(
  config: Pick<Config, 'botToken' | 'botUsername' | 'telegramApiRoot' | 'telegramEnvironment'>,
): Bot | null {
  if (config.telegramApiRoot === null) return null;
  const bot = new Bot(config.botToken, {
    client: {
      apiRoot: config.telegramApiRoot,
      environment: config.telegramEnvironment === 'test' ? 'test' : 'prod',
      timeoutSeconds,
    },
    // Comes from the configuration, so that no call is necessary.
    botInfo: {
      id: botIdOf(config.botToken),
      is_bot: true,
      first_name: config.botUsername,
      username: config.botUsername,
      can_join_groups: false,
      can_read_all_group_messages: false,
      can_manage_bots: false,
      supports_inline_queries: false,
      supports_join_request_queries: false,
      can_connect_to_business: false,
      has_main_web_app: true,
      has_topics_enabled: false,
      allows_users_to_create_topics: false,
    },
  });
  bot.api.config.use(safeCalls());
  return bot;
}
