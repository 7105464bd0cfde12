import { createPostEvent, emitEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openTimeoutMs, preparedSender } from './send-prepared-message.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

/** Sends an event as a native host does, with data that the library's types may not allow. */
function receiveEvent(eventType: string, eventData: unknown) {
  const data = JSON.stringify({ eventType, eventData });
  window.dispatchEvent(new MessageEvent('message', { data, source: window.parent }));
}

/**
 * Replaces the host by a fake host, which writes the id of each message into the returned list `ids`. The returned
 * function `send` sends a message and waits until the fake host has written the message's id.
 */
function openHost() {
  const ids: unknown[] = [];
  const before = postMessageImplementation();
  postMessageImplementation.set((message: string) => {
    const { eventType, eventData } = JSON.parse(message);
    if (eventType === 'web_app_send_prepared_message') ids.push(eventData.id);
  });
  onTestFinished(() => postMessageImplementation.set(before));
  const sender = preparedSender(createPostEvent('8.0'));
  const prepare = vi.fn(async (): Promise<string | undefined> => `p${prepare.mock.calls.length}`);
  async function send() {
    const outcome = sender(prepare);
    await vi.advanceTimersByTimeAsync(0);
    return { outcome };
  }
  return { ids, prepare, sender, send };
}

test('[NAV-11] a prepared message that the player sent is reported as sent', async () => {
  const { ids, send } = openHost();
  const { outcome } = await send();
  emitEvent('prepared_message_sent');
  await expect(outcome).resolves.toBe('sent');
  expect(ids).toEqual(['p1']);
});

test.each([
  ['USER_DECLINED', 'declined'],
  ['MESSAGE_EXPIRED', 'failed'],
  ['UNSUPPORTED', 'failed'],
  ['UNKNOWN_ERROR', 'failed'],
] as const)('[NAV-11] the error %s of a prepared message is reported as %s', async (error, end) => {
  const { outcome } = await openHost().send();
  emitEvent('prepared_message_failed', { error });
  await expect(outcome).resolves.toBe(end);
});

test.each([
  ['no data, as on macOS', null],
  ['no error', {}],
])('[NAV-11] a list of chats that is closed with %s is reported as declined', async (_, data) => {
  const { send } = openHost();
  const { outcome } = await send();
  receiveEvent('prepared_message_failed', data);
  await expect(outcome).resolves.toBe('declined');
});

test('[NAV-11] without a message the host is not called', async () => {
  const { ids, prepare, sender } = openHost();
  prepare.mockResolvedValueOnce(undefined);
  await expect(sender(prepare)).resolves.toBe('failed');
  expect(ids).toEqual([]);
});

test('[NAV-11] a second call while the message is prepared, or the list may be opening, is ignored', async () => {
  const { ids, prepare, sender } = openHost();
  const message = Promise.withResolvers<string>();
  prepare.mockReturnValueOnce(message.promise);
  const first = sender(prepare);
  await expect(sender(prepare)).resolves.toBe('ignored');
  message.resolve('p1');
  await vi.advanceTimersByTimeAsync(openTimeoutMs - 1);

  await expect(sender(prepare)).resolves.toBe('ignored');

  expect(ids).toEqual(['p1']);
  emitEvent('prepared_message_sent');
  await expect(first).resolves.toBe('sent');
});

test('[NAV-11] a host that does not answer has no list: the second call fails, and later ones fail at once', async () => {
  const { ids, prepare, sender, send } = openHost();
  const { outcome } = await send();
  await vi.advanceTimersByTimeAsync(openTimeoutMs);

  await expect(sender(prepare)).resolves.toBe('failed');
  window.dispatchEvent(new Event('blur'));
  await expect(sender(prepare)).resolves.toBe('failed');

  await expect(outcome).resolves.toBe('ignored');
  expect([ids, prepare.mock.calls.length]).toEqual([['p1'], 1]);
});

test.each([
  ['the page lost the focus', () => window.dispatchEvent(new Event('blur'))],
  ['the page was hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
])('[NAV-11] if %s, a list may be open: the second call opens it again', async (_, leave) => {
  const { ids, send } = openHost();
  const first = await send();
  leave();
  await vi.advanceTimersByTimeAsync(openTimeoutMs);

  const second = await send();

  expect(ids).toEqual(['p1', 'p2']);
  emitEvent('prepared_message_failed', { error: 'USER_DECLINED' });
  await expect(first.outcome).resolves.toBe('ignored');
  await expect(second.outcome).resolves.toBe('declined');
});

test('[NAV-11] a player who takes long to choose a chat is waited for, and can send again', async () => {
  const { ids, send } = openHost();
  const first = await send();
  await vi.advanceTimersByTimeAsync(600_000);
  emitEvent('prepared_message_sent');
  await expect(first.outcome).resolves.toBe('sent');

  await send();

  expect(ids).toEqual(['p1', 'p2']);
});
