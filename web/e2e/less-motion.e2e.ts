import { expect } from '@playwright/test';
import { registerPlayer } from './register-player.ts';
import { test } from './simulator/simulator-test.ts';
import { tapWithoutApp } from './tap-without-app.ts';

for (const [title, reducedMotion] of [
  ['a player who prefers less motion sees a new level appear without movement', 'reduce'],
  ['other players see a new level rise', 'no-preference'],
] as const) {
  test(title, async ({ game, page, player, person }) => {
    const { app } = player;
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(recordMoved);
    await registerPlayer(game.origin, person);
    await tapWithoutApp(game.origin, person, 99);
    await player.open(game.origin, person, { app: '/store/payments' });
    await player.start();
    await player.buyPopular();
    await player.pay();
    await expect(app.getByRole('definition')).toHaveText('1 100');
    await app.getByRole('link', { name: 'Back', exact: true }).click();
    await player.tap(1);

    await expect(app.getByText('You achieved a new level')).toBeVisible();
    await app.getByRole('button', { name: 'Dismiss' }).click();

    const movedElements = await app.locator('html').evaluate(() => window.movedElements);
    if (reducedMotion === 'reduce') expect(movedElements).toEqual([]);
    else expect(movedElements).toContainEqual(expect.stringContaining('rising'));
  });
}

/** Records in `window.movedElements` the `class` of each element that an animation moves. Runs in the page. */
function recordMoved(): void {
  window.movedElements = [];
  const note = (node: EventTarget | null, animation: Animation) => {
    const frames = (animation.effect as KeyframeEffect).getKeyframes();
    const places = new Set(frames.map(({ transform, translate }) => `${transform} ${translate}`));
    if (places.size > 1) window.movedElements.push((node as Element).getAttribute('class') ?? '');
  };
  for (const event of ['animationstart', 'transitionrun'] as const) {
    addEventListener(event, ({ target }) => {
      for (const animation of (target as Element).getAnimations()) note(target, animation);
    });
  }
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    const animation = animate.apply(this, how);
    note(this, animation);
    return animation;
  };
}
