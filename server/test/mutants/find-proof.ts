import type { Result } from '@bold/openapi/conformance';

/** A broken check. */
export type Failure = { check: Pick<Result['check'], 'id'>; sentence: string };

/** Runs the checks with these ids, or all checks, until the first failure. */
type Run = (only: string[]) => Promise<Failure[]>;

/**
 * Returns the failure that proves a fault. A check that names the fault's rule proves the fault. Any other check must
 * also fail a second time, alone, and hold without the fault, because a busy machine can break a check too.
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
  const [again] = await runFaulty(alone);
  if (again && (await runFaultless(alone)).length === 0) return { proof: again, doubtful: [] };
  // The failure may have ended the run before a check of the rule.
  const [late] = own.length > 0 ? await runFaulty(own) : [];
  return { ...(late && { proof: late }), doubtful: failures };
}
