import type { Result } from '@bold/openapi/conformance';

/** A broken check. */
export type Failure = { check: Pick<Result['check'], 'id'>; sentence: string };

/** Runs the checks with these ids, or all checks, until the first failure. */
type Run = (only: string[]) => Promise<Failure[]>;

/**
 * Looks for a failure that proves a fault: a failure of a check that names the fault's rule, or of any other check that
 * fails again when it runs alone, and holds without the fault. A single failure of another check proves nothing,
 * because a busy machine can break a check too.
 * @param own the ids of the checks that name the fault's rule
 * @returns `proof` is undefined if no failure proves the fault. `doubtful` are the failures that prove nothing.
 */
export async function findProof(
  own: string[],
  runFaulty: Run,
  runFaultless: Run,
): Promise<{ proof?: Failure; doubtful: Failure[] }> {
  const isOwn = ({ check }: Failure) => own.includes(check.id);
  const failures = await runFaulty([]);
  const [first] = failures;
  const named = failures.find(isOwn);
  if (named) return { proof: named, doubtful: [] };
  if (!first) return { doubtful: [] };
  const alone = [first.check.id];
  // A run of one check also makes the setup checks and the checks of the phase `last`.
  const again = (await runFaulty(alone)).find(({ check }) => check.id === first.check.id);
  if (again && (await runFaultless(alone)).length === 0) return { proof: again, doubtful: [] };
  // The failure may have ended the run before a check of the rule.
  const late = own.length > 0 ? (await runFaulty(own)).find(isOwn) : undefined;
  return { ...(late && { proof: late }), doubtful: failures };
}
