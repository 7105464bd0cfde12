import { BrokenRule, NotChecked } from './broken-rule.ts';
import type { Check, Result } from './check.ts';
import { Kit } from './kit.ts';
import type { Target } from './target.ts';

const atOnce = 8;

/**
 * Runs the checks, several at once, then those that must be alone one by one; with `stopAtFirst` only until one is broken.
 * Returns the results in the order of the checks, then the responses that violated the document.
 */
export async function runChecks(
  target: Target,
  checks: Check[],
  onResult: (result: Result) => void = () => undefined,
  stopAtFirst = false,
): Promise<Result[]> {
  const results = new Map<Check, Result>();
  let isOver = false;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const make = async (check: Check) => {
    if (isOver) return;
    const result = await runCheck(target, check);
    if (isOver) return;
    results.set(check, result);
    onResult(result);
    isOver = stopAtFirst && (result.state === 'broken' || target.faults.results().length > 0);
    if (isOver) end();
  };
  const queue = checks.filter(({ alone }) => !alone);
  const work = async () => {
    for (let check = queue.shift(); check; check = queue.shift()) await make(check);
  };
  const workAll = async () => {
    await Promise.all(Array.from({ length: atOnce }, work));
    for (const check of checks.filter(({ alone }) => alone)) await make(check);
  };
  await Promise.race([workAll(), over]);
  const ordered = checks.flatMap((check) => results.get(check) ?? []);
  return [...ordered, ...target.faults.results()];
}

async function runCheck(target: Target, check: Check): Promise<Result> {
  const kit = new Kit(target);
  const start = performance.now();
  const done = (state: Result['state'], sentence = ''): Result => ({
    check: { tag: check.tag, title: check.title, rule: check.rule },
    state,
    sentence,
    steps: state === 'broken' ? kit.steps.shown() : [],
    ms: Math.round(performance.now() - start),
  });
  try {
    await check.run(kit);
    return done('held');
  } catch (error) {
    if (error instanceof NotChecked) return done('not checked', error.message);
    if (error instanceof BrokenRule) return done('broken', error.message);
    // A response of an unexpected form makes the check itself throw; the cause is still the server.
    return done('broken', `The check could not read the responses: ${(error as Error).message}`);
  }
}
