import type { Implementation, Mutant } from './mutant.ts';

export type Score = { mutant: Pick<Mutant, 'rule' | 'implementation'>; isCaught: boolean };

const implementations: Implementation[] = ['server', 'mock'];
const width = 16;

/** Returns the share of an implementation's mutants that were caught, from 0 to 1 (1 if there are no mutants). */
export function caughtShare(scores: readonly Score[], implementation: Implementation): number {
  const own = scores.filter(({ mutant }) => mutant.implementation === implementation);
  return own.length === 0 ? 1 : own.filter(({ isCaught }) => isCaught).length / own.length;
}

/**
 * Returns a table with one line per rule, then a line of totals and a line of percentages. Each implementation has a
 * column with the numbers of caught and tested mutants, for example `3/4`.
 * @param checks The checks of the kit, each with the rules that it checks.
 */
export function scoreTable(
  scores: readonly Score[],
  checks: readonly { rules: readonly { id: string }[] }[],
): string {
  const checksOf = (rule: string) =>
    checks.filter(({ rules }) => rules.some(({ id }) => id === rule));
  const byRule = Map.groupBy(scores, ({ mutant }) => mutant.rule);
  const numberOf = (rule: string) => Number(rule.slice(1));
  const rules = [...byRule].sort(([one], [other]) => numberOf(one) - numberOf(other));
  const head = ['rule', 'checks', ...implementations.map((name) => `${name} caught`)];
  return [
    head,
    ...rules.map(([rule, own]) => [
      rule,
      `${checksOf(rule).length}`,
      ...implementations.map((name) => countOf(own, name)),
    ]),
    ['all', `${checks.length}`, ...implementations.map((name) => countOf(scores, name))],
    ['', '', ...implementations.map((name) => percentOf(scores, name))],
  ]
    .map((cells) =>
      cells
        .map((cell) => cell.padEnd(width))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

function percentOf(scores: readonly Score[], implementation: Implementation): string {
  const isTried = scores.some(({ mutant }) => mutant.implementation === implementation);
  return isTried ? `${(100 * caughtShare(scores, implementation)).toFixed(1)} %` : '-';
}

function countOf(scores: readonly Score[], implementation: Implementation): string {
  const own = scores.filter(({ mutant }) => mutant.implementation === implementation);
  if (own.length === 0) return '-';
  return `${own.filter(({ isCaught }) => isCaught).length}/${own.length}`;
}
