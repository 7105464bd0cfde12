import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../../../http/listen-locally.ts';
import { dewey, fakeBotApi } from '../../bot-api/fake-bot-api.fixture.ts';
import { invoiceSlug } from '../../bot-api/invoice-slug.ts';
import { loadFailure, loadPreparedMessage } from './prepared-message.ts';

const button = { text: 'Play', url: 'https://t.me/BoldBot/bold?startapp=USER1' };

async function prepared() {
  const { address, clock, call } = await fakeBotApi();
  const { result } = await call('savePreparedInlineMessage', {
    user_id: dewey.id,
    result: {
      type: 'article',
      id: 'profile',
      title: 'Play',
      input_message_content: { message_text: 'My profile' },
      reply_markup: { inline_keyboard: [[button]] },
    },
    allow_user_chats: true,
  });
  return { id: result.id as string, clock, port: Number(new URL(address).port) };
}

/** Starts a server that responds to everything with `body`. Returns the id of a message of this server. */
async function respondingWith(body: object) {
  const server = createServer((_, response) => response.end(JSON.stringify(body)));
  const { url, close } = await listenLocally(server, 0);
  onTestFinished(close);
  return invoiceSlug(Number(new URL(url).port), 'x');
}

const failureOf = (id: string) => loadPreparedMessage(id, dewey.id).then(() => null, loadFailure);

test('a prepared message of the fake is loaded, and a message from elsewhere is not', async () => {
  const { id } = await prepared();

  expect(await loadPreparedMessage(id, dewey.id)).toMatchObject({ text: 'My profile', button });
  expect(await loadPreparedMessage('prepared_7', dewey.id)).toBeNull();
});

test('a message that is unknown or has expired is reported as expired', async () => {
  const { id, clock, port } = await prepared();
  clock.advance(600_000);

  const failures = [await failureOf(id), await failureOf(invoiceSlug(port, 'unknown'))];

  const expired = { text: 'The message is unknown or has expired.', error: 'MESSAGE_EXPIRED' };
  expect(failures).toEqual([expired, expired]);
});

test('a fake that is not reachable or fails is not reported as an expired message', async () => {
  const failing = await respondingWith({ ok: false, description: 'Internal Server Error' });

  expect(await failureOf(invoiceSlug(10, 'x'))).toEqual({
    text: 'The message cannot be loaded. The fake Bot API is not reachable.',
    error: 'UNKNOWN_ERROR',
  });
  expect(await failureOf(failing)).toEqual({
    text: 'The message cannot be loaded. Internal Server Error',
    error: 'UNKNOWN_ERROR',
  });
});
