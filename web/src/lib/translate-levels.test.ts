import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { languages } from '@bold/sdk/game';
import { expect, test } from 'vitest';
import { levelSaying } from './level-saying.ts';
import { levelTitle } from './level-title.ts';

const others = languages.filter((language) => language !== 'en');

test.each(levels.flatMap((level) => others.map((language) => ({ ...level, language }))))(
  'every sentence of $title is translated: $language',
  ({ language, ...level }) => {
    const { title, description, user_description } = level;
    expect(levelTitle(level, language)).not.toBe(title);
    expect(levelSaying(description, language)).not.toBe(description);
    expect(levelSaying(user_description, language)).not.toBe(user_description);
  },
);

test.each(levels)('every Russian sentence of $title is Russian alone', (level) => {
  const cyrillic = /^[А-ЯЁа-яё ,.;-]+$/;
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
