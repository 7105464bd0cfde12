import fc from 'fast-check';
import type { Kit } from './kit.ts';

/**
 * Tests a rule with `runs` generated values, or ten times as many in a deep run. Starts no test after `timeLimitMs`.
 * @throws The error of the smallest value that breaks the rule.
 */
export async function forAll<Value>(
  kit: Kit,
  values: fc.Arbitrary<Value>,
  runs: number,
  rule: (value: Value, kit: Kit) => Promise<void>,
  timeLimitMs = 30_000,
): Promise<void> {
  let smallest: { error: unknown } | undefined;
  let deadline: number | undefined;
  const property = fc.asyncProperty(values, async (value) => {
    deadline ??= Date.now() + timeLimitMs;
    // The time limits of fast-check are no replacement: they end a value that waits for a response as a success.
    if (Date.now() > deadline) return;
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
  await fc.check(property, { seed, numRuns });
  if (smallest) throw smallest.error;
}
