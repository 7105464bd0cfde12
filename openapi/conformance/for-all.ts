import fc from 'fast-check';
import type { Kit } from './kit.ts';

/**
 * Tests a rule with generated values for at most 30 seconds. After a failure, searches for a smaller value that breaks
 * the rule too.
 * @param runs the number of values in a normal run. A deep run tests ten times as many values.
 * @throws The error of the smallest value that breaks the rule.
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
      // Each failure replaces the steps, so the report contains only the steps for the smallest value.
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
