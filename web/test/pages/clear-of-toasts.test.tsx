import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';

const player = { availableTaps: 2_500, totalTaps: 432 };
const toast = {
  title: 'Connection is lost',
  description: 'Please refresh your application',
  action: { label: 'Reconnect', run() {} },
};

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [768, 1024],
  [667, 375],
  [844, 390],
] as const;

test.each(sizes)(
  '[UI-01] [TAP-01] at %i × %i a toast is below the header and clear of the tap surface and every button',
  async (width, height) => {
    await page.viewport(width, height);
    const { screen, stores } = await renderApp({ path: '/bold', player });
    const surface = screen.getByRole('button', { name: 'Tap' });
    await expect.element(surface).toBeVisible();
    const controls = [...document.querySelectorAll('main :is(button, a, label)')];
    expect(controls.length).toBeGreaterThan(2);

    stores.toasts.show(toast);

    const text = screen.getByText(toast.description);
    await expect.element(text).toBeVisible();
    const card = text.element().parentElement as HTMLElement;
    await Promise.all(card.getAnimations().map(({ finished }) => finished));
    const box = card.getBoundingClientRect();
    const header = document.querySelector('header')?.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(header?.bottom ?? Number.NaN);
    for (const control of controls) {
      expect(overlaps(box, control.getBoundingClientRect()), control.textContent).toBe(false);
    }
  },
);

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

test.each([
  ['/edit', 'button', 'Save'],
  ['/store/payments', 'link', 'Select custom amount'],
])('[UI-01] at %s no toast covers the %s "%s"', async (path, role, name) => {
  const { screen, stores } = await renderApp({ path, player });
  const control = screen.getByRole(role, { name });
  await expect.element(control).toBeVisible();

  stores.toasts.show(toast);

  const text = screen.getByText(toast.description);
  await expect.element(text).toBeVisible();
  const card = text.element().parentElement as HTMLElement;
  const boxes = [card, control.element()].map((it) => it.getBoundingClientRect());
  expect(overlaps(...(boxes as [DOMRect, DOMRect]))).toBe(false);
});
