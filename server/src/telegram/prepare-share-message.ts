import { Problem } from '@bold/sdk/contract';
import type { Api } from 'grammy';
import type { PreparedMessage, PrepareShareMessage, SharedLink } from '../deps.ts';
import { BotApiError } from './bot-api-error.ts';
import { botTextsFor } from './bot-texts.ts';

/** The maximum length of a `message_id` in the contract. */
const longestId = 256;

const chats = {
  allow_user_chats: true,
  allow_group_chats: true,
  allow_channel_chats: true,
  allow_bot_chats: false,
};

/**
 * Returns a function that prepares a message for sharing. If `api` is null, the returned function throws
 * `GATEWAY_UNAVAILABLE`.
 */
export function shareMessages(api: Api | null): PrepareShareMessage {
  return async (shared) => {
    if (!api) throw new Problem('GATEWAY_UNAVAILABLE', 'The server has no Bot API.');
    return prepareShareMessage(api, shared);
  };
}

async function prepareShareMessage(
  api: Api,
  { telegramId, languageCode, kind, url }: SharedLink,
): Promise<PreparedMessage> {
  const texts = botTextsFor(languageCode);
  const article = {
    type: 'article' as const,
    id: kind,
    title: texts.play,
    input_message_content: { message_text: texts.share[kind] },
    reply_markup: { inline_keyboard: [[{ text: texts.play, url }]] },
  };
  const saved = await api
    .savePreparedInlineMessage(telegramId, article, chats)
    .catch((error: unknown) => {
      throw error instanceof BotApiError ? toProblem(error) : error;
    });
  // A proxy in front of the Bot API may send a success without a message, which no client could open.
  const { id, expiration_date }: { id?: unknown; expiration_date?: unknown } = saved ?? {};
  const expiresAt = new Date(typeof expiration_date === 'number' ? expiration_date * 1000 : NaN);
  const isId = typeof id === 'string' && id.length >= 1 && id.length <= longestId;
  if (!isId || Number.isNaN(expiresAt.getTime())) {
    throw new Problem('PAYMENT_GATEWAY_FAILED', 'Telegram returned no message.');
  }
  return { id, expiresAt };
}

function toProblem(cause: BotApiError): Problem {
  const detail =
    cause.code === null ? 'Telegram did not respond.' : 'Telegram prepared no message.';
  return new Problem('PAYMENT_GATEWAY_FAILED', detail, { cause });
}
