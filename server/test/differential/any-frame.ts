import { type Arbitrary, array, constantFrom, integer, oneof, record } from 'fast-check';
import { anyOddity } from './any-value.ts';

const multipliers = oneof(
  { weight: 5, arbitrary: constantFrom(1, 1, 2) },
  constantFrom(3, 5, 10, 7, 1_000),
);

const numbered = record({
  multiplier: multipliers,
  taps: integer({ min: 1, max: 51 }),
  tg_user_id: constantFrom('$own'),
  session: constantFrom('morning', 'evening'),
  seq: integer({ min: 1, max: 12 }),
});

const bare = record({
  multiplier: multipliers,
  taps: constantFrom(1, 17, 50, 51),
  tg_user_id: constantFrom('$own'),
});

/** Generates batches of 51 taps, the maximum, so that players reach the next level within a sequence. */
const full = record({
  multiplier: constantFrom(1, 1, 2, 2, 3),
  taps: constantFrom(51),
  tg_user_id: constantFrom('$own'),
});

const broken: Arbitrary<unknown> = oneof(
  record(
    {
      multiplier: oneof(multipliers, anyOddity),
      taps: oneof(constantFrom(0, 51, 52), anyOddity),
      tg_user_id: oneof(constantFrom('$own'), anyOddity),
      session: oneof(constantFrom('morning', 'x'.repeat(65), 'a b'), anyOddity),
      seq: oneof(constantFrom(1, 0, 2 ** 53 - 1), anyOddity),
      more: anyOddity,
    },
    { requiredKeys: ['multiplier', 'tg_user_id'] },
  ),
  record({ multiplier: multipliers, taps: constantFrom(3), tg_user_id: constantFrom('$tg:2', 1) }),
  anyOddity,
);

const texts = constantFrom(
  '',
  '{',
  'taps',
  '{"taps":1}',
  '\uFEFF{}',
  '[]',
  `"${'x'.repeat(4_095)}"`,
);

const allWritten = (messages: unknown[]) => messages.map((message) => JSON.stringify(message));

/** Generates the frames that one device sends without waiting between the frames. */
export const anyFrames: Arbitrary<string[]> = oneof(
  { weight: 4, arbitrary: array(numbered, { minLength: 1, maxLength: 4 }).map(allWritten) },
  { weight: 2, arbitrary: array(bare, { minLength: 1, maxLength: 3 }).map(allWritten) },
  { weight: 4, arbitrary: array(full, { minLength: 1, maxLength: 6 }).map(allWritten) },
  { weight: 2, arbitrary: array(broken, { minLength: 1, maxLength: 2 }).map(allWritten) },
  { weight: 1, arbitrary: array(texts, { minLength: 1, maxLength: 2 }) },
);
