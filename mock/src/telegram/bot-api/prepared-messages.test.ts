import { expect, test } from 'vitest';
import { dewey, fakeBotApi } from './fake-bot-api.fixture.ts';
import { fakeBotApiPort } from './invoice-slug.ts';

const method = 'savePreparedInlineMessage';
const button = { text: 'Play', url: 'https://t.me/BoldBot/bold?startapp=USER1' };
const article = {
  type: 'article',
  id: 'profile',
  title: 'Play',
  input_message_content: { message_text: 'My card' },
  reply_markup: { inline_keyboard: [[button]] },
};
const given = { user_id: dewey.id, result: article, allow_user_chats: true };
const withResult = (fields: object) => ({ ...given, result: { ...article, ...fields } });

async function withMessages() {
  const { address, call, clock } = await fakeBotApi();
  const open = async (id: string, userId = dewey.id) => {
    const path = `simulator-control/prepared?id=${id}&user_id=${userId}`;
    return (await fetch(`${address}/${path}`)).json();
  };
  return { call, clock, open, address };
}

test('a prepared message has an id with the port of the fake, and ten minutes', async () => {
  const { call, clock, address } = await withMessages();

  const { result } = await call(method, given);

  expect(fakeBotApiPort(result.id)).toBe(Number(new URL(address).port));
  expect(result.expiration_date).toBe(Math.floor(clock.now() / 1000) + 600);
});

test('its player opens it until it expires, and nobody else does', async () => {
  const { call, clock, open } = await withMessages();
  const { result } = await call(method, given);

  expect((await open(result.id)).result).toEqual({ userId: dewey.id, text: 'My card', button });
  expect(await open(result.id, 5)).toMatchObject({ description: expect.stringMatching('INVALID') });
  expect(await open('x')).toMatchObject({ description: expect.stringMatching('ID_INVALID') });
  clock.advance(600_000);
  expect(await open(result.id)).toMatchObject({ description: expect.stringMatching('EXPIRED') });
});

test('the result of a form is a JSON text', async () => {
  const { call } = await withMessages();

  const response = await call(method, { ...given, result: JSON.stringify(article) });

  expect(response.status).toBe(200);
});

test.each([
  ['for no user', { ...given, user_id: undefined }, 'USER_ID_INVALID'],
  ['for an unknown user', { ...given, user_id: 5 }, 'chat not found'],
  ['without a result', { ...given, result: undefined }, 'inline query result'],
  ['with a list as its result', { ...given, result: [] }, 'of type Object'],
  ['with a photo', withResult({ type: 'photo' }), 'article'],
  ['with a long id', withResult({ id: 'x'.repeat(65) }), 'RESULT_ID_INVALID'],
  ['with an id of too many bytes', withResult({ id: '🪣'.repeat(17) }), 'RESULT_ID_INVALID'],
  ['without an id', withResult({ id: '' }), 'RESULT_ID_INVALID'],
  ['without a title', withResult({ title: '' }), 'ARTICLE_TITLE_EMPTY'],
  ['without content', withResult({ input_message_content: undefined }), 'MESSAGE_TEXT_EMPTY'],
  [
    'with a long text',
    withResult({ input_message_content: { message_text: 'x'.repeat(4097) } }),
    'MESSAGE_TOO_LONG',
  ],
  ['without a button', withResult({ reply_markup: undefined }), 'exactly one button'],
  [
    'with two buttons',
    withResult({ reply_markup: { inline_keyboard: [[button], [button]] } }),
    'exactly one button',
  ],
  [
    'with a button without a text',
    withResult({ reply_markup: { inline_keyboard: [[{ ...button, text: '' }]] } }),
    'BUTTON_TEXT_INVALID',
  ],
  [
    'with a button without a link',
    withResult({ reply_markup: { inline_keyboard: [[{ ...button, url: 'bold' }]] } }),
    'BUTTON_URL_INVALID',
  ],
  ['for no kind of chat', { ...given, allow_user_chats: false }, 'PEER_TYPES_INVALID'],
])('a message %s is refused', async (_, body, why) => {
  const { call } = await withMessages();

  const response = await call(method, body);

  expect([response.status, response.description]).toEqual([400, expect.stringContaining(why)]);
});
