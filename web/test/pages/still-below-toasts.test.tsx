import { expect, onTestFinished, test } from 'vitest';
import { cdp } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';
import { settled } from './accessibility.fixture.ts';
import { coveredBy, moved, places, showToast } from './toasts.fixture.ts';

async function openLongPage() {
  const opened = await renderApp({ path: '/edit' });
  await settled(opened);
  document.body.style.minHeight = '300vh';
  return opened;
}

const point = (type: string) =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 1 }));

async function scrollTo(y: number) {
  window.scrollTo(0, y);
  await expect.poll(() => window.scrollY).toBe(y);
  await moved();
}

test('[UI-01] a toast moves the content of a page smoothly, and back when it closes', async () => {
  const opened = await openLongPage();
  const before = places();
  const card = await showToast(opened);
  const [first = 0] = places();
  expect(first - (before[0] ?? 0)).toBeGreaterThanOrEqual(card.offsetHeight);
  expect(getComputedStyle(roomOf()).transitionDuration).toBe('0.22s');

  opened.stores.toasts.dismiss();
  await moved();

  expect(places()).toEqual(before);
});

test.each(['pointerup', 'pointercancel'])(
  '[UI-01] nothing moves between pointerdown and %s',
  async (end) => {
    const opened = await openLongPage();
    const before = places();
    point('pointerdown');
    const card = await showToast(opened);
    expect(places()).toEqual(before);

    point(end);
    await moved();
    expect(coveredBy(card)).toEqual([]);
    const after = places();
    point('pointerdown');
    opened.stores.toasts.dismiss();
    await moved();
    expect(places()).toEqual(after);

    point(end);
    await moved();
    expect(places()).toEqual(before);
  },
);

/** Shows a toast and pauses the content's movement at 180 ms. Returns the height of the spacer in pixels. */
async function openInMove({ stores }: Awaited<ReturnType<typeof openLongPage>>) {
  stores.toasts.show({ title: 'Link was copied' });
  await expect.poll(() => roomOf().getAnimations()).toHaveLength(1);
  const [move] = roomOf().getAnimations();
  move?.pause();
  if (move) move.currentTime = 180;
  const height = heightOfRoom();
  expect(height).toBeGreaterThan(0);
  return height;
}

test('[UI-01] a pointer that is pressed while the content moves stops it', async () => {
  const half = await openInMove(await openLongPage());

  point('pointerdown');
  finishMoves();
  expect(heightOfRoom()).toBeCloseTo(half, 1);

  point('pointerup');
  await moved();
  expect(heightOfRoom()).toBeGreaterThan(half);
});

test('[UI-01] for a player who prefers less motion a toast moves the content in one step', async () => {
  const prefer = async (value: string) => {
    const features = [{ name: 'prefers-reduced-motion', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  await prefer('reduce');
  onTestFinished(() => prefer(''));
  const opened = await openLongPage();
  expect(getComputedStyle(roomOf()).transitionDuration).toBe('0s');

  const card = await showToast(opened);

  expect(coveredBy(card)).toEqual([]);
});

test('[UI-01] in a scrolled page, too, a toast moves the content down by its height, and back', async () => {
  const opened = await openLongPage();
  await scrollTo(300);
  const before = places();

  const card = await showToast(opened);

  const [first = 0] = places();
  expect(first - (before[0] ?? 0)).toBeGreaterThanOrEqual(card.offsetHeight);
  expect(window.scrollY).toBe(300);
  opened.stores.toasts.dismiss();
  await moved();
  expect(places()).toEqual(before);
});

/** Returns the spacer, an empty element that makes room for toasts above the content. */
function roomOf(): Element {
  const room = document.querySelector('main')?.previousElementSibling;
  if (!room) throw new Error('The page has no element above its content.');
  return room;
}

function finishMoves() {
  for (const move of roomOf().getAnimations()) move.finish();
}

const heightOfRoom = () => roomOf().getBoundingClientRect().height;
