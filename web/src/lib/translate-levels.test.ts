import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { levelSaying } from './level-saying.ts';
import { levelTitle } from './level-title.ts';

const cyrillic = /^[А-ЯЁа-яё ,.;-]+$/;

test.each(levels)('$title is told of in Russian, every sentence', (level) => {
  expect(levelTitle(level, 'ru')).toMatch(cyrillic);
  expect(levelSaying(level.description, 'ru')).toMatch(cyrillic);
  expect(levelSaying(level.user_description, 'ru')).toMatch(cyrillic);
});

test.each(levels)('$title is told of in English as the contract has it', (level) => {
  expect(levelTitle(level, 'en')).toBe(level.title);
  expect(levelSaying(level.description, 'en')).toBe(level.description);
});

test('what an operator has written stays as it is', () => {
  expect(levelTitle({ title: 'Turquoise' }, 'ru')).toBe('Turquoise');
  expect(levelSaying('Wet behind the ears.', 'ru')).toBe('Wet behind the ears.');
});
