import { afterEach, expect, test, vi } from 'vitest';
import { fakeTelegram } from '../../../test/fake-telegram.ts';
import { openWorld } from '../../../test/open-world.ts';
import type { SendOutcome } from '../../telegram/send-prepared-message.ts';
import { prepareTimeoutMs, sendLink } from './send-link.ts';

const link = 'https://t.me/bold_test_bot/bold?startapp=USER1';
const linkAlone = `https://t.me/share/url?url=${encodeURIComponent(link)}`;

afterEach(() => void vi.useRealTimers());

/** Opens a world and a Telegram that ends its list of chats with this outcome. */
async function openWith(outcome: SendOutcome | undefined) {
  const { launch, mock } = await openWorld();
  const send = vi.fn(async (_: string) => outcome ?? 'failed');
  const telegram = { ...fakeTelegram(launch), sendPrepared: outcome && send };
  const calls = () => mock.calls.filter(({ operationId }) => operationId === 'createShareMessage');
  return { mock, telegram, send, calls };
}

test('[NAV-11] Telegram’s list of chats opens with the message that the server prepared', async () => {
  const { telegram, send } = await openWith('sent');
  await sendLink(telegram, link, 'profile');
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\w{16}$/));
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();
});

test('[NAV-11] a player who closes the list is not asked again', async () => {
  const { telegram } = await openWith('declined');
  await sendLink(telegram, link, 'referral');
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();
});

test('[NAV-11] a message that Telegram cannot send is replaced by the link', async () => {
  const { telegram } = await openWith('failed');
  await sendLink(telegram, link, 'profile');
  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(linkAlone);
});

test('[NAV-11] a Telegram below 8.0 sends the link, and no message is requested', async () => {
  const { telegram, calls } = await openWith(undefined);
  await sendLink(telegram, link, 'profile');
  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(linkAlone);
  expect(calls()).toEqual([]);
});

test.each([
  ['refuses', { faults: { createShareMessage: { rate: 1, code: 'GATEWAY_UNAVAILABLE' } } }],
  ['is not reachable', { isOffline: true }],
] as const)('[NAV-11] if the server %s, the link is sent', async (_, controls) => {
  const { mock, telegram, send } = await openWith('sent');
  mock.control(controls);
  await sendLink(telegram, link, 'profile');
  expect(send).not.toHaveBeenCalled();
  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(linkAlone);
});

test('[NAV-11] after two seconds without a message the link is sent', async () => {
  const { mock, telegram, send } = await openWith('sent');
  mock.hold('createShareMessage');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const sending = sendLink(telegram, link, 'profile');
  await vi.advanceTimersByTimeAsync(prepareTimeoutMs - 1);
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await sending;
  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(linkAlone);
  expect(send).not.toHaveBeenCalled();
});
