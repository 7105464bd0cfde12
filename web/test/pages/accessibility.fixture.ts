import axe from 'axe-core';
import { expect } from 'vitest';
import { loadingParts } from '../loading-parts.ts';
import type { renderApp } from '../render-app.tsx';

type Opened = Awaited<ReturnType<typeof renderApp>>;

/** Returns the violations that axe finds on the page, one line per element. */
export async function faults(options: axe.RunOptions): Promise<string[]> {
  await arrived();
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits for the end of all animations, so that axe checks the final colors. */
async function arrived() {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** Waits until the page is shown and has finished loading. */
export async function settled({ screen }: Opened) {
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
}

/** Gives the player `available` taps, shows the page in each level's colors, and returns all contrast violations. */
export async function faultsOfColor({ stores, screen }: Opened, available: number) {
  // Hides the tiles, because axe cannot check text over a picture. Another test checks that tiles are faint.
  const bare = document.createElement('style');
  bare.textContent =
    '* { background-image: none !important; transition: none !important; animation: none !important }';
  document.head.append(bare);
  const found: string[] = [];
  const ground = () =>
    document.querySelector<HTMLElement>('[data-tone]')?.style.getPropertyValue('--background');
  // Begins with the lowest level: the total taps determine the level and cannot decrease in the store.
  for (const { title, threshold, background_color } of stores.taps.levels) {
    stores.taps.receiveBalance({ available, total: threshold });
    await expect.poll(ground).toBe(background_color);
    stores.toasts.show({ title: 'Congratulations', description: 'You achieved a new level' });
    await expect.poll(() => screen.getByText('Congratulations').query()).not.toBeNull();
    const wrong = await faults({ runOnly: ['color-contrast', 'link-in-text-block'] });
    found.push(...wrong.map((fault) => `${title}: ${fault}`));
  }
  bare.remove();
  return found;
}
