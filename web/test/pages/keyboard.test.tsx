import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';

const player = { availableTaps: 640, totalTaps: 432 };

/** Presses Tab until the element has the focus. Throws after 30 presses. */
async function tabTo(control: Locator) {
  await expect.element(control).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (document.activeElement === control.element()) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not lead to ${control.element().outerHTML}`);
}

test('the keyboard alone taps, chooses a multiplier, and buys taps', async () => {
  const { screen, router, stores, telegram } = await renderApp({ player });
  await tabTo(screen.getByRole('button', { name: 'Tap' }));
  await userEvent.keyboard('  {Enter}');
  expect(stores.taps.balance).toEqual({ available: 637, total: 435 });

  await tabTo(screen.getByRole('radio', { name: '1' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(stores.taps.multiplier.value).toBe(2);

  await tabTo(screen.getByRole('link', { name: 'Buy taps' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/store/payments');
  const offer = screen.getByRole('radio', { name: /100 taps/ }).first();
  await expect.element(offer).toBeVisible();
  await tabTo(screen.getByRole('radio', { checked: true }).last());
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(offer).toBeChecked();

  await tabTo(screen.getByRole('button', { name: 'Buy 100 taps' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => telegram.invoices.open.mock.calls.length).toBe(1);
  telegram.invoices.closes('paid');
  await expect.element(screen.getByRole('status').getByText(/./).first()).toBeVisible();
  await expect.poll(() => stores.taps.balance.available).toBe(737);
});

test('opening another page by keyboard moves the focus to its title', async () => {
  const { screen } = await renderApp({ player });
  await tabTo(screen.getByRole('link', { name: 'Profile' }));
  await userEvent.keyboard('{Enter}');
  const title = screen.getByRole('heading', { level: 1, name: 'Profile' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: /in the World/ })).toHaveFocus();
});

test('the first page does not move the focus', async () => {
  const { screen } = await renderApp({ player });
  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});
