import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

async function openLevels(totalTaps: number) {
  const { screen } = await renderApp({ path: '/levels', player: { totalTaps } });
  const cards = screen.getByRole('article');
  await expect.element(cards.first()).toBeVisible();
  return { screen, cards };
}

test('[LEVEL-09] every level has a card, and the footnote shows the value of a tap', async () => {
  const { screen, cards } = await openLevels(0);

  const titles = cards
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
  expect(titles).toEqual(levels.map(({ title }) => title));
  await expect
    .element(
      screen.getByText(
        'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
      ),
    )
    .toBeVisible();
});

test('[LEVEL-08] levels up to the total are achieved, and the highest of them is the player’s', async () => {
  const { screen } = await openLevels(5_000);

  expect(screen.getByText('Achieved', { exact: true }).elements()).toHaveLength(3);
  const own = screen.getByRole('article', { name: 'Orange' });
  await expect.element(own.getByText('Your level')).toBeVisible();
  const marked = screen
    .getByRole('article')
    .elements()
    .filter((card) => card.ariaCurrent !== null);
  expect(marked.map((card) => card.ariaCurrent)).toEqual(['true']);
  expect(marked).toEqual([own.element()]);
});

test('a level that has no share of the revenue promises none', async () => {
  const { screen } = await openLevels(0);

  const textOf = (name: string) => screen.getByRole('article', { name }).element().textContent;
  expect(textOf('Pink')).toContain('1%');
  expect(textOf('White')).not.toContain('%');
});

test('[LEVEL-07] each card has the colors of its level', async () => {
  const { screen } = await openLevels(0);

  const card = screen.getByRole('article', { name: 'Blue' }).element().parentElement;
  expect(card && getComputedStyle(card).backgroundColor).toBe('rgb(10, 63, 181)');
});
