import { expect } from '@playwright/test';
import { test } from './simulator/simulator-test.ts';

test('the game can be played in a web view that lacks the newer functions of JavaScript', async ({
  page,
  player,
  openApp,
}) => {
  await page.addInitScript(() => {
    // The simulator around the app needs them.
    if (window === window.top) return;
    const missing: [object, string[]][] = [
      [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']],
      [AbortSignal, ['any', 'timeout']],
      [AbortSignal.prototype, ['throwIfAborted']],
      [Promise, ['try', 'withResolvers']],
      [URL, ['canParse', 'parse']],
      [window, ['structuredClone']],
    ];
    for (const [owner, names] of missing) {
      for (const name of names) Reflect.deleteProperty(owner, name);
    }
  });
  await openApp();
  await player.takeGift();
  await player.tap(3);
  await player.waitForTotal('3');
  await player.app.getByRole('link', { name: / in the World$|^Leaderboard$/ }).click();
  await expect(player.app.getByRole('radio', { name: 'World' })).toBeVisible();
});
