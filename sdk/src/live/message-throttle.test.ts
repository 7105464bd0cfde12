import { expect, test } from 'vitest';
import { MessageThrottle } from './message-throttle.ts';

/** Sends messages during `ms` milliseconds, each as early as possible. Returns how many were sent. */
function sendDuring(throttle: MessageThrottle, start: number, ms: number): number {
  let sent = 0;
  for (let now = start; now <= start + ms; now += throttle.pauseMs(now) || 1) {
    while (throttle.pauseMs(now) === 0) {
      throttle.count(now);
      sent += 1;
    }
  }
  return sent;
}

test('30 messages may be sent at once, and 15 more each second', () => {
  const throttle = new MessageThrottle();
  expect(sendDuring(throttle, 0, 0)).toBe(30);
  expect(sendDuring(throttle, 0, 10_000)).toBe(150);
});

test('after a long silence only one burst may be sent', () => {
  const throttle = new MessageThrottle();
  sendDuring(throttle, 0, 0);
  expect(sendDuring(throttle, 3_600_000, 0)).toBe(30);
});

test('nine messages per second are never delayed', () => {
  const throttle = new MessageThrottle();
  for (let now = 0; now < 60_000; now += 111) {
    expect(throttle.pauseMs(now)).toBe(0);
    throttle.count(now);
  }
});
