import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '../../src/lib/paths.ts';
import { renderApp } from '../render-app.tsx';
import { settled } from './accessibility.fixture.ts';

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
    expect(box.top).toBeGreaterThanOrEqual(bottomOfHeader());
    for (const control of controls) {
      expect(overlaps(box, control.getBoundingClientRect()), control.textContent).toBe(false);
    }
  },
);

const bottomOfHeader = () =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

const others = Object.values(paths).filter((path) => path !== paths.bold);

test.each(others)(
  '[UI-01] at %s and every size a toast covers nothing that can be pressed',
  async (path) => {
    const opened = await renderApp({ path: path.replace(':id', '1'), player });
    const { screen, stores } = opened;
    await settled(opened);
    stores.toasts.show(toast);
    const text = screen.getByText(toast.description);
    await expect.element(text).toBeVisible();
    const card = text.element().parentElement as HTMLElement;
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      // What is scrolled away lies below the header too.
      window.scrollTo(0, 0);
      await Promise.all(card.getAnimations().map(({ finished }) => finished));
      const box = card.getBoundingClientRect();
      expect(box.height).toBeGreaterThan(0);
      expect(box.top).toBeGreaterThanOrEqual(bottomOfHeader());
      const controls = document.querySelectorAll(
        'main :is(button, a, input, textarea, label, [role="option"])',
      );
      for (const control of controls) {
        const name = `${width} × ${height}: ${control.outerHTML.slice(0, 80)}`;
        expect(overlaps(box, control.getBoundingClientRect()), name).toBe(false);
      }
    }
  },
);
