import { expect, test } from 'vitest';
import { operations } from '../operations/index.ts';
import { Problem } from './problem.ts';
import { replyFault } from './reply-fault.ts';

const faultOf = (reply: unknown) => replyFault(operations.getMyTaps, reply);

test('a response and a problem of the contract have no fault', () => {
  expect(faultOf({ available_taps: 1, total_taps: 5 })).toBeUndefined();
  expect(faultOf(new Problem('INIT_DATA_EXPIRED'))).toBeUndefined();
});

test('the fault of a response names each place', () => {
  expect(faultOf({ available_taps: -1 })).toBe(
    'The response of getMyTaps breaks the contract. /total_taps: This property is missing. /available_taps: It must be >= 0.',
  );
  expect(faultOf('taps')).toBe(
    'The response of getMyTaps breaks the contract. The body: It must be of the type object.',
  );
});

test('the fault of a list names its first five places, and counts the others', () => {
  const fault = replyFault(operations.listCountries, Array(7).fill(1));
  expect(fault?.match(/\/\d:/g)).toEqual(['/0:', '/1:', '/2:', '/3:', '/4:']);
  expect(fault).toMatch(/ And 2 more\.$/);
});

test('a problem that the operation does not have is a fault', () => {
  expect(faultOf(new Problem('TARIFF_NOT_FOUND'))).toBe(
    'getMyTaps throws TARIFF_NOT_FOUND, which the contract does not list for it.',
  );
});
