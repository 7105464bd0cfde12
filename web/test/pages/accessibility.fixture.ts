import axe from 'axe-core';
import { expect } from 'vitest';
import type { renderApp } from '../render-app.tsx';

type Opened = Awaited<ReturnType<typeof renderApp>>;

/** What axe finds wrong with the page, one line per element. */
export async function faults(options: axe.RunOptions): Promise<string[]> {
  await arrived();
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits until all that comes to an end has: a colour is judged where it rests. */
async function arrived() {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

/** Waits until the page is there and nothing on it waits. */
export async function settled({ screen }: Opened) {
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('[aria-busy="true"], [class*="skeleton"]').length)
    .toBe(0);
}

/**
 * What axe finds wrong with the colours of the open page in each level, from the bottom up: total taps
 * never fall.
 * @param available the taps that the player has left in every level
 */
export async function faultsOfColour({ stores, screen }: Opened, available: number) {
  // What stands behind a picture cannot be judged; that tiles are faint is tested with them.
  const bare = document.createElement('style');
  bare.textContent =
    '* { background-image: none !important; transition: none !important; animation: none !important }';
  document.head.append(bare);
  const found: string[] = [];
  const ground = () =>
    document.querySelector<HTMLElement>('[data-tone]')?.style.getPropertyValue('--background');
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
