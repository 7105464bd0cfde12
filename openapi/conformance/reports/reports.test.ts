import { expect, test } from 'vitest';
import type { Result } from '../check.ts';
import { junitReport } from './junit.ts';
import { countOf, tableReport } from './table.ts';

const check = { tag: 'bonus', title: 'the gift is <given> once', rule: 'POST /bonus/start' };
const results: Result[] = [
  { check, state: 'held', sentence: '', steps: [], ms: 5 },
  { check, state: 'broken', sentence: 'it is given "twice"', steps: ['curl a', 'curl b'], ms: 7 },
  { check, state: 'not checked', sentence: 'needs --live', steps: [], ms: 0 },
];

test('the table counts by tag and shows a failure with its rule and its steps', () => {
  const text = tableReport(results);
  expect(text).toMatch(/bonus +1 +1 +1\n/);
  expect(text).toContain('Rule: POST /bonus/start\n    curl a\n    curl b');
  expect(text).toContain('needs --live');
  expect(countOf(results, 'broken')).toBe(1);
});

test('JUnit has one case per check, and markup in texts stays text', () => {
  const xml = junitReport(results);
  expect(xml.match(/<testcase /g)).toHaveLength(3);
  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml).toContain('name="the gift is &lt;given&gt; once"');
  expect(xml).toContain('<failure message="it is given &quot;twice&quot;">');
});
