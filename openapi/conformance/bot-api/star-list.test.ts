import { expect, test } from 'vitest';
import { StarList } from './star-list.ts';

const payment = {
  id: 'charge',
  amount: 250,
  date: 7,
  user: { id: 1, first_name: 'Ada' },
  invoice_payload: 'invoice',
};
const partner = {
  type: 'user',
  transaction_type: 'invoice_payment',
  user: { is_bot: false, id: 1, first_name: 'Ada' },
  invoice_payload: 'invoice',
};

test('a charge has its payer as the source, and its refund as the receiver', () => {
  const list = new StarList();
  list.addCharge(payment);
  list.addRefund(payment);
  expect(list.page({})).toEqual([
    { id: 'charge', amount: 250, date: 7, source: partner },
    { id: 'charge', amount: 250, date: 7, receiver: partner },
  ]);
});

test.each([
  [{}, 0, 100],
  [{ limit: 101 }, 0, 100],
  [{ offset: '100', limit: '100' }, 100, 3],
  [{ offset: 1, limit: 2 }, 1, 2],
])('the page %j begins at its offset and has at most 100 transactions', (given, first, length) => {
  const list = new StarList();
  for (let at = 0; at < 103; at += 1) list.addOther({ id: `${at}`, amount: 1, date: at });
  list.page({});
  const page = list.page(given);
  expect(page).toHaveLength(length);
  expect(page[0]).toMatchObject({ id: `${first}`, source: { type: 'fragment' } });
});

test('a server that skips the transactions of an earlier run finds all of this run', () => {
  const list = new StarList();
  list.addCharge(payment);
  expect(list.page({ offset: 107 })).toMatchObject([{ id: 'charge' }]);
  list.addRefund(payment);
  expect(list.page({ offset: 108 })).toMatchObject([{ receiver: partner }]);
  const all = list.page({ offset: 50 });
  expect(all).toHaveLength(59);
  expect(all[56]).toMatchObject({ source: { type: 'fragment' } });
  expect(new Set(all.map(({ id }) => id)).size).toBe(58);
});
