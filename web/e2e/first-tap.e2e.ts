import { findPerson, initDataFor } from '@bold/mock/telegram';
import { test as base, expect } from '@playwright/test';
import { RunningGame } from './running-game.ts';
import { SimulatedPlayer } from './simulated-player.ts';

const test = base.extend<{ game: RunningGame; player: SimulatedPlayer }>({
  // Playwright wants a fixture's dependencies destructured, also where there are none.
  game: async ({ browserName: _ }, use) => {
    const game = await RunningGame.prepare();
    await use(game);
    await game.dispose();
  },
  player: async ({ page }, use) => use(new SimulatedPlayer(page)),
});

test('[TAP-01] [GIFT-01] [GIFT-02] [LIVE-04] every tap outlives a server that was killed, and none is counted twice', async ({
  game,
  player,
}) => {
  await game.start();
  await player.open(game.origin, 'dewey');
  await player.enter();

  await player.tap(20);
  await player.seesTotal('20');
  await expect(player.app.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '20');
  await expect(player.app.getByText('79', { exact: true })).toBeVisible();
  await player.hears(20);

  // These may or may not have been heard when the server dies; the device keeps them either way.
  await player.tap(5);
  await game.killServer();
  await player.tap(3);
  await game.start();
  await player.open(game.origin, 'dewey');

  await player.seesTotal('28');
  await player.hears(28);
  expect(await balanceOf(game, 'dewey')).toEqual({ available_taps: 71, total_taps: 28 });
});

test('[LEVEL-03] [LEVEL-04] [LEVEL-05] [BOLD-02] the tap that reaches a level changes the screen', async ({
  game,
  player,
}) => {
  const { user } = findPerson('gina');
  game.run(
    'server/test/seed-player.ts',
    ...['--telegram-id', `${user.id}`, '--available', '500', '--total', '97'],
  );
  await game.start();
  await player.open(game.origin, 'gina');
  await player.app.getByRole('button', { name: 'Start' }).click();
  await expect(player.app.getByRole('heading', { name: 'White' })).toBeVisible();
  await expect(player.app.getByRole('radio')).toHaveCount(0);

  await player.tap(3);

  await expect(player.app.getByRole('heading', { name: 'Pink' })).toBeVisible();
  await expect(player.app.getByText('Congratulations')).toBeVisible();
  await expect(player.app.getByText('You achieved a new level')).toBeVisible();
  await player.hears(100);
  await player.app.getByRole('radio', { name: '2x' }).check();
  await player.tap(2);
  await player.seesTotal('104');
  await player.hears(104);
});

/** What the API itself answers about one of the seeded people. */
async function balanceOf(game: RunningGame, person: string): Promise<unknown> {
  const initData = await initDataFor({ person: findPerson(person) });
  const answer = await fetch(`${game.origin}/api/user/taps/me`, {
    headers: { Authorization: `tma ${initData}` },
  });
  return answer.json();
}
