import { expect, test } from 'vitest';
import { ConnectLinkQueue } from './connect-link-queue.ts';

test('a link goes to the wallet that was opened last, and to no other', () => {
  const queue = new ConnectLinkQueue();
  const [first, second]: string[][] = [[], []];
  queue.read((link) => first?.push(link));
  const leave = queue.read((link) => second?.push(link));

  expect(queue.open('one')).toBe(true);
  leave();
  queue.open('two');

  expect({ first, second }).toEqual({ first: ['two'], second: ['one'] });
});

test('a link waits for a wallet, and is given once', () => {
  const queue = new ConnectLinkQueue();
  const received: string[] = [];

  expect(queue.open('one')).toBe(false);
  queue.read((link) => received.push(link));
  queue.read((link) => received.push(link));

  expect(received).toEqual(['one']);
});
