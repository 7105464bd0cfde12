import { findPerson, launchParametersFor, launchQuery } from '@bold/mock/telegram';
import { expect } from '@playwright/test';
import { registerPlayer } from '../register-player.ts';
import type { WebkitPage } from './webkit-page.ts';
import { test } from './webkit-test.ts';

/** Links and a bio that make the profile higher than the screen. */
const additional_info = {
  instagram_username: 'splash.bold',
  twitter_username: 'splash_bold',
  custom_link: 'https://bold.example/splash',
  bio: 'Money is like water.',
};

test('a page that becomes wider draws its switches completely', async ({
  game,
  window,
  person,
}) => {
  await registerPlayer(game.origin, person, { additional_info });
  // A start parameter skips the intro.
  const launch = { person: findPerson(person), startParameter: 'any' };
  await window.resize(390, 844);
  await window.goto(`${game.origin}/profile#${launchQuery(await launchParametersFor(launch))}`);
  await window.main.loads();
  await expect.poll(() => switchEdges(window)).toEqual(['dark', 'dark', 'dark']);

  await window.resize(320, 568);
  await expect.poll(() => switchEdges(window)).toEqual([]);
  await window.resize(390, 844);

  await expect.poll(() => switchEdges(window)).toEqual(['dark', 'dark', 'dark']);
});

/**
 * Returns `dark` or `light` for each switch in the visible part of the page. `dark` means that the switch's right edge
 * is drawn.
 */
async function switchEdges(page: WebkitPage): Promise<string[]> {
  const picture = (await page.screenshot()).toString('base64');
  const edges = await page.main.run(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
    canvas?.drawImage(bitmap, 0, 0);
    return [...document.querySelectorAll('[role="switch"]')]
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, height }) => top + height / 2 < innerHeight)
      .map(({ right, top, height }) => canvas?.getImageData(right - 1, top + height / 2, 1, 1))
      .map((pixel) => ((pixel?.data[0] ?? 255) < 128 ? 'dark' : 'light'))
      .join(' ');
  }, picture);
  return edges.split(' ').filter(Boolean);
}
