import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { nextFrame, openBoldPage, touch } from './bold-page.fixture.tsx';

test('[TAP-01] the number moves with the finger that comes down', async () => {
  const { screen } = await openBoldPage({ available: 99, total: 7 });

  await screen.getByRole('button', { name: 'Tap' }).click();

  await expect.element(screen.getByText('8', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('98', { exact: true })).toBeVisible();
});

test('[TAP-01] the number moves in the frame of the finger', async () => {
  const { screen } = await openBoldPage({ available: 99, total: 7 });
  const total = screen.container.querySelector('[aria-hidden="true"]');
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  touch(surface, 1, 60, 80);
  touch(surface, 2, 150, 120);
  await nextFrame();

  expect(total?.textContent).toBe('9');
});

test('[TAP-01] three fingers at once are three taps, again and again', async () => {
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

test('the presses of several fingers add up: each is felt while the others are', async () => {
  const { screen } = await openBoldPage({ available: 400 });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  for (const pointer of [1, 2, 3]) touch(surface, pointer, 40 * pointer, 80);
  await nextFrame();

  const drop = surface.querySelector('svg');
  const pressed = [...surface.querySelectorAll('span')].filter(
    (node) => node.contains(drop) && node.getAnimations().length === 1,
  );
  expect(pressed).toHaveLength(3);
});

test('the right mouse button does not tap', async () => {
  const { screen, store } = await openBoldPage();

  await screen.getByRole('button', { name: 'Tap' }).click({ button: 'right' });

  expect(store.balance.total).toBe(0);
});

test('a tap throws what it was worth', async () => {
  const { screen, store } = await openBoldPage({ available: 99, total: 1_450 });
  store.choose({ id: 2, value: 2, display_name: null });

  await screen.getByRole('button', { name: 'Tap' }).click();

  await expect.element(screen.getByText('+2')).toBeInTheDocument();
});

test('a hundred quick taps leave no more than 12 numerals', async () => {
  const { screen } = await openBoldPage({ available: 500, platform: 'tdesktop' });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  for (let i = 0; i < 100; i++) touch(surface, 1, 50 + i, 90);
  await nextFrame();

  const numerals = [...surface.querySelectorAll('i')].filter((node) => node.textContent !== '');
  expect(numerals).toHaveLength(12);
});

test('[UI-05] on a desktop taps run ripples 500 px wide, of which 8 are kept', async () => {
  const { screen } = await openBoldPage({ available: 500, platform: 'tdesktop' });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  for (let i = 0; i < 20; i++) touch(surface, 1, 50 + i, 90);
  await nextFrame();

  const ripples = [...surface.querySelectorAll('i')].filter((node) => node.textContent === '');
  expect(ripples.map((node) => node.offsetWidth)).toEqual(Array(8).fill(500));
});

test.each(['ios', 'android', 'android_x'])('[UI-05] on %s there is no ripple', async (platform) => {
  const { screen } = await openBoldPage({ available: 500, platform });
  const surface = screen.getByRole('button', { name: 'Tap' }).element();

  touch(surface, 1, 50, 90);
  await nextFrame();

  const ripples = [...surface.querySelectorAll('i')].filter((node) => node.textContent === '');
  expect(ripples).toEqual([]);
});

test('[TAP-09] the framed hint goes after ten taps and the whole middle goes on tapping', async () => {
  const { screen, store } = await openBoldPage();
  const surface = screen.getByRole('button', { name: 'Tap' });
  await expect.element(screen.getByText('Tap anywhere here')).toBeVisible();

  for (let i = 0; i < 10; i++) touch(surface.element(), 1, 100, 100);
  await expect.element(screen.getByText('Tap anywhere here')).not.toBeInTheDocument();
  await surface.click();

  expect(store.balance.total).toBe(11);
});

test('[TAP-10] who has tapped ten times before is not shown the hint again', async () => {
  const { screen } = await openBoldPage({ localTaps: 10 });

  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  await expect.element(screen.getByText('Tap anywhere here')).not.toBeInTheDocument();
});

test('[TAP-02] the last tap leaves nothing to tap on', async () => {
  const { screen } = await openBoldPage({ available: 1, total: 450 });

  await screen.getByRole('button', { name: 'Tap' }).click();

  await expect.element(screen.getByRole('button', { name: 'Tap' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();
});

test('nothing on the screen moves when the taps run out', async () => {
  const { screen, store } = await openBoldPage({ available: 1, total: 1_450 });
  const picker = screen.getByRole('radiogroup').element();
  const before = picker.getBoundingClientRect().top;

  store.tap();
  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();

  expect(picker.getBoundingClientRect().top).toBe(before);
});
