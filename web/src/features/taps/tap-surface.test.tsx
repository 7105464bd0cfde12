import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, openBoldPage, touch } from './bold-page.fixture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Returns the pixels of the surface's scene, as soon as the scene is drawn. */
async function seen(surface: Element): Promise<ImageData> {
  const canvas = surface.querySelector('canvas');
  const emblem = surface.querySelector('svg');
  if (!canvas || !emblem) throw new Error('There is no scene.');
  await expect.poll(() => getComputedStyle(emblem).visibility).toBe('hidden');
  const { width, height } = canvas.getBoundingClientRect();
  const copy = new OffscreenCanvas(width, height).getContext('2d');
  if (!copy) throw new Error('This browser draws no canvas.');
  copy.drawImage(canvas, 0, 0, width, height);
  return copy.getImageData(0, 0, width, height);
}

/** Returns true if the opacity of the pixel at `x` and `y` differs between the two pictures. */
function differs(one: ImageData, other: ImageData, x: number, y: number): boolean {
  const at = 4 * (y * one.width + x) + 3;
  return one.data[at] !== other.data[at];
}

test('[TAP-01] the number changes on pointerdown', async () => {
  const { screen } = await openBoldPage({ available: 99, total: 7 });

  await screen.getByRole('button', { name: 'Tap' }).click();

  await expect.element(screen.getByText('8', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('98', { exact: true })).toBeVisible();
});

test('[TAP-01] the number changes in the same frame as the touch', async () => {
  const { screen } = await openBoldPage({ available: 99, total: 7 });
  const total = screen.container.querySelector('[aria-hidden="true"]');
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  touch(surface, 1, 60, 80);
  touch(surface, 2, 150, 120);
  await nextFrame();

  expect(total?.textContent).toBe('9');
});

test('[TAP-01] three fingers at once are three taps each time', async () => {
  const { screen, store } = await openBoldPage({ available: 400, total: 0 });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  for (let beat = 0; beat < 30; beat++) {
    touch(surface, 1, 60, 80);
    touch(surface, 2, 150, 120);
    touch(surface, 3, 240, 60);
  }

  expect(store.balance).toEqual({ available: 310, total: 90 });
});

test('Space and Enter tap', async () => {
  const { screen, store } = await openBoldPage();
  screen.getByRole('button', { name: 'Tap' }).element().focus();

  await userEvent.keyboard(' ');
  await userEvent.keyboard('{Enter}');

  expect(store.balance.total).toBe(2);
});

test('the right mouse button does not tap', async () => {
  const { screen, store } = await openBoldPage();

  await screen.getByRole('button', { name: 'Tap' }).click({ button: 'right' });

  expect(store.balance.total).toBe(0);
});

test('a tap shows its worth at the position of the touch', async () => {
  const { screen, store } = await openBoldPage({ available: 99, total: 1_450 });
  store.chooseMultiplier({ id: 2, value: 2, display_name: null });
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  touch(surface, 1, 50, 90);

  const [message] = posted.mock.calls.at(-1) ?? [];
  expect(message).toEqual({
    tap: { x: 50, y: 90, text: '+2', hasRipple: true, isStill: false },
  });
});

test('[UI-05] on a desktop a ripple starts at the pointer', async () => {
  const { screen } = await openBoldPage({ available: 500, platform: 'tdesktop' });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();
  const before = await seen(surface);

  // A point 200 px above the pointer, outside of the surface. A ripple is visible for less than half a second, so each
  // attempt taps again.
  const [x, y] = [250 + 20, 250 + 20 - 200];
  const look = async () => {
    const now = await seen(surface);
    touch(surface, 1, 20, 20);
    return differs(before, now, x, y);
  };
  await expect.poll(look).toBe(true);
});

test.each(['ios', 'android', 'android_x'])('[UI-05] on %s there is no ripple', async (platform) => {
  const { screen } = await openBoldPage({ available: 500, platform });
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  touch(surface, 1, 20, 20);

  const [message] = posted.mock.calls.at(-1) ?? [];
  expect(message).toMatchObject({ tap: { hasRipple: false } });
});

test('the emblem has the colors of the new level', async () => {
  const { screen, store } = await openBoldPage({ available: 500, total: 999 });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();
  await seen(surface);
  const posted = vi.spyOn(Worker.prototype, 'postMessage');
  if (surface instanceof HTMLElement) surface.style.setProperty('--primary', 'rgb(1, 2, 3)');

  store.tap();

  const inks = () =>
    posted.mock.calls.flatMap(([{ stage }]) =>
      stage ? [[stage.ink, stage.emblem.parts[0].fill.color]] : [],
    );
  await expect.poll(inks).toEqual([['rgb(1, 2, 3)', 'rgb(1, 2, 3)']]);
});

test('[TAP-09] the framed hint disappears after ten taps, and the surface still counts taps', async () => {
  const { screen, store } = await openBoldPage();
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(screen.getByText('Tap anywhere here')).toBeVisible();

  for (let i = 0; i < 10; i++) touch(surface.element(), 1, 100, 100);
  await expect.element(screen.getByText('Tap anywhere here')).not.toBeInTheDocument();
  await surface.click();

  expect(store.balance.total).toBe(11);
});

test('[TAP-10] a player who tapped ten times before does not see the hint again', async () => {
  const { screen } = await openBoldPage({ localTaps: 10 });

  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  await expect.element(screen.getByText('Tap anywhere here')).not.toBeInTheDocument();
});

test('[TAP-02] after the last available tap the surface is not shown', async () => {
  const { screen } = await openBoldPage({ available: 1, total: 450 });

  await screen.getByRole('button', { name: 'Tap' }).click();

  await expect.element(screen.getByRole('button', { name: 'Tap' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();
});

test('the layout does not shift when the taps run out', async () => {
  const { screen, store } = await openBoldPage({ available: 1, total: 1_450 });
  const picker = screen.getByRole('radiogroup').element();
  const before = picker.getBoundingClientRect().top;

  store.tap();
  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();

  expect(picker.getBoundingClientRect().top).toBe(before);
});
