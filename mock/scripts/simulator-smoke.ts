import assert from 'node:assert/strict';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { chromium, type Page } from 'playwright';
import { createServer, defaultClientConditions } from 'vite';
import { simulator } from '../src/vite.ts';

// Walks through the simulator around a stand-in app in a real browser and leaves pictures in
// dist/smoke. By hand: node --conditions=source scripts/simulator-smoke.ts

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, 'stand-in'),
  plugins: [react(), simulator()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-smoke'),
  server: { host: '127.0.0.1', port: 0, open: false },
});
await server.listen();
const origin = new URL(server.resolvedUrls?.local[0] ?? '').origin;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
});

async function open(
  query: string,
  width = 1280,
  height = 900,
  colorScheme: 'light' | 'dark' = 'light',
) {
  const page = await browser.newPage({ viewport: { width, height }, colorScheme });
  page.setDefaultTimeout(8000);
  page.on('pageerror', (error) => assert.fail(error));
  await page.goto(`${origin}/simulator/${query}`);
  const app = page.frameLocator('iframe[title=Bold]');
  await app.getByTestId('launch').waitFor();
  const press = (name: string) => app.getByRole('button', { name, exact: true }).click();
  const heard = async (text: string) =>
    app.getByTestId('heard').filter({ hasText: text }).waitFor();
  return { page, app, press, heard };
}

const shoot = (page: Page, name: string) =>
  page.screenshot({
    path: join(import.meta.dirname, `../dist/smoke/${name}.png`),
    animations: 'disabled',
  });

try {
  const { page, app, press, heard } = await open('');
  await heard('viewport_changed');
  await shoot(page, '1-half-high');
  await press('Expand');
  for (const name of ['Main button', 'Secondary button', 'Back button', 'Settings button', 'Fly']) {
    await press(name);
  }
  await page.getByTestId('main-button').click();
  await heard('main_button_pressed');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await heard('back_button_pressed');
  await page.getByLabel('Menu', { exact: true }).click();
  await shoot(page, '2-buttons-and-menu');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await heard('settings_button_pressed');
  await page.getByText('unknown method').waitFor();

  await press('Invoice');
  await shoot(page, '3-pay-sheet');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await heard('"status":"paid"');
  await press('Popup');
  await shoot(page, '4-popup');
  await page.keyboard.press('Escape');
  await heard('popup_closed');
  await press('Haptic');
  await press('Open link');
  await page.getByText('https://t.me/PremiumBot').first().waitFor();
  await press('Full screen');
  await shoot(page, '5-full-screen');
  await page.getByRole('button', { name: 'Leave full screen' }).click();

  await page.getByRole('button', { name: 'Close app' }).first().click();
  await shoot(page, '6-closed');
  await page.getByRole('button', { name: 'Open app' }).first().click();
  await app.getByTestId('launch').waitFor();

  await page.getByLabel('Person').selectOption('kaplya');
  await page.getByLabel('Version').selectOption('6.0');
  await page.getByLabel('Start parameter').fill('REFabc');
  await page.getByLabel('Start parameter').press('Enter');
  await app.getByText('Капля on ios 6.0 from REFabc').waitFor();
  assert.match(page.url(), /person=kaplya&start=REFabc&version=6\.0/);
  await press('Invoice');
  await page.getByText('needs 6.1').first().waitFor();
  await shoot(page, '7-old-version');
  await page.getByRole('button', { name: 'Reload app' }).click();
  await heard('set_custom_style');

  const dark = await open('?theme=dark&screen=320&safe=59,0,34,0&person=terry', 1280, 720, 'dark');
  await dark.press('Expand');
  await shoot(dark.page, '8-dark');
  const desktop = await open('?platform=tdesktop&screen=wide', 1440, 900);
  await shoot(desktop.page, '9-desktop');
  const phone = await open('', 390, 844);
  await phone.press('Expand');
  await shoot(phone.page, '10-phone');
  await phone.page.getByRole('button', { name: 'Telegram, simulated' }).click();
  await shoot(phone.page, '11-phone-controls');
  process.stdout.write('The simulator works; pictures are in mock/dist/smoke.\n');
} finally {
  await browser.close();
  await server.close();
}
