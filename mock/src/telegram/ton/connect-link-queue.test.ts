import { expect, test } from 'vitest';
import { ConnectLinkQueue } from './connect-link-queue.ts';

test('a link goes to the wallet that was opened last, and to no other', () => {
  const desk = new ConnectLinkQueue();
  const [first, second]: string[][] = [[], []];
  desk.read((link) => first?.push(link));
  const leave = desk.read((link) => second?.push(link));

  expect(desk.open('one')).toBe(true);
  leave();
  desk.open('two');

  expect({ first, second }).toEqual({ first: ['two'], second: ['one'] });
});

test('a link waits for a wallet, and is given once', () => {
  const desk = new ConnectLinkQueue();
  const heard: string[] = [];

  expect(desk.open('one')).toBe(false);
  desk.read((link) => heard.push(link));
  desk.read((link) => heard.push(link));

  expect(heard).toEqual(['one']);
});
