import { expect, test } from 'vitest';
import { differences } from './differences.ts';
import { Pairs } from './pairs.ts';

const found = (mock: unknown, server: unknown, pairs = new Pairs()) =>
  differences(mock, server, pairs);

test('a missing field, another value and another length are differences', () => {
  expect(found({ a: 1 }, { a: 1, b: null })).toEqual(['/b: nothing ≠ null']);
  expect(found({ a: [{ b: 1 }] }, { a: [{ b: '1' }] })).toEqual(['/a/0/b: 1 ≠ "1"']);
  expect(found([1], [1, 2])).toHaveLength(1);
  expect(found({}, [])).toHaveLength(1);
  expect(found(null, {})).toHaveLength(1);
});

test('ids of players may differ, but each keeps its counterpart', () => {
  const pairs = new Pairs();
  const player = (id: number) => ({ id, display_name: `bold_${id}` });

  expect(found(player(1), player(7), pairs)).toEqual([]);
  expect(found({ user_id: 1 }, { user_id: 7 }, pairs)).toEqual([]);
  expect(found({ user_id: 2 }, { user_id: 7 }, pairs)).toHaveLength(1);
  expect(found({ user_id: 1 }, { user_id: 8 }, pairs)).toHaveLength(1);
});

test('ids of anything else may not differ', () => {
  expect(found({ id: 1, title: 'White' }, { id: 2, title: 'White' })).toHaveLength(1);
});

test('a chosen name may not differ, nor equal a default one', () => {
  expect(found({ display_name: 'Ann' }, { display_name: 'Bob' })).toHaveLength(1);
  expect(found({ display_name: 'bold_1' }, { display_name: 'Bob' })).toHaveLength(1);
});

test("a problem's detail may differ, but neither its code nor its errors", () => {
  const problem = (code: string, detail: string, ...errors: string[][]) => ({
    code,
    detail,
    errors: errors.map(([pointer, message]) => ({ pointer, code: 'type', message })),
  });
  const a = ['/a', 'It must be a number.'];
  const b = ['/b', 'It must be a text.'];

  expect(found(problem('A', 'No.', a, b), problem('A', 'Never.', a, b))).toEqual([]);
  expect(found(problem('A', 'No.'), problem('A', ''))).toHaveLength(1);
  expect(found(problem('A', 'No.'), problem('B', 'No.'))).toHaveLength(1);
  expect(
    found(problem('A', 'No.', a), problem('A', 'No.', ['/b', 'It must be a number.'])),
  ).toHaveLength(1);
  expect(
    found(problem('A', 'No.', a), problem('A', 'No.', ['/a', 'It must be a text.'])),
  ).toHaveLength(1);
  expect(found(problem('A', 'No.', a), problem('A', 'No.', a, b))).toHaveLength(1);
  expect(found(problem('A', 'No.', a, b), problem('A', 'No.', b, a))).not.toEqual([]);
});

test('an invoice may name another payment, but not another price or gateway', () => {
  const link = (text: string) => ({ invoice_link: text });
  const ton = (amount: number, id: string) => link(`ton://transfer/UQ?amount=${amount}&text=${id}`);

  expect(found(ton(5, 'a'), ton(5, 'b'))).toEqual([]);
  expect(found(ton(5, 'a'), ton(6, 'b'))).toHaveLength(1);
  expect(found(link('https://t.me/$a'), link('https://t.me/$b'))).toEqual([]);
  expect(found(link('https://t.me/$a'), ton(5, 'b'))).toHaveLength(1);
});

test('the end of a hold is near on both sides, or missing on both', () => {
  const until = (time: string | null) => ({ until: time && `2026-11-20T${time}Z` });

  expect(found(until('00:00:00'), until('00:00:59'))).toEqual([]);
  expect(found(until(null), until(null))).toEqual([]);
  expect(found(until('00:00:00'), until('00:02:00'))).toHaveLength(1);
  expect(found(until(null), until('00:00:00'))).toHaveLength(1);
});
