import { expect } from '@playwright/test';
import type { WebkitFrame } from './webkit-frame.ts';
import { test } from './webkit-test.ts';

test('a new player passes all steps from the first visit to the first taps, which a worker draws', async ({
  game,
  window: { app },
  person,
  open,
}) => {
  await open(person);
  await app.sees('heading', 'Welcome to the bottom!');
  await app.pressUntilGone('Start');
  await app.sees('heading', 'Registration');
  await app.fill('textbox', 'Name', 'bold_7');
  await expect.poll(() => app.text()).toContain('This username is invalid');
  await app.fill('textbox', 'Name', `Tide-${person}`);
  await app.press('button', 'Continue');
  await app.sees('heading', 'Select country');
  await app.fill('combobox', 'Search', 'portu');
  await app.press('option', /Portugal/);
  await expect.poll(() => app.text()).toContain('A gift for you');
  await app.press('button', 'Nice');
  await expect.poll(() => drawingOf(app)).toEqual({ isInWorker: true, isDrawn: true });

  await app.tap('Tap', 3);

  await expect.poll(() => app.text()).toContain('3 taps in total');
  await expect.poll(() => app.textOf('dd')).toBe('96');
  await expect
    .poll(() => game.ask(person, '/user/taps/me'))
    .toEqual({ available_taps: 96, total_taps: 3 });
  expect(await drawingOf(app)).toEqual({ isInWorker: true, isDrawn: true });
});

/**
 * Returns the state of the tap surface, or null if the page has no canvas. `isDrawn` is true if the pixel in the middle
 * of the canvas is opaque.
 */
function drawingOf(app: WebkitFrame): Promise<{ isInWorker: boolean; isDrawn: boolean } | null> {
  return app.run(() => {
    const canvas = document.querySelector('canvas');
    const copy = document.createElement('canvas').getContext('2d');
    if (!canvas || !copy) return null;
    copy.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
    const isDrawn = copy.getImageData(0, 0, 1, 1).data[3] === 255;
    try {
      canvas.getContext('2d');
      return { isInWorker: false, isDrawn };
    } catch {
      // The page has transferred the canvas to the worker.
      return { isInWorker: true, isDrawn };
    }
  });
}
