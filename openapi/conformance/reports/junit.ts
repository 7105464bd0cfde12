import type { Result } from '../check.ts';
import { escapeMarkup } from './escape-markup.ts';
import { countOf, rulesOf } from './table.ts';

/** Returns the results as JUnit XML, one suite per tag. */
export function junitReport(results: Result[]): string {
  const suites = [...Map.groupBy(results, ({ check }) => check.tag)].map(([tag, own]) => {
    const counts = `tests="${own.length}" failures="${countOf(own, 'broken')}" skipped="${countOf(own, 'not checked')}"`;
    return [`  <testsuite name="${tag}" ${counts}>`, ...own.map(testCase), '  </testsuite>'].join(
      '\n',
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function testCase({ check, state, sentence, steps, ms }: Result): string {
  const { tag, title } = check;
  const head = `    <testcase classname="${tag}" name="${escapeMarkup(title)}" time="${ms / 1000}"`;
  const message = escapeMarkup(sentence);
  if (state === 'held') return `${head}/>`;
  if (state === 'not checked') return `${head}><skipped message="${message}"/></testcase>`;
  const details = escapeMarkup([...rulesOf(check), ...steps].join('\n'));
  return `${head}><failure message="${message}">${details}</failure></testcase>`;
}
