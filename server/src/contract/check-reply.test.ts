import { Problem } from '@bold/sdk/contract';
import { operations } from '@bold/sdk/operations';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { replyCheck } from './check-reply.ts';

const id = 'id-of-the-request';

function checked({ production }: { production: boolean }) {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => lines.push(line) });
  return { lines, check: replyCheck(operations.getMyTaps, production, log) };
}

test('a response that follows the contract passes', () => {
  const { check } = checked({ production: false });
  expect(() => check.response({ available_taps: 0, total_taps: 7 }, id)).not.toThrow();
  expect(() => check.problem(new Problem('INIT_DATA_EXPIRED'), id)).not.toThrow();
});

test('in development an undocumented response or problem throws', () => {
  const { check } = checked({ production: false });
  expect(() => check.response({ available_taps: -1, total_taps: 7 }, id)).toThrow(
    '/available_taps',
  );
  expect(() => check.response({ available_taps: 1, total_taps: 7, extra: 1 }, id)).toThrow(
    '/extra',
  );
  expect(() => check.problem(new Problem('TARIFF_NOT_FOUND'), id)).toThrow('TARIFF_NOT_FOUND');
});

test('in production an undocumented response or problem is logged and still sent', () => {
  const { check, lines } = checked({ production: true });
  expect(() => check.response({ available_taps: -1, total_taps: 7 }, id)).not.toThrow();
  expect(() => check.problem(new Problem('TARIFF_NOT_FOUND'), id)).not.toThrow();
  const line = { msg: 'A response does not follow the contract.', requestId: id };
  expect(lines.map((it) => JSON.parse(it))).toMatchObject([line, line]);
});
