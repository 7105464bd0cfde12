import { expect, test } from 'vitest';
import type { Result } from '../check.ts';
import { testTarget } from '../target.fixture.ts';
import { htmlReport } from './html.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { countOf, describeFailure, tableReport } from './table.ts';

const check = {
  id: 'bonus-02',
  tag: 'bonus',
  title: 'the gift is <given> once',
  profile: 'core',
  rules: [
    {
      id: 'R401',
      profile: 'core',
      topic: 'Gift',
      chapter: 'players',
      text: 'The gift is given once.',
    },
  ],
};
const hostile = `<script>alert("it's")</script> & more`;
const results: Result[] = [
  { check, state: 'held', sentence: '', steps: [], ms: 5 },
  { check, state: 'broken', sentence: 'it is given "twice"', steps: ['curl a', 'curl b'], ms: 7 },
  {
    check: { ...check, id: 'live-01', tag: 'live', title: 'another' },
    state: 'broken',
    sentence: hostile,
    steps: [`curl '${hostile}'\n  → 200 ${hostile}`],
    ms: 7,
  },
  { check, state: 'not checked', sentence: 'needs --live', steps: [], ms: 0 },
];
const target = testTarget({ api: 'http://127.0.0.1:8080/api' });

test('the table counts results by tag and lists the checks that were not made, and a failure has its rule and its steps', () => {
  const text = tableReport(results);
  expect(text).toMatch(/bonus +1 +1 +1\n/);
  expect(text).toContain('needs --live');
  const failure = describeFailure(results[1] as Result);
  expect(failure).toContain('✗ bonus-02: the gift is <given> once\n  it is given "twice"');
  expect(failure).toContain(
    'Rule R401: The gift is given once. (chapter players)\n    curl a\n    curl b',
  );
  expect(countOf(results, 'broken')).toBe(2);
});

test('the JUnit report has one case per check and escapes markup in texts', () => {
  const xml = junitReport(results);
  expect(xml.match(/<testcase /g)).toHaveLength(4);
  expect(xml).toContain('tests="3" failures="1" skipped="1"');
  expect(xml).toContain('name="the gift is &lt;given&gt; once"');
  expect(xml).toContain('<failure message="it is given &quot;twice&quot;">');
});

test('the JSON report has the seed, every complete result, and the coverage', () => {
  const report = JSON.parse(jsonReport(results, target));
  expect(report).toMatchObject({ seed: 42, api: 'http://127.0.0.1:8080/api' });
  expect(report.results).toEqual(results);
  expect(report.coverage.operations).toEqual({
    seen: 0,
    all: target.documents.api.operations.length,
  });
});

test('the HTML report shows each failure with its sentence, its rule and its steps', () => {
  const page = htmlReport(results, target);
  const failures = page.match(/<section class="broken">.*?<\/section>/gs) ?? [];
  expect(failures).toHaveLength(2);
  expect(failures[0]).toContain('bonus: the gift is &lt;given&gt; once');
  expect(failures[0]).toContain('it is given &quot;twice&quot;');
  expect(failures[0]).toContain('Rule R401: The gift is given once.');
  expect(failures[0]).toContain('<pre>curl a\ncurl b</pre>');
  expect(page).toContain('Seed 42. 4 checks, 2 broken.');
  expect(page).toContain('the gift is &lt;given&gt; once (not checked: needs --live)');
});

test('the HTML report loads no external resource and escapes markup in texts', () => {
  const page = htmlReport(results, target);
  expect(page).toMatch(/^<!doctype html>/);
  expect(page).not.toMatch(
    /<(script|link|img|iframe|object|base)\b|\b(src|href|srcset)=|@import|url\(/i,
  );
  expect(page).not.toContain('<script>alert');
  expect(page).toContain('&lt;script&gt;alert(&quot;it&#39;s&quot;)&lt;/script&gt; &amp; more');
});
