import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { toYaml } from './to-yaml.ts';

test('what a document holds twice is written out twice, without anchors', () => {
  const shared = { list: [1, 2] };
  const text = toYaml({ one: shared, other: shared });
  expect(text).not.toMatch(/[&*]/);
  expect(parse(text)).toEqual({ one: shared, other: shared });
});
