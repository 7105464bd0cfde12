import { createPostEvent, emitEvent, postMessageImplementation } from '@telegram-apps/sdk-react';
import { expect, onTestFinished, test } from 'vitest';
import { preparedSender } from './send-prepared-message.ts';

/** Replaces the host by one that records the ids of prepared messages. */
function recordIds(): unknown[] {
  const ids: unknown[] = [];
  const before = postMessageImplementation();
  postMessageImplementation.set((message: string) => {
    const { eventType, eventData } = JSON.parse(message);
    if (eventType === 'web_app_send_prepared_message') ids.push(eventData.id);
  });
  onTestFinished(() => postMessageImplementation.set(before));
  return ids;
}

test('[NAV-11] a prepared message that the player sent is reported as sent', async () => {
  const ids = recordIds();
  const outcome = preparedSender(createPostEvent('8.0'))('p7');
  emitEvent('prepared_message_sent');
  await expect(outcome).resolves.toBe('sent');
  expect(ids).toEqual(['p7']);
});

test.each([
  ['USER_DECLINED', 'declined'],
  ['MESSAGE_EXPIRED', 'failed'],
  ['UNSUPPORTED', 'failed'],
  ['UNKNOWN_ERROR', 'failed'],
] as const)('[NAV-11] the error %s of a prepared message is reported as %s', async (error, end) => {
  recordIds();
  const outcome = preparedSender(createPostEvent('8.0'))('p7');
  emitEvent('prepared_message_failed', { error });
  await expect(outcome).resolves.toBe(end);
});
