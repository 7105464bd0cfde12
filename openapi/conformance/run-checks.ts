import { BrokenRule, NotChecked } from './broken-rule.ts';
import type { NumberedCheck, Result } from './check.ts';
import { Kit } from './kit.ts';
import type { Target } from './target.ts';

const atOnce = 8;

/**
 * Runs the checks of the phases `setup` and `first`, then the main checks in parallel, then those of the phases
 * `restart` and `last`. A check of ranks or revenue waits for all other checks that change these values.
 * @param stopAtFirst True to stop after the first failure. The checks of the phase `last` still run.
 * @returns The results in the order of `checks`.
 */
export async function runChecks(
  target: Target,
  checks: NumberedCheck[],
  onResult: (result: Result) => void = () => undefined,
  stopAtFirst = false,
): Promise<Result[]> {
  const results = new Map<NumberedCheck, Result>();
  let isOver = false;
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  const add = (check: NumberedCheck, result: Result) => {
    results.set(check, result);
    onResult(result);
  };
  const make = async (check: NumberedCheck) => {
    if (isOver) return;
    const result = await runCheck(target, check);
    if (isOver) return;
    add(check, result);
    isOver = stopAtFirst && (result.state === 'broken' || !target.faults.isEmpty);
    if (isOver) end();
  };
  const inPhase = (phase: NumberedCheck['phase']) => checks.filter((one) => one.phase === phase);
  const main = inPhase(undefined);
  // The checks that compare ranks come first, because the slow checks of purchases do not change ranks.
  const alone = main
    .filter((one) => one.alone)
    .sort((one, other) => Number(one.alone === 'revenue') - Number(other.alone === 'revenue'));
  const others = main.filter((one) => !one.alone);
  const workAll = async () => {
    for (const check of [...inPhase('setup'), ...inPhase('first')]) await make(check);
    const made = new Map(others.map((check) => [check, Promise.withResolvers<void>()]));
    // The slow checks mostly wait, so they run beside the others from the start.
    const slow = others.filter(isSlow);
    // The checks that change most values come first, because other checks wait for them.
    const quick = others.filter((check) => !isSlow(check)).sort(mostChangingFirst);
    const work = async (queue: NumberedCheck[]) => {
      for (let check = queue.shift(); check; check = queue.shift()) {
        await make(check);
        made.get(check)?.resolve();
      }
    };
    const workAlone = async () => {
      for (const check of alone) {
        const changers = others.filter(({ keeps }) => check.alone && !keeps?.includes(check.alone));
        await Promise.all(changers.map((changer) => made.get(changer)?.promise));
        await make(check);
      }
    };
    await Promise.all([
      workAlone(),
      ...[slow, quick].flatMap((queue) => Array.from({ length: atOnce }, () => work(queue))),
    ]);
    for (const check of inPhase('restart')) await make(check);
  };
  await Promise.race([workAll(), over]);
  for (const check of inPhase('last')) add(check, await runCheck(target, check));
  return checks.flatMap((check) => results.get(check) ?? []);
}

const mostChangingFirst = (one: NumberedCheck, other: NumberedCheck) =>
  (one.keeps?.length ?? 0) - (other.keeps?.length ?? 0);

const isSlow = (check: NumberedCheck) => check.deep || check.isSlow;

async function runCheck(target: Target, check: NumberedCheck): Promise<Result> {
  const kit = new Kit(target, check.tag);
  const start = performance.now();
  const { id, tag, title, profile, rules } = check;
  const done = (state: Result['state'], sentence = ''): Result => ({
    check: { id, tag, title, profile, rules },
    state,
    sentence,
    steps: state === 'broken' ? kit.steps.shown() : [],
    ms: Math.round(performance.now() - start),
  });
  if (check.deep && !target.deep) return done('not checked', 'needs --deep');
  const reason = target.reasonAgainst('api');
  if (reason !== undefined && check.phase !== 'setup' && check.phase !== 'last')
    return done('not checked', reason);
  try {
    await check.run(kit);
    return done('held');
  } catch (error) {
    if (error instanceof NotChecked) return done('not checked', error.message);
    if (error instanceof BrokenRule) return done('broken', error.message);
    // A response of an unexpected form makes the code of the check throw. This is reported as the server's failure.
    const reason = `the check cannot read a response (${(error as Error).message})`;
    return done('broken', kit.fault === undefined ? reason : `${kit.fault}; ${reason}`);
  }
}
