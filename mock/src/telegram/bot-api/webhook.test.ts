import { expect, onTestFinished, test, vi } from 'vitest';
import { startBotApi } from './bot-api.ts';
import { dewey, token } from './fake-bot-api.fixture.ts';
import { fakeClock } from './fake-clock.fixture.ts';

const target = { url: 'http://bot.test/hook', secret: '' };

/** Starts a fake Bot API whose bot has the webhook `target`. `post` replaces the bot's responses to updates. */
async function startBot() {
  const clock = fakeClock();
  const { bot, close } = await startBotApi({ token, clock });
  const post = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => post.mockRestore());
  bot.webhook.setTarget(target);
  const write = (text: string) =>
    bot.updates.add({ message: bot.chats.receive(bot.chats.person(dewey.id), { text }) });
  return { bot, clock, close, post, write };
}

test('the pause before an update is delivered again grows from 1 s to 64 s', async () => {
  const { clock, close, post, write } = await startBot();
  onTestFinished(close);
  post.mockRejectedValue(new Error('The bot is down.'));
  const after = vi.spyOn(clock, 'after');
  write('Hello');

  for (let attempt = 1; attempt < 10; attempt += 1) {
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(attempt));
    clock.advance(64_000);
  }

  const pauses = after.mock.calls.map(([ms]) => ms / 1_000);
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64]);
});

test('a late error of the old webhook is no error of the new one', async () => {
  const { bot, close, post, write } = await startBot();
  onTestFinished(close);
  const late = Promise.withResolvers<Response>();
  post.mockReturnValueOnce(late.promise).mockResolvedValueOnce(new Response());
  write('Hello');

  bot.webhook.setTarget({ ...target, url: 'http://bot.test/other' });
  await vi.waitFor(() => expect(bot.updates.pending).toEqual([]));
  late.resolve(new Response(null, { status: 500 }));
  await new Promise((resolve) => setImmediate(resolve));

  expect(bot.webhook.lastFailure).toBeNull();
});

test('a webhook without a secret receives no header for one', async () => {
  const { bot, close, post, write } = await startBot();
  onTestFinished(close);
  post.mockResolvedValueOnce(new Response());

  write('Hello');

  await vi.waitFor(() => expect(bot.updates.pending).toEqual([]));
  const headers = new Headers(post.mock.calls[0]?.[1]?.headers);
  expect(headers.has('X-Telegram-Bot-Api-Secret-Token')).toBe(false);
});

test('after the end of the fake Bot API no update is delivered again, and no timer runs', async () => {
  const { bot, clock, close, post, write } = await startBot();
  post.mockRejectedValue(new Error('The bot is down.'));
  write('Hello');
  await vi.waitFor(() => expect(bot.webhook.lastFailure).not.toBeNull());

  await close();
  expect(clock.waiting()).toBe(0);
  clock.advance(1_000);

  expect(post).toHaveBeenCalledOnce();
});
