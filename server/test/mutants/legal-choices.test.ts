import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { expect, onTestFinished, test } from 'vitest';
import { untriedChoices } from './choices/untried-choices.ts';
import { choicesBySubject, legalChoices } from './legal-choices.ts';
import type { Mutant } from './mutant.ts';
import { seed } from './seed.ts';
import { makeTemplate } from './start-faulty.ts';
import { testTogether } from './test-mutant.ts';

const root = join(import.meta.dirname, '../../..');

/** A fault in code that never runs, because the server under test has no Redis. */
const unreachable: Mutant = {
  rule: 'R131',
  implementation: 'server',
  tag: 'levels',
  title: 'a fault that nothing reaches',
  file: 'server/src/limits/shared-limiter.ts',
  place: 'sharedLimiter',
  found: 'options.points + 1',
  instead: 'options.points + 2',
};

/** Returns the first column of the table of choices in `chapters/rules.md`. */
function subjectsOfChapter(): string[] {
  const chapter = readFileSync(join(root, 'openapi/chapters/rules.md'), 'utf8');
  const [, section = ''] = chapter.split('\n## Choices\n');
  const [, , ...rows] = section.split('\n## ')[0]?.match(/^\|.*$/gm) ?? [];
  return rows.map((row) => row.split(' | ')[0]?.replace('| ', '') ?? '');
}

test('every choice of the chapter is tried, or has a reason why not', () => {
  const subjects = subjectsOfChapter();
  expect(subjects.length).toBeGreaterThan(50);
  const known = [...Object.keys(choicesBySubject), ...Object.keys(untriedChoices)];
  expect(known.sort()).toEqual(subjects.sort());
  expect(Object.values(choicesBySubject).filter(({ length }) => length === 0)).toEqual([]);
});

test('every legal choice fits the source in exactly one place, with a probe', () => {
  for (const choice of legalChoices) {
    const source = readFileSync(join(root, choice.file), 'utf8');
    expect(seed(choice, source)).toContain('mutantRan()');
  }
});

test('the kit accepts a server that makes other choices of the chapter, and names a fault that never runs', {
  timeout: 600_000,
}, async () => {
  const template = await makeTemplate();
  onTestFinished(template.remove);
  // Of two choices in one place only the first; `npm run conformance:mutants -- --choices` tries each alone.
  const choices = [...Map.groupBy(legalChoices, ({ place }) => place).values()].flatMap(
    ([first]) => first ?? [],
  );

  const verdicts = await testTogether([unreachable, ...choices], template, development, 7);

  expect(verdicts[0]).toEqual({
    state: 'not run',
    sentence:
      '"a fault that nothing reaches" proves nothing: no check of the kit runs the changed code in sharedLimiter (server/src/limits/shared-limiter.ts).',
  });
  const survived = { state: 'survived', sentence: 'Every check held.' };
  expect(verdicts.slice(1)).toEqual(choices.map(() => survived));
  expect(choices.length).toBeGreaterThan(30);
});
