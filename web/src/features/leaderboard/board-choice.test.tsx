import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { Level } from '@bold/sdk';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { renderApp } from '../../../test/render-app.tsx';
import { boardKey, useBoardChoice } from './use-board-choice.ts';

const player = { totalTaps: 432, displayName: 'Viewer' };

test('Back leaves the leaderboard, however many boards the player has chosen', async () => {
  const { screen, router } = await renderApp({ player });
  await router.navigate('/leaderboard');
  const red = screen.getByRole('radio', { name: 'Red' });
  await expect.element(red).toBeInTheDocument();
  (red.element() as HTMLInputElement).click();
  await expect.poll(() => router.state.location.search).toMatch(/^\?level=\d+$/);

  await router.back(1);

  await expect.poll(() => router.state.location.pathname).toBe('/bold');
});

test('a player who reaches a level on the leaderboard still sees the same board', async () => {
  const { screen, stores } = await renderApp({ path: '/leaderboard', player });
  const chosen = screen.getByRole('radio', { checked: true });
  await expect.element(chosen).toHaveAccessibleName('Pink');

  stores.taps.receiveBalance({ available: 0, total: 4_900_000 });

  await expect.element(screen.getByText('You achieved a new level')).toBeVisible();
  await expect.element(chosen).toHaveAccessibleName('Pink');
});

/** Renders the choice of a player with 100 taps. `shown` has the key of the board of each rendering. */
async function renderChoice(levels: readonly Level[]) {
  const shown: (number | 'world')[] = [];
  const { result, act } = await renderHook(
    () => {
      const choice = useBoardChoice(levels, 100);
      shown.push(boardKey(choice.board));
      return choice;
    },
    { wrapper: MemoryRouter },
  );
  return { result, act, shown };
}

test('a chosen board stays chosen while the router shows the new URL', async () => {
  const { result, act, shown } = await renderChoice(levels);
  shown.length = 0;
  // React reports a choice that it may take back before the URL is shown.
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => reported.mockRestore());

  await act(() => result.current.choose('world'));

  expect(new Set(shown)).toEqual(new Set(['world']));
  expect(reported).not.toHaveBeenCalled();
});

test('without levels the board is that of all players', async () => {
  const { shown } = await renderChoice([]);

  expect(shown).toContain('world');
});
