import { constant, constantFrom, integer, oneof, string } from 'fast-check';

/** Generates unusual values, most of them invalid in a request or a live message. */
export const anyOddity = oneof(
  constantFrom<unknown>(null, '', 0, -1, 1.5, true, [], {}, '0', ' ', 1e21, 2 ** 53, 'null'),
  constantFrom('x'.repeat(200), '💧'.repeat(70), 'a\u0000b', '\ud800', 'ÄÖ', 'bold_7', '../..'),
  string({ maxLength: 12 }),
  integer(),
);

/** Generates valid and invalid texts for a parameter that is an id or an amount. */
export const anyNumberText = oneof(
  { weight: 4, arbitrary: integer({ min: 0, max: 250_000 }).map(String) },
  constantFrom('007', '1.0', '1e3', '-5', '+5', '0x10', ' 7', '%37', '9007199254740993', '', 'me'),
);

export const anyAmount = oneof(
  integer({ min: 100, max: 2_000 }),
  constantFrom(100, 499, 500, 999, 1_000, 5_000, 10_000, 99_999, 100_000, 199_999, 200_000),
);

export const anyCurrency = oneof(
  { weight: 6, arbitrary: constantFrom('STARS', 'STARS', 'DOLLARS', 'TON') },
  constantFrom('stars', 'EUR', ''),
);

/** Generates valid and invalid Idempotency-Keys. Undefined stands for a request without a key. */
export const anyKey = oneof(
  { weight: 6, arbitrary: constant(undefined) },
  { weight: 4, arbitrary: constantFrom('first-key', 'other-key') },
  constantFrom('short', 'x'.repeat(65), 'with space', ''),
);
