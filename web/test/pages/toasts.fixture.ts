import type { Language } from '@bold/sdk/game';
import { expect } from 'vitest';
import { tapsText } from '../../src/features/taps/taps-text.ts';
import type { renderApp } from '../render-app.tsx';

type Opened = Awaited<ReturnType<typeof renderApp>>;

/** The duration of a toast, in milliseconds. Longer than a test of many pages takes on a busy machine. */
const wholeTestMs = 600_000;

/** Shows a toast with a button, waits until the toast no longer moves, and returns the toast's card. */
export async function showToast(
  { screen, stores }: Opened,
  language: Language = 'en',
  name: 'connectionLost' | 'levelReached' = 'connectionLost',
) {
  const { [name]: message, reconnect } = tapsText[language];
  const action = { label: reconnect, run() {} };
  stores.toasts.show({ ...message, action }, wholeTestMs);
  const text = screen.getByText(message.description);
  await expect.element(text).toBeVisible();
  await moved();
  return text.element().parentElement as HTMLElement;
}

/** Finishes every animation that the latest change has started. */
export async function moved() {
  // A change of the toast's height is observed in the first frame, and moves the content from the second one on.
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  for (const animation of finite) animation.finish();
  // The events of their end come with the next frame.
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

export const controls = () => [
  ...document.querySelectorAll('main :is(button, a, input, textarea, label, [role="option"])'),
];

/** Returns the distance of each control from the top of the viewport, in whole pixels. */
export const places = () =>
  controls().map((control) => Math.round(control.getBoundingClientRect().top));

/** Returns the controls that the card of a toast covers, as the first 80 characters of their HTML. */
export function coveredBy(card: Element): string[] {
  const box = card.getBoundingClientRect();
  const covered = controls().filter((control) => overlaps(box, control.getBoundingClientRect()));
  return covered.map(({ outerHTML }) => outerHTML.slice(0, 80));
}

export const bottomOfHeader = () =>
  document.querySelector('header')?.getBoundingClientRect().bottom ?? Number.NaN;

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}
