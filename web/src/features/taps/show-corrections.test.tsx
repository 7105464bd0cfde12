import { expect, test } from 'vitest';
import { openBoldPage } from './bold-page.fixture.tsx';

/** What fades on the hero of the screen just now. */
function fading(): number {
  const hero = document.querySelector('[class*="total"]');
  return hero?.getAnimations().length ?? Number.NaN;
}

test('the total fades in anew where the server moved it, and not where a finger did', async () => {
  const { store, screen } = await openBoldPage({ available: 99, total: 3 });
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
  store.tap();
  store.flush();
  store.acknowledge({ available: 98, total: 4 }, []);
  expect(fading()).toBe(0);

  store.tap();
  store.flush();
  store.acknowledge({ available: 98, total: 4 }, []);

  expect(fading()).toBe(1);
});
