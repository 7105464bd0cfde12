import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { test } from '../mocked-test.ts';
import type { SimulatedPlayer } from '../simulated-player.ts';
import { animationsEnded, openScreen, stableScreenshot } from './open-screen.ts';

const folder = fileURLToPath(new URL('../../../.github/pictures', import.meta.url));

test.beforeAll(() => mkdir(folder, { recursive: true }));

test('the main screen at two levels', async ({ page, origin }) => {
  const phones: string[] = [];
  for (const scenario of ['ready', 'rich'] as const) {
    await openScreen(page, origin, { name: scenario, scenario, path: '/bold' });
    phones.push((await stableScreenshot(page)).toString('base64'));
  }
  await page.setViewportSize({ width: 840, height: 844 });
  await page.setContent(`<style>
      body { display: flex; justify-content: space-between; margin: 0 }
      img { width: 390px; border-radius: 36px }
    </style>
    ${phones.map((phone) => `<img alt="" src="data:image/png;base64,${phone}">`).join('')}`);
  await page.screenshot({ path: `${folder}/levels.png`, omitBackground: true });
});

test('the simulator with its controls', async ({ page, player, origin }) => {
  await page.setViewportSize({ width: 1120, height: 900 });
  await openSimulator(player, origin, 'tenth-in-black');
  await player.tap(3);
  await player.waitForTotal('5 000 003');
  await animationsEnded(page);
  await writeFile(`${folder}/simulator.png`, await stableScreenshot(page));
});

test('the scenario panel', async ({ page, player, origin }) => {
  // At this width the simulator shows the phone without its controls.
  await page.setViewportSize({ width: 480, height: 900 });
  await openSimulator(player, origin, 'rich');
  await player.app.getByRole('button', { name: 'Scenario panel' }).click();
  await writeFile(`${folder}/scenario-panel.png`, await stableScreenshot(page));
});

async function openSimulator(player: SimulatedPlayer, origin: string, scenario: string) {
  const setting = JSON.stringify({ scenario, person: 'gina' });
  const app = `/bold?${new URLSearchParams({ mock: setting })}`;
  await player.open(origin, 'gina', { app });
  await player.surface.waitFor();
}
