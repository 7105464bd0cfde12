import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';

const player = { availableTaps: 2_500, totalTaps: 432 };

test.each([
  ['/bold', 'radio', '2x'],
  ['/bold', 'link', 'Buy taps'],
  ['/edit', 'button', 'Save'],
  ['/store/payments', 'link', 'Select custom amount'],
])('[UI-01] at %s no toast covers the %s "%s"', async (path, role, name) => {
  const { screen, stores } = await renderApp({ path, player });
  const control = screen.getByRole(role, { name });
  await expect.element(control).toBeVisible();

  stores.toasts.show({ title: 'Connection is lost', description: 'Please refresh' });

  const text = screen.getByText('Please refresh');
  await expect.element(text).toBeVisible();
  const toast = text.element().parentElement;
  const bottom = () => toast?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThan(control.element().getBoundingClientRect().top);
});

test('[UI-01] [TAP-01] on the smallest phone no toast covers the tap surface', async () => {
  await page.viewport(320, 568);
  const { screen, stores } = await renderApp({ path: '/bold', player });
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(surface).toBeVisible();

  stores.toasts.show({ title: 'Connection is lost', description: 'Please refresh' });

  const text = screen.getByText('Please refresh');
  await expect.element(text).toBeVisible();
  const toast = text.element().parentElement;
  const bottom = () => toast?.getBoundingClientRect().bottom;
  await expect.poll(bottom).toBeLessThanOrEqual(surface.element().getBoundingClientRect().top);
  expect(toast?.getBoundingClientRect().top).toBeGreaterThan(64);
});
