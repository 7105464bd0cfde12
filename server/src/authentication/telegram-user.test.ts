import { expect, test } from 'vitest';
import { parseTelegramUser } from './telegram-user.ts';

const parse = (user: object) => parseTelegramUser(JSON.stringify({ id: 1, ...user }));

test("a Telegram username that breaks the product's rule is dropped", () => {
  expect(parse({ username: 'bold_one' }).username).toBe('bold_one');
  expect(parse({ username: 'a'.repeat(21) }).username).toBeNull();
  expect(parse({ username: 'javascript:alert(1)' }).username).toBeNull();
  expect(parse({ username: 7 }).username).toBeNull();
});

test('an empty name is stored as null', () => {
  expect(parse({ first_name: ' ', last_name: '' })).toMatchObject({
    firstName: null,
    lastName: null,
  });
});

test('a name is truncated and cleaned of control characters', () => {
  const { firstName } = parse({ first_name: `a\u0000b\ud800${'😀'.repeat(70)}` });
  expect(firstName).toBe(`ab\ufffd${'😀'.repeat(61)}`);
});
