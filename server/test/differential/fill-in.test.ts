import { expect, test } from 'vitest';
import { fillIn } from './fill-in.ts';

const names = [
  { id: 1, code: 'aa', telegramId: 100, name: 'n100', payment: 'p1' },
  { id: 2, code: 'bb', telegramId: 101, name: 'n101', payment: 'p2' },
];

test("placeholders are replaced by a side's names of the player, ids as numbers", () => {
  expect(fillIn('/user/profile/$id:1', names)).toBe('/user/profile/2');
  expect(fillIn('{"code":"$code:0","name":"$name:1"}', names)).toBe('{"code":"aa","name":"n101"}');
  expect(fillIn('{"tg_user_id":"$tg:1"}', names)).toBe('{"tg_user_id":101}');
  expect(fillIn('/payment/status/$payment:1', names)).toBe('/payment/status/p2');
});

test('other text stays unchanged', () => {
  expect(fillIn('$id:9 $5 "$1"', names)).toBe('$id:9 $5 "$1"');
});
