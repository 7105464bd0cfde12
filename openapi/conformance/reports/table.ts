import type { Result } from '../check.ts';

/** Returns lines for a terminal: the number of checks for each tag and state, then the checks that were not made. */
export function tableReport(results: Result[]): string {
  const tags = Map.groupBy(results, ({ check }) => check.tag);
  const rows = [...tags].map(([tag, own]) => [
    tag,
    ...(['held', 'broken', 'not checked'] as const).map((state) => String(countOf(own, state))),
  ]);
  const lines = [['', 'held', 'broken', 'not checked'], ...rows].map((cells) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(14) : cell.padStart(12))).join(''),
  );
  const unchecked = results
    .filter(({ state }) => state === 'not checked')
    .map(({ check, sentence }) => `  ${check.id}: ${check.title} – ${sentence}`);
  return [...lines, ...(unchecked.length > 0 ? ['', 'Not checked:', ...unchecked] : []), ''].join(
    '\n',
  );
}

export function countOf(results: Result[], state: Result['state']): number {
  return results.filter((one) => one.state === state).length;
}

/** Returns a line for each rule of a check. */
export function rulesOf({ rules }: Result['check']): string[] {
  return rules.map(({ id, text, chapter }) => `Rule ${id}: ${text} (chapter ${chapter})`);
}

/** Returns a failed check as lines for a terminal. */
export function describeFailure({ check, sentence, steps }: Result): string {
  const again = steps.flatMap((step) => step.split('\n')).map((line) => `    ${line}`);
  return [
    '',
    `✗ ${check.id}: ${check.title}`,
    `  ${sentence}`,
    ...rulesOf(check).map((rule) => `  ${rule}`),
    ...again,
  ].join('\n');
}
