import { type Check, checksOf } from '../check.ts';
import { holds, ok, same, summaryOf } from '../expectations.ts';

const lists = [
  { tag: 'levels', path: '/level', file: 'levels' },
  { tag: 'countries', path: '/country', file: 'countries' },
  { tag: 'payments', path: '/payment/tariff', file: 'tariffs' },
  { tag: 'payments', path: '/payment/exchange-rate', file: 'exchange-rates' },
  { tag: 'payments', path: '/payment/bonus-threshold', file: 'bonus-thresholds' },
];

export const catalogueChecks: Check[] = lists.map(({ tag, path, file }) =>
  checksOf(tag)(
    `GET ${path} returns the contract's catalogue, in its order`,
    ['R501'],
    async (kit) => {
      const response = await kit.player().get(path);
      const returned = ok(response);
      const expected = kit.documents.catalogue<unknown[]>(file);
      holds(
        Array.isArray(returned),
        `GET ${path} must return a list but returned ${summaryOf(response)}`,
      );
      same(returned.length, expected.length, `the length of GET ${path}`);
      same(returned, expected, `the list of GET ${path}`);
    },
  ),
);
