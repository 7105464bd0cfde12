import { ApiError } from './api-error.ts';
import type { Bot } from './bot.ts';
import type { Method } from './method.ts';
import type { Parameters } from './parameters.ts';

/** The methods that a bot calls to receive updates. A bot uses polling or a webhook, never both. */
export const updateMethods: Record<string, Method> = {
  getupdates: async ({ bot, given, gone }) => {
    if (bot.webhook.target) {
      throw new ApiError(
        409,
        "can't use getUpdates method while webhook is active; use deleteWebhook to delete the webhook first",
      );
    }
    bot.updates.allow(allowedUpdates(given));
    const options = {
      offset: given.integer('offset'),
      limit: given.integer('limit'),
      timeout: given.integer('timeout'),
    };
    return bot.poll.poll(options, gone);
  },
  setwebhook: ({ bot, given }) => {
    const url = given.text('url') ?? '';
    const secret = given.text('secret_token') ?? '';
    // Telegram's own servers accept only https; a local Bot API server accepts http, too.
    if (url !== '' && !/^https?:$/.test(URL.parse(url)?.protocol ?? '')) {
      throw new ApiError(400, 'bad webhook: an HTTP or HTTPS URL must be provided for webhook');
    }
    if (!/^[\w-]{0,256}$/.test(secret)) {
      throw new ApiError(400, 'secret token contains unallowed characters');
    }
    bot.updates.allow(allowedUpdates(given));
    drop(bot, given);
    if (url !== '') bot.poll.stop('terminated by setWebhook request');
    bot.webhook.setTarget(url === '' ? null : { url, secret });
    return true;
  },
  deletewebhook: ({ bot, given }) => {
    drop(bot, given);
    bot.webhook.setTarget(null);
    return true;
  },
  getwebhookinfo: ({ bot: { webhook, updates } }) => ({
    url: webhook.target?.url ?? '',
    has_custom_certificate: false,
    pending_update_count: updates.pending.length,
    allowed_updates: updates.allowed,
    ...(webhook.target && { max_connections: 40 }),
    ...(webhook.lastFailure && {
      last_error_date: webhook.lastFailure.date,
      last_error_message: webhook.lastFailure.message,
    }),
  }),
};

function allowedUpdates(given: Parameters): string[] | undefined {
  return given.list('allowed_updates')?.map(String);
}

function drop(bot: Bot, given: Parameters): void {
  if (given.flag('drop_pending_updates')) bot.updates.clear();
}
