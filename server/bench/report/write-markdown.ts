import type { Report } from '../bench.ts';
import { median, showNumber, showSpread } from '../statistics.ts';

export function writeMarkdown({ machine, at, benches }: Report): string {
  const parts = benches.map(({ name, question, measured, ratios }) => {
    const rows = measured.map(
      ({ what, size, unit, values }) =>
        `| ${what} | ${size === null ? '' : showNumber(size).replace(/\.0+$/, '')} | ${showSpread(values)} | ${unit} |`,
    );
    const ratioRows = ratios.map(
      (ratio) =>
        `| ${ratio.what} | **${showSpread(ratio.values)}** | ${goalOf(ratio)} | ${verdictOf(ratio)} |`,
    );
    return [
      `## ${name}`,
      question,
      ['| Measured | Size | Median (range) | |', '|---|--:|--:|---|', ...rows].join('\n'),
      [
        '| Ratio of the same round | Median (range) | Goal | |',
        '|---|--:|--:|---|',
        ...ratioRows,
      ].join('\n'),
    ].join('\n\n');
  });
  return [`# Costs`, `${at}, ${machine}.`, ...parts, ''].join('\n\n');
}

type Goal = { values: number[]; atLeast?: number; atMost?: number };

export function goalOf({ atLeast, atMost }: Goal): string {
  if (atLeast !== undefined) return `≥ ${atLeast}`;
  return atMost === undefined ? '' : `≤ ${atMost}`;
}

/** Returns `met` if the median of `values` meets the goal, otherwise `missed`. Returns '' if there is no goal. */
export function verdictOf({ values, atLeast, atMost }: Goal): string {
  if (atLeast === undefined && atMost === undefined) return '';
  const value = median(values);
  return value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity) ? 'met' : 'missed';
}
