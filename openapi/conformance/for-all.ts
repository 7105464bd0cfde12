import fc from 'fast-check';
import type { Kit } from './kit.ts';

/**
 * Tests a rule with `runs` generated values, or with ten times as many in a deep run. If a value breaks the rule,
 * searches for a smaller value that also breaks it. Throws the error of the smallest value found; the report has only
 * the steps of the attempt with this value.
 */
export async function forAll<Value>(
  kit: Kit,
  values: fc.Arbitrary<Value>,
  runs: number,
  rule: (value: Value, kit: Kit) => Promise<void>,
): Promise<void> {
  let smallest: { error: unknown } | undefined;
  const property = fc.asyncProperty(values, async (value) => {
    try {
      await kit.attempt((attempt) => rule(value, attempt));
    } catch (error) {
      smallest = { error };
      throw error;
    }
  });
  const { seed, deep } = kit.target;
  const numRuns = deep ? runs * 10 : runs;
  await fc.check(property, { seed, numRuns, interruptAfterTimeLimit: 30_000 });
  if (smallest) throw smallest.error;
}
