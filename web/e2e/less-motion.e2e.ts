import { expect } from '@playwright/test';
import { registerPlayer } from './register-player.ts';
import { test } from './simulator/simulator-test.ts';
import { tapByWire } from './tap-by-wire.ts';

for (const [title, reducedMotion] of [
  ['a player who asked for less motion sees a new level appear, and nothing travel', 'reduce'],
  ['everybody else sees a new level rise', 'no-preference'],
] as const) {
  test(title, async ({ game, page, player, person }) => {
    const { app } = player;
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(noteTravellers);
    await registerPlayer(game.origin, person);
    await tapByWire(game.origin, person, 99);
    await player.open(game.origin, person, { app: '/store/payments' });
    await player.start();
    await player.buyPopular();
    await player.pay();
    await expect(app.getByRole('definition')).toHaveText('1 100');
    await app.getByRole('link', { name: 'Back', exact: true }).click();
    await player.tap(1);

    await expect(app.getByText('You achieved a new level')).toBeVisible();
    await app.getByRole('button', { name: 'Dismiss' }).click();

    const travellers = await app.locator('html').evaluate(() => window.travellers);
    if (reducedMotion === 'reduce') expect(travellers).toEqual([]);
    else expect(travellers).toContainEqual(expect.stringContaining('rising'));
  });
}

/** Notes what is moved, whether by the style or by a call; what only pulses in its place is left out. */
function noteTravellers(): void {
  window.travellers = [];
  const note = (node: EventTarget | null, animation: Animation) => {
    const frames = (animation.effect as KeyframeEffect).getKeyframes();
    const places = new Set(frames.map(({ transform, translate }) => `${transform} ${translate}`));
    if (places.size > 1) window.travellers.push((node as Element).getAttribute('class') ?? '');
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
