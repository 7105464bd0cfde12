import { expect, test, vi } from 'vitest';
import { dewey, fakeBotApi } from './fake-bot-api.fixture.ts';
import type { Update } from './update.ts';

const textsOf = ({ result }: { result: Update[] }) =>
  result.map((update) => 'message' in update && update.message.text);

async function withMessages(...texts: string[]) {
  const api = await fakeBotApi();
  for (const text of texts) await api.act('message', { user_id: dewey.id, text });
  return api;
}

test('updates are delivered again until a later offset confirms them', async () => {
  const { call } = await withMessages('one', 'two');

  const first = await call('getUpdates', { limit: 1 });
  const again = await call('getUpdates');
  const next = await call('getUpdates', { offset: first.result[0].update_id + 1 });

  expect([textsOf(first), textsOf(again), textsOf(next)]).toEqual([
    ['one'],
    ['one', 'two'],
    ['two'],
  ]);
});

test('a limit of 0 is read as 1', async () => {
  const { call } = await withMessages('one', 'two');

  expect(textsOf(await call('getUpdates', { limit: 0 }))).toEqual(['one']);
});

test('a negative offset leaves only the newest updates', async () => {
  const { call } = await withMessages('one', 'two', 'three');

  expect(textsOf(await call('getUpdates', { offset: -2 }))).toEqual(['two', 'three']);
  expect(textsOf(await call('getUpdates'))).toEqual(['two', 'three']);
});

test('a long poll returns as soon as there is an update, and its timer ends', async () => {
  const { act, bot, clock } = await fakeBotApi();
  const poll = bot.poll.poll({ timeout: 30 }, new AbortController().signal);

  await act('message', { user_id: dewey.id, text: 'at last' });

  expect(textsOf({ result: await poll })).toEqual(['at last']);
  expect(clock.waiting()).toBe(0);
});

test('a long poll without updates returns none after its timeout', async () => {
  const { call, clock, bot } = await fakeBotApi();
  const poll = bot.poll.poll({ timeout: 30 }, new AbortController().signal);

  clock.advance(30_000);

  expect(await poll).toEqual([]);
  expect((await call('getUpdates')).result).toEqual([]);
});

test('a long poll that has ended listens for no update', async () => {
  const { clock, bot } = await fakeBotApi();
  const stopListening = vi.fn(() => true);
  vi.spyOn(bot.updates, 'onAdded').mockReturnValueOnce(stopListening);
  const poll = bot.poll.poll({ timeout: 30 }, new AbortController().signal);

  clock.advance(30_000);

  expect(await poll).toEqual([]);
  expect(stopListening).toHaveBeenCalledOnce();
});

test('no long poll lasts longer than 50 seconds', async () => {
  const { clock, bot } = await fakeBotApi();
  const poll = bot.poll.poll({ timeout: 3600 }, new AbortController().signal);

  clock.advance(50_000);

  expect(await poll).toEqual([]);
});

test('a poll whose client disconnected is no conflict for the next one', async () => {
  const { bot } = await fakeBotApi();
  const gone = new AbortController();
  const first = bot.poll.poll({ timeout: 30 }, gone.signal);

  gone.abort();

  expect(await first).toEqual([]);
  expect(await bot.poll.poll({}, new AbortController().signal)).toEqual([]);
});

test('a second poller ends the first with a conflict', async () => {
  const { call, bot } = await fakeBotApi();
  const first = bot.poll.poll({ timeout: 30 }, new AbortController().signal);
  const refused = expect(first).rejects.toMatchObject({
    code: 409,
    message: expect.stringContaining('terminated by other getUpdates request'),
  });

  expect((await call('getUpdates')).ok).toBe(true);
  await refused;
});

test('setting a webhook ends the waiting poll', async () => {
  const { call, bot } = await fakeBotApi();
  const poll = bot.poll.poll({ timeout: 30 }, new AbortController().signal);
  const refused = expect(poll).rejects.toThrow('Conflict: terminated by setWebhook request');

  await call('setWebhook', { url: 'http://127.0.0.1:9/hook' });

  await refused;
});

test('removing a webhook that is not set leaves the waiting poll', async () => {
  const { call, act, bot } = await fakeBotApi();
  const poll = bot.poll.poll({ timeout: 30 }, new AbortController().signal);

  await call('setWebhook', { url: '' });
  await act('message', { user_id: dewey.id, text: 'Hello' });

  expect(textsOf({ result: await poll })).toEqual(['Hello']);
});

test.each([
  ['deleteWebhook', {}],
  ['setWebhook', { url: '' }],
])(
  'polling is refused while a webhook is set, and works again after %s %j',
  async (method, body) => {
    const { call } = await withMessages();
    await call('setWebhook', { url: 'http://127.0.0.1:9/hook' });

    expect(await call('getUpdates')).toMatchObject({
      status: 409,
      error_code: 409,
      description: expect.stringMatching(/^Conflict: can't use getUpdates method while webhook/),
    });
    await call(method, body);
    expect((await call('getUpdates')).result).toEqual([]);
  },
);

test('`allowed_updates` applies until the bot changes it', async () => {
  const { call, act } = await fakeBotApi();
  await call('getUpdates', { allowed_updates: ['pre_checkout_query'] });
  await act('message', { user_id: dewey.id, text: 'ignored' });
  await call('getUpdates');
  await act('message', { user_id: dewey.id, text: 'ignored, too' });
  await call('getUpdates', { allowed_updates: [] });
  await act('message', { user_id: dewey.id, text: 'read' });

  expect(textsOf(await call('getUpdates'))).toEqual(['read']);
});

test('`drop_pending_updates` drops pending updates', async () => {
  const { call } = await withMessages('old');

  await call('deleteWebhook', { drop_pending_updates: true });

  expect((await call('getUpdates')).result).toEqual([]);
});

test.each([
  ['an address that is none', { url: 'bold' }, 'bad webhook'],
  ['a secret with a space', { url: 'http://127.0.0.1:9/', secret_token: 'a b' }, 'unallowed'],
])('a webhook with %s is refused', async (_, body, why) => {
  const { call } = await fakeBotApi();

  expect((await call('setWebhook', body)).description).toMatch(why);
  expect((await call('getWebhookInfo')).result.url).toBe('');
});

test('a text that begins with a command has the command as its entity, any other text has none', async () => {
  const { call } = await withMessages('/start REFabc', 'What does /start do?');

  const { result } = await call('getUpdates');

  const entities = [{ type: 'bot_command', offset: 0, length: 6 }];
  expect(result[0].message).toMatchObject({ text: '/start REFabc', entities });
  expect(result[1].message).not.toHaveProperty('entities');
});

test('the ids of updates begin at the current time, so they grow after a restart', async () => {
  const { call, clock } = await withMessages('one', 'two');
  const seconds = clock.now() / 1_000;

  expect((await call('getUpdates')).result).toMatchObject([
    { update_id: seconds },
    { update_id: seconds + 1 },
  ]);
});

test('an update with a given id is delivered with this id', async () => {
  const { bot, call } = await withMessages('one');
  const message = bot.chats.receive(bot.chats.person(dewey.id), { text: 'mine' });

  bot.updates.add({ message }, 9_000_000_000);

  expect((await call('getUpdates', { offset: 9_000_000_000 })).result).toMatchObject([
    { update_id: 9_000_000_000, message: { text: 'mine' } },
  ]);
});
