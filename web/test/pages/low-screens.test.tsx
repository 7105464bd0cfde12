import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadingParts } from '../loading-parts.ts';
import { renderApp, type Visit } from '../render-app.tsx';

const root = document.documentElement;
const player = { availableTaps: 2_500, totalTaps: 432 };

afterEach(async () => {
  root.removeAttribute('style');
  await page.viewport(390, 844);
});

/** Returns true if the element is below the header, above the main button and above the bottom of the viewport. */
function isClear(element: Element): boolean {
  const box = element.getBoundingClientRect();
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const bars = document.querySelectorAll('main [class*="bar"] > :is(button, a)');
  const tops = [...bars].map((bar) => bar.getBoundingClientRect().top);
  return box.top >= header - 1 && box.bottom <= Math.min(innerHeight, ...tops) + 1;
}

const bottomBar = 'main [class*="bar"]:has(> :is(button, a))';

/** Returns true if the page has measured the current heights of its header and its bottom bar. */
function areBarsMeasured(): boolean {
  const bars = { '--header': 'header', '--foot-height': bottomBar };
  return Object.entries(bars).every(([property, bar]) => {
    const height = document.querySelector<HTMLElement>(bar)?.offsetHeight;
    return root.style.getPropertyValue(property) === `${height}px`;
  });
}

const sizes = [
  ['a phone on its side', 568, 200, '100%'],
  ['a longer phone on its side', 844, 200, '100%'],
  ['a small phone with text at 200 %', 320, 320, '200%'],
  ['a high phone on its side with text at 200 %', 740, 360, '200%'],
  ['a window that has just the height for a bar', 320, 256, '100%'],
  ['a window that is 1 px higher', 320, 257, '100%'],
] as const;
const forms = ['/store/custom-payment', '/finances/edit', '/edit'] as const;

test.each(sizes.flatMap(([device, ...size]) => forms.map((path) => [device, path, size] as const)))(
  'beside the keyboard of %s no bar covers a field of %s',
  async (_, path, size) => {
    const [width, height, textSize] = size;
    await page.viewport(width, height);
    root.style.fontSize = textSize;
    const { screen } = await renderApp({ path, player });
    await expect.element(screen.getByRole('textbox').first()).toBeInTheDocument();
    await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
    await expect.poll(areBarsMeasured).toBe(true);

    const inputs = [...document.querySelectorAll<HTMLElement>('main input:not([type="radio"])')];
    const row = document.querySelector<HTMLElement>('main a[href$="/country"]');
    for (const element of row ? [...inputs, row] : inputs) {
      for (const from of [0, root.scrollHeight]) {
        scrollTo(0, from);
        element.focus({ preventScroll: true });
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        expect(isClear(element), element.outerHTML.slice(0, 80)).toBe(true);
      }
    }
  },
);

const name = { isRegistered: false };
/** Below the choice of currencies. */
const amount = {
  path: '/store/custom-payment',
  player,
  config: { payment_gateways: ['stars', 'ton'], wallets_url: '/wallets.json' },
} satisfies Visit;

test.each([
  ['the registration', 740, 360, '100%', name],
  ['the registration', 740, 360, '200%', name],
  ['the registration', 568, 320, '100%', name],
  ['the registration', 320, 568, '200%', name],
  ['the custom amount', 740, 360, '200%', amount],
] as const)(
  'the button of %s does not cover the field on a screen of %i × %i with text at %s',
  async (_, width, height, textSize, visit) => {
    await page.viewport(width, height);
    root.style.fontSize = textSize;
    const { screen } = await renderApp(visit);
    const field = screen.getByRole('textbox');
    await expect.element(field).toBeInTheDocument();
    await expect.poll(areBarsMeasured).toBe(true);

    const bar = document.querySelector(bottomBar);
    const { bottom } = field.element().getBoundingClientRect();
    expect(bar?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    field.element().focus();
    expect(isClear(field.element())).toBe(true);
  },
);
