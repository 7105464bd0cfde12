import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { openHost } from '../../host/open-host.ts';
import { themes } from '../../launch/themes.ts';
import { openSimulator } from '../open-simulator.fixture.tsx';
import { deviceOf, readSimulatorState } from '../session/simulator-state.ts';
import { TelegramView } from './telegram-view.tsx';

const app = page.getByRole('region', { name: 'Mini app' });

const screenSize = () => {
  const { width, height } = page
    .getByRole('region', { name: 'Chat with the bot' })
    .element()
    .getBoundingClientRect();
  return { width: Math.round(width), height: Math.round(height) };
};

test.each([
  { window: [1280, 1200], screen: '320', size: { width: 320, height: 568 } },
  { window: [1280, 608], screen: '320', size: { width: 320, height: 568 } },
  { window: [1280, 324], screen: '320', size: { width: 160, height: 284 } },
  { window: [892, 1200], screen: 'wide', size: { width: 512, height: 360 } },
] as const)(
  'in a window of $window pixels the screen $screen has $size pixels',
  async ({ window: [width, height], screen, size }) => {
    await openSimulator(`screen=${screen}`);

    await page.viewport(width, height);

    await expect.poll(screenSize).toEqual(size);
  },
);

test('a notice that repeats the one before appears anew', async () => {
  const { send } = await openSimulator();
  const notice = page.getByText('Opened in the browser: https://bold.example/');
  send('web_app_open_link', { url: 'https://bold.example/' });
  await expect.element(notice).toBeVisible();
  const first = notice.element();

  send('web_app_open_link', { url: 'https://bold.example/' });

  await expect.poll(() => first.isConnected).toBe(false);
  await expect.element(notice).toBeVisible();
});

test('a message that another window than the app’s sends is ignored', async () => {
  const { send } = await openSimulator();
  send('web_app_close', {}, window);
  send('web_app_expand');

  await expect.element(app).toHaveAttribute('data-expanded', 'true');
});

test('the bot greets the person by name', async () => {
  await openSimulator('person=gina');

  const chat = page.getByRole('region', { name: 'Chat with the bot' });
  await expect.element(chat).toMatchTextContent(/Hey Gina, /);
});

test('the header and the background have the colors that the app sends', async () => {
  const { send } = await openSimulator();
  send('web_app_set_header_color', { color: '#102030' });
  send('web_app_set_background_color', { color: '#203040' });

  const header = app.element().querySelector('header');
  await expect.element(header).toHaveStyle({ backgroundColor: '#102030', color: '#ffffff' });
  const view = page.getByTitle('Bold').element().parentElement;
  await expect.element(view).toHaveStyle({ backgroundColor: '#203040' });
});

test('a header that has a color of the theme follows the theme, and one with its own color does not', async () => {
  const { send } = await openSimulator('theme=light');
  const header = app.element().querySelector('header');
  const theme = page.getByRole('combobox', { name: 'Theme' });
  send('web_app_set_header_color', { color_key: 'secondary_bg_color' });
  await expect.element(header).toHaveStyle({ backgroundColor: themes.light.secondary_bg_color });
  await theme.selectOptions('Night');
  await expect.element(header).toHaveStyle({ backgroundColor: themes.dark.secondary_bg_color });
  send('web_app_set_header_color', { color: '#102030' });
  await expect.element(header).toHaveStyle({ backgroundColor: '#102030' });

  await theme.selectOptions('Day');

  await expect.element(app.element().parentElement).toHaveStyle({ color: themes.light.text_color });
  await expect.element(header).toHaveStyle({ backgroundColor: '#102030' });
});

test.each([
  ['ios', '40px'],
  ['tdesktop', '14px'],
] as const)('on %s the screen has corners of %s', async (platform, borderRadius) => {
  await openSimulator(`platform=${platform}`);

  await expect.element(app.element().parentElement).toHaveStyle({ borderRadius });
});

test('an app in the background is drawn pale', async () => {
  await openSimulator();
  const background = page.getByRole('button', { name: 'Background' });
  await background.click();

  await expect.element(app.element().querySelector('div')).toHaveStyle({ opacity: '0.35' });
});

test.each([
  ['40,0,20,0', 2],
  ['39,0,19,0', 0],
] as const)(
  'a phone with a safe area of %s has %i bars, which are not in the app',
  async (safe, bars) => {
    await openSimulator(`safe=${safe}`);

    expect(app.element().parentElement?.querySelectorAll(':scope > span')).toHaveLength(bars);
  },
);

test('an expanded app begins below Telegram’s header, which keeps clear of the notch', async () => {
  const { send } = await openSimulator('safe=59,0,34,0&screen=320');
  send('web_app_expand');
  await expect.element(app).toHaveAttribute('data-expanded', 'true');
  await expect.poll(() => app.element().getAnimations()).toEqual([]);

  const topOf = (element: Element) => {
    const { top } = element.getBoundingClientRect();
    return top - app.element().getBoundingClientRect().top;
  };
  expect(topOf(app.getByRole('button', { name: 'Close', exact: true }).element())).toBe(59 + 11);
  expect(topOf(page.getByTitle('Bold').element())).toBe(59 + 56);
});

test('an app at half height has no notch above its header', async () => {
  await openSimulator('safe=59,0,34,0&screen=320');

  const { height } = app.element().querySelector('header')?.getBoundingClientRect() ?? {};
  expect(height).toBe(56);
});

const noWallet = { response: () => {}, connected: false, disconnect: () => {} };
const connect = {
  kind: 'connect',
  app: 'Bold',
  site: 'bold.example',
  address: 'UQ',
  proves: false,
} as const;

/** Renders Telegram with a question of the wallet, and with a scanner if `hasSheet` is true. */
async function openQuestion(hasSheet: boolean) {
  const state = readSimulatorState(new URLSearchParams(), location.origin);
  const host = openHost(deviceOf(state));
  const view = (isOpen: boolean) => (
    <TelegramView
      state={state}
      host={{ ...host, sheet: isOpen ? { kind: 'scanner', text: '' } : null }}
      address={null}
      wallet={{ ...noWallet, question: { id: 1, question: connect } }}
      frame={{ current: null }}
      onAct={() => {}}
      onReload={() => {}}
      onReopen={() => {}}
    />
  );
  const { rerender } = await render(view(hasSheet));
  return { closeSheet: () => rerender(view(false)) };
}

test('the wallet’s question waits until the sheet of Telegram is closed', async () => {
  const { closeSheet } = await openQuestion(true);
  const question = page.getByRole('dialog', { name: 'Connect wallet' });
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName('Scanner');

  await closeSheet();

  await expect.element(question).toBeVisible();
});

test('behind the wallet’s question neither the app nor the chat can be pressed', async () => {
  await openQuestion(false);
  await expect.element(page.getByRole('dialog', { name: 'Connect wallet' })).toBeVisible();

  for (const part of document.querySelectorAll('section')) expect(part.inert).toBe(true);
});
