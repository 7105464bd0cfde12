import { getListLevelsResponseMock } from '@bold/sdk/msw';
import { getListLevelsQueryKey } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { LevelsPage } from './levels-page.tsx';

/** The list of the contract's levels for a player with `total` taps. */
async function openLevels(total: number) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(getListLevelsQueryKey(), getListLevelsResponseMock());
  return render(
    <QueryClientProvider client={queries}>
      <LevelsPage total={total} />
    </QueryClientProvider>,
  );
}

test('[LEVEL-09] every level has a card, and the footnote says what a tap is worth', async () => {
  const screen = await openLevels(0);

  const titles = screen
    .getByRole('heading')
    .elements()
    .map((heading) => heading.textContent);
  expect(titles).toEqual(getListLevelsResponseMock().map(({ title }) => title));
  await expect
    .element(
      screen.getByText(
        'Each tap is worth 1 cent. The real total may vary with platform fees and discounts.',
      ),
    )
    .toBeVisible();
});

test('[LEVEL-08] levels up to the total are achieved, and the highest of them is the own', async () => {
  const screen = await openLevels(5_000);

  expect(screen.getByText('Achieved').elements()).toHaveLength(3);
  const own = screen.getByRole('article', { name: 'Orange' });
  await expect.element(own.getByText('Your level')).toBeVisible();
});

test('[LEVEL-07] each card wears the colours of its level', async () => {
  const screen = await openLevels(0);

  const card = screen.getByRole('article', { name: 'Blue' }).element().parentElement;
  expect(card && getComputedStyle(card).backgroundColor).toBe('rgb(10, 63, 181)');
});
