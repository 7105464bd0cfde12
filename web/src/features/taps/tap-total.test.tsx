import { expect, test } from 'vitest';
import { openBoldPage } from './bold-page.fixture.tsx';

/** Returns the number of running animations of the displayed total. */
function fading(): number {
  const hero = document.querySelector('[class*="total"]');
  return hero?.getAnimations().length ?? Number.NaN;
}

test('the total fades in again when the server corrects it, not when the player taps', async () => {
  const { store, connection, screen } = await openBoldPage({ available: 99, total: 3 });
  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toBeVisible();
  store.tap();
  store.flush();
  connection.acknowledge({ available: 98, total: 4 });
  expect(fading()).toBe(0);

  store.tap();
  store.flush();
  connection.acknowledge({ available: 98, total: 4 });

  expect(fading()).toBe(1);
});
