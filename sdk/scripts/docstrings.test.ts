import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markDeprecated } from '../orval.config.ts';
import { operations } from '../src/generated/operations.ts';
import { sdkFolder } from './entries.ts';

const documented = /@throws \{ApiProblem\} ([A-Z_, ]+)\n \*\/\nexport const (\w+) = async/g;

test.each(['client', 'hooks'])(
  'each function of the %s lists the problem codes of its operation',
  (kind) => {
    const pattern = kind === 'hooks' ? '*/*.query.ts' : '*/!(*.query|*.msw).ts';
    const files = globSync(pattern, {
      cwd: join(sdkFolder, 'src/generated'),
      exclude: ['model/**'],
    });
    const texts = files.map((name) => readFileSync(join(sdkFolder, 'src/generated', name), 'utf8'));
    const found = texts.flatMap((text) => [...text.matchAll(documented)]);

    const listed = found.map(([, codes = '', id]) => [id, codes.split(', ')]);
    const expected = Object.values(operations).map(({ id, problems }) => [id, problems]);
    expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected));
  },
);

test('a deprecated parameter has a deprecated schema, from which its docstring is made', () => {
  const level = { name: 'level_id', in: 'query', schema: { type: 'integer' } };
  const deprecated = { ...level, deprecated: true };
  expect(markDeprecated({ parameters: [level, deprecated] })).toEqual({
    parameters: [level, { ...deprecated, schema: { type: 'integer', deprecated: true } }],
  });
});
