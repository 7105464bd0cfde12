import { expect, test } from 'vitest';
import { startBot } from '../../test/start-bot.ts';
import { ApiError, HangUp } from '../../test/start-bot-api.ts';
import { shareMessages } from './prepare-share-message.ts';

const { bot, botApi } = await startBot();
const prepare = shareMessages(bot.api);
const url = 'https://t.me/BoldBot/bold?startapp=USER42';
const shared = { telegramId: 7, languageCode: null, kind: 'profile' as const, url };
const method = 'savePreparedInlineMessage';

test('a message is an article with a text and a button that opens the link, for all chats but bots', async () => {
  const { id, expiresAt } = await prepare(shared);
  expect(id).not.toBe('');
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  expect(botApi.callsOf(method).at(-1)).toEqual({
    user_id: 7,
    result: {
      type: 'article',
      id: 'profile',
      title: 'Play Bold',
      input_message_content: {
        message_text: 'This is my card in Bold. How many taps do you have?',
      },
      reply_markup: { inline_keyboard: [[{ text: 'Play Bold', url }]] },
    },
    allow_user_chats: true,
    allow_group_chats: true,
    allow_channel_chats: true,
    allow_bot_chats: false,
  });
});

test.each([
  ['en', 'profile', 'This is my card in Bold'],
  ['pt-BR', 'referral', 'I play Bold'],
  ['ru', 'profile', 'Это моя карточка'],
  ['ru-RU', 'referral', 'Я играю в Bold'],
] as const)('a player with the language %s shares a %s in it', async (languageCode, kind, text) => {
  await prepare({ ...shared, languageCode, kind });
  expect(botApi.callsOf(method).at(-1)).toMatchObject({
    result: { input_message_content: { message_text: expect.stringContaining(text) } },
  });
});

test.each([
  [400, 'USER_ID_INVALID'],
  [401, 'Unauthorized'],
  [429, 'Too Many Requests'],
])('the error %i of the Bot API becomes a problem', async (code, description) => {
  botApi.respond(method, () => {
    throw new ApiError(code, description);
  });
  await expect(prepare(shared)).rejects.toMatchObject({
    code: 'PAYMENT_GATEWAY_FAILED',
    message: 'Telegram prepared no message.',
  });
});

test.each([
  null,
  true,
  {},
  { id: 'x' },
  { id: '', expiration_date: 1 },
  { id: 'x'.repeat(257), expiration_date: 1 },
  { id: 'x', expiration_date: 1e20 },
])('a success of the Bot API with %j instead of a message becomes a problem', async (result) => {
  botApi.respond(method, () => result);
  await expect(prepare(shared)).rejects.toMatchObject({
    code: 'PAYMENT_GATEWAY_FAILED',
    message: 'Telegram returned no message.',
  });
});

test('a connection that the Bot API closes is tried once more, and then becomes a problem', async () => {
  const before = botApi.callsOf(method).length;
  botApi.respond(method, () => {
    throw new HangUp();
  });
  await expect(prepare(shared)).rejects.toMatchObject({
    code: 'PAYMENT_GATEWAY_FAILED',
    message: 'Telegram did not respond.',
  });
  expect(botApi.callsOf(method).length - before).toBe(2);
});

test('without a Bot API no message is prepared', async () => {
  await expect(shareMessages(null)(shared)).rejects.toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
});
