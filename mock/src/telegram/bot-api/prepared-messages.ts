import { ApiError, refuse } from './api-error.ts';
import type { Clock } from './clock.ts';
import { fieldsOf, type Parameters } from './parameters.ts';

export type PreparedMessage = {
  userId: number;
  text: string;
  /** The only button below the text. */
  button: { text: string; url: string };
};

const lifetimeMs = 600_000;
const mostIdBytes = 64;
const mostTextLength = 4_096;
const chats = ['user', 'bot', 'group', 'channel'];

export class PreparedMessages {
  readonly #clock: Clock;
  readonly #stored = new Map<string, PreparedMessage & { expiresMs: number }>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Stores a message and returns its `PreparedInlineMessage`. */
  add(id: string, message: PreparedMessage): { id: string; expiration_date: number } {
    const expiresMs = this.#clock.now() + lifetimeMs;
    this.#stored.set(id, { ...message, expiresMs });
    return { id, expiration_date: Math.floor(expiresMs / 1000) };
  }

  /** Throws an ApiError 400 if the message is unknown or expired, or belongs to another player. */
  open(id: string, userId: number): PreparedMessage {
    const stored = this.#stored.get(id);
    if (!stored || stored.userId !== userId) throw new ApiError(400, 'MESSAGE_ID_INVALID');
    if (stored.expiresMs <= this.#clock.now()) throw new ApiError(400, 'MESSAGE_EXPIRED');
    const { text, button } = stored;
    return { userId, text, button };
  }
}

/**
 * Reads an article with a text and one link button from the parameters of `savePreparedInlineMessage`.
 * @throws An ApiError 400 if the message is of another kind, or if the real API would refuse the message.
 */
export function readPreparedMessage(given: Parameters): PreparedMessage {
  const userId = given.integer('user_id') ?? refuse('USER_ID_INVALID');
  const result = given.object('result') ?? refuse("can't parse inline query result");
  if (result.text('type') !== 'article') refuse('the fake Bot API has no result but an article');
  const id = result.text('id') ?? '';
  if (id === '' || Buffer.byteLength(id) > mostIdBytes) refuse('RESULT_ID_INVALID');
  if (!result.text('title')) refuse('ARTICLE_TITLE_EMPTY');
  const text = result.object('input_message_content')?.text('message_text') ?? '';
  if (text.trim() === '') refuse('MESSAGE_TEXT_EMPTY');
  if ([...text].length > mostTextLength) refuse('MESSAGE_TOO_LONG');
  if (!chats.some((kind) => given.flag(`allow_${kind}_chats`))) refuse('PEER_TYPES_INVALID');
  return { userId, text, button: readButton(result) };
}

function readButton(result: Parameters): PreparedMessage['button'] {
  const rows = result.object('reply_markup')?.list('inline_keyboard') ?? [];
  const buttons = rows.flat().map(fieldsOf);
  const [button] = buttons;
  if (!button || buttons.length > 1) return refuse('the fake Bot API shows exactly one button');
  const text = button.text('text') || refuse('BUTTON_TEXT_INVALID');
  const url = button.text('url') ?? '';
  return URL.canParse(url) ? { text, url } : refuse('BUTTON_URL_INVALID');
}
