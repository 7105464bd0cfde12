import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import type { RunningGame } from './running-game.ts';
import { test } from './simulator-test.ts';

test('[ANA-05] [ANA-17] [ANA-21] a start of the app is recorded once, with a task that a worker solved', async ({
  game,
  player,
  page,
  person,
}) => {
  const before = startsOf(game);
  const recorded = page.waitForResponse((answer) => answer.url().endsWith('/analytics/events'));
  await player.open(game.origin, person);
  const answer = await recorded;

  expect(answer.status()).toBe(202);
  expect(answer.request().headers().content).toMatch(/^\d+(,\d+)+$/);
  expect(answer.request().postDataJSON()).toMatchObject({
    event_name: 'app-init',
    app_name: 'bold',
  });
  expect(startsOf(game)).toBe(before + 1);
});

/** How many starts of the app the server has on record. */
function startsOf(game: RunningGame): number {
  const summary = stripVTControlCharacters(game.run('server/scripts/events.ts', '--since', '1h'));
  return Number(/app-init\D*(\d+)/.exec(summary)?.[1] ?? 0);
}
