import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toYaml } from './to-yaml.ts';

test('an object that a document contains twice is written twice, without anchors', () => {
  const shared = { list: [1, 2] };
  const text = toYaml({ one: shared, other: shared });
  expect(text).not.toMatch(/[&*]/);
  expect(parse(text)).toEqual({ one: shared, other: shared });
});
