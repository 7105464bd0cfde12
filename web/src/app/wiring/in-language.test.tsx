import { expect, test } from 'vitest';
import { settled } from '../../../test/pages/accessibility.fixture.ts';
import { everyPage } from '../../../test/pages/every-page.fixture.ts';
import { readerOf } from '../../../test/reader-of.ts';
import { renderApp } from '../../../test/render-app.tsx';

const person = readerOf('ru');

test('a player with a Russian Telegram sees Russian texts, and the page has its language', async () => {
  const { screen } = await renderApp({ person });
  await expect.element(screen.getByRole('button', { name: 'Отлично' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Рейтинг' })).toBeVisible();
  expect(document.documentElement.lang).toBe('ru');
});

test('toasts are in the same language', async () => {
  const { screen } = await renderApp({ person, player: { availableTaps: 5, totalTaps: 99 } });
  await screen.getByRole('button', { name: 'Тап' }).click();
  await expect.element(screen.getByText('Вы достигли нового уровня')).toBeVisible();
});

/** Words that are the same in every language. The test also accepts words with a hyphen, such as players' names. */
const names = ['Bold', 'Telegram', 'Instagram', 'Twitter', 'TON', 'UQ', 'EQ', 'QR', 'x'];

test.each(everyPage)('at %s a Russian player sees only Russian texts and names', async (path) => {
  const opened = await renderApp({
    path,
    person,
    player: { availableTaps: 2_500, totalTaps: 432 },
  });
  await settled(opened);
  const words = document.body.innerText.replaceAll(/https:\S*/g, '').match(/[A-Za-z-]+/g) ?? [];
  expect(words.filter((word) => !names.includes(word) && !word.includes('-'))).toEqual([]);
});

/** Every catalogue of texts, in Russian. */
const catalogues = Object.values(
  import.meta.glob<Record<string, { ru?: unknown }>>('../../**/*-text.ts', { eager: true }),
).flatMap((module) => Object.values(module).flatMap(({ ru }) => (ru ? [ru] : [])));

/** Returns the texts of a catalogue, without those that depend on a number or a name. */
function textsIn(catalogue: unknown): string[] {
  if (typeof catalogue === 'string') return [catalogue];
  if (typeof catalogue !== 'object' || catalogue === null) return [];
  return Object.values(catalogue).flatMap(textsIn);
}

test('no Russian text of any screen has an English word', () => {
  const texts = catalogues.flatMap(textsIn);
  expect(texts.length).toBeGreaterThan(100);
  const foreign = texts.filter((text) => {
    const words = text.replaceAll(/https:\S*|\/\w+|bold_/g, '').match(/[A-Za-z]+/g) ?? [];
    return words.some((word) => !names.includes(word));
  });
  expect(foreign).toEqual([]);
});

test('other players see English texts', async () => {
  const { screen } = await renderApp();
  await expect.element(screen.getByRole('button', { name: 'Nice' })).toBeVisible();
  expect(document.documentElement.lang).toBe('en');
});
