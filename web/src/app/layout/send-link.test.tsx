import { afterEach, expect, test, vi } from 'vitest';
import { fakeTelegram } from '../../../test/fake-telegram.ts';
import { openWorld } from '../../../test/open-world.ts';
import {
  openTimeoutMs,
  preparedSender,
  type SendOutcome,
  type SendPrepared,
} from '../../telegram/send-prepared-message.ts';
import { prepareTimeoutMs, sendLink } from './send-link.ts';

const link = 'https://t.me/bold_test_bot/bold?startapp=USER1';
const linkAlone = `https://t.me/share/url?url=${encodeURIComponent(link)}`;

afterEach(() => void vi.useRealTimers());

/**
 * Starts a new mock world and creates a fake Telegram.
 * @param outcome the result of sending a message; undefined for a Telegram that cannot send prepared messages
 */
async function openWith(outcome: SendOutcome | undefined) {
  const { launch, mock } = await openWorld();
  const send = vi.fn(async (_: string) => outcome ?? 'failed');
  const sendPrepared: SendPrepared = async (prepare) => {
    const id = await prepare();
    return id === undefined ? 'failed' : send(id);
  };
  const telegram = { ...fakeTelegram(launch), sendPrepared: outcome && sendPrepared };
  const calls = () => mock.calls.filter(({ operationId }) => operationId === 'createShareMessage');
  return { mock, telegram, send, calls };
}

test('[NAV-11] Telegram’s list of chats opens with the message that the server prepared', async () => {
  const { telegram, send } = await openWith('sent');
  await sendLink(telegram, link, 'profile');
  expect(send).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\w{16}$/));
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();
});

test.each(['declined', 'ignored'] as const)(
  '[NAV-11] after a list that ended as %s nothing else opens',
  async (outcome) => {
    const { telegram } = await openWith(outcome);
    await sendLink(telegram, link, 'referral');
    expect(telegram.openTelegramLink).not.toHaveBeenCalled();
  },
);

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

test('[NAV-11] a Telegram that opens no list gets the link at the second press', async () => {
  const { telegram } = await openWith('sent');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const post = vi.fn();
  telegram.sendPrepared = preparedSender(post);
  void sendLink(telegram, link, 'profile');
  await expect.poll(() => post.mock.calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(openTimeoutMs);
  expect(telegram.openTelegramLink).not.toHaveBeenCalled();

  await sendLink(telegram, link, 'profile');

  expect(telegram.openTelegramLink).toHaveBeenCalledExactlyOnceWith(linkAlone);
  expect(post).toHaveBeenCalledOnce();
});
