import { expect, test } from 'vitest';
import { AnswerLimit } from './answer-limit.ts';

test('a chat gets one answer a minute, and another chat its own', () => {
  const limit = new AnswerLimit(0);
  expect(Array.from({ length: 10 }, () => limit.take(1, 0))).toEqual([
    true,
    ...Array(9).fill(false),
  ]);
  expect(limit.take(2, 30_000)).toBe(true);
  expect(limit.take(1, 59_999)).toBe(false);
  expect(limit.take(1, 60_000)).toBe(true);
  expect(limit.take(2, 60_000)).toBe(false);
  expect(limit.take(2, 90_000)).toBe(true);
});

test('a flood from many chats gets ten answers a second', () => {
  const limit = new AnswerLimit(0);
  const answered = (first: number, now: number) =>
    Array.from({ length: 100 }, (_, chat) => limit.take(first + chat, now)).filter(Boolean).length;
  expect(answered(0, 0)).toBe(10);
  expect(answered(100, 1_000)).toBe(10);
});
