import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { levelSaying } from './level-saying.ts';
import { levelTitle } from './level-title.ts';

const cyrillic = /^[А-ЯЁа-яё ,.;-]+$/;

test.each(levels)('every sentence of $title has a Russian translation', (level) => {
  expect(levelTitle(level, 'ru')).toMatch(cyrillic);
  expect(levelSaying(level.description, 'ru')).toMatch(cyrillic);
  expect(levelSaying(level.user_description, 'ru')).toMatch(cyrillic);
});

test.each(levels)('$title has the contract’s English texts', (level) => {
  expect(levelTitle(level, 'en')).toBe(level.title);
  expect(levelSaying(level.description, 'en')).toBe(level.description);
});

test('an operator’s own text is not translated', () => {
  expect(levelTitle({ title: 'Turquoise' }, 'ru')).toBe('Turquoise');
  expect(levelSaying('Wet behind the ears.', 'ru')).toBe('Wet behind the ears.');
});
