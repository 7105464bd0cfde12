import { expect, test } from 'vitest';
import type { Contract } from './contract.ts';
import { limitsFile } from './limits-file.ts';

const contract = (schemas: Contract['components']['schemas'], paths = {}) =>
  limitsFile({
    paths,
    components: { schemas, parameters: { UserId: { name: 'id', schema: { minimum: 1 } } } },
    'x-problem-catalogue': {},
    'x-live-close-codes': {},
    'x-rules': { gift_taps: 99 },
  });

test('a limit is named after its path in the schema', () => {
  const text = contract({
    ProfileUpdate: {
      properties: {
        display_name: { maxLength: 20, pattern: '^[a-z\\d]+$' },
        tags: { maxItems: 3, items: { anyOf: [{ minLength: 1 }, { type: 'null' }] } },
      },
    },
  });
  expect(text).toContain('export const profileUpdateDisplayNameMaxLength = 20;\n');
  expect(text).toContain('export const profileUpdateDisplayNamePattern = "^[a-z\\\\d]+$";\n');
  expect(text).toContain('export const profileUpdateTagsMaxItems = 3;\n');
  expect(text).toContain('export const profileUpdateTagsItemMinLength = 1;\n');
});

test('limits of parameters and the contract’s rules are constants too', () => {
  const text = contract(
    {},
    {
      '/quote': {
        get: { operationId: 'quote', parameters: [{ name: 'amount', schema: { minimum: 100 } }] },
        summary: 'not an operation',
      },
    },
  );
  expect(text).toContain('export const quoteAmountMin = 100;\n');
  expect(text).toContain('export const userIdMin = 1;\n');
  expect(text).toContain('export const giftTaps = 99;\n');
});
