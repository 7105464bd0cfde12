import { themes } from '@bold/mock/telegram';
import { expect } from '@playwright/test';
import { registerPlayer } from '../register-player.ts';
import {
  addressOf,
  change,
  controlsOf,
  expectAsksOnClose,
  launchOf,
  messages,
} from './simulator-page.ts';
import { test } from './simulator-test.ts';

test('[LAUNCH-08] the app sets up Telegram and expands itself', async ({ game, page, player }) => {
  await player.open(game.origin, 'gina');
  await expect(player.app.getByRole('button', { name: 'Start' })).toBeVisible();

  for (const [method, data] of [
    ['web_app_request_viewport', undefined],
    ['web_app_setup_main_button', '{"is_visible":false}'],
    ['web_app_setup_back_button', '{"is_visible":false}'],
    ['web_app_expand', undefined],
  ] as const) {
    const line = messages(page).filter({ hasText: `${method}${data ?? ''}` });
    await expect(line.first()).toBeVisible();
  }
  await expect(page.getByLabel('Mini app')).toHaveAttribute('data-expanded', 'true');
});

test('the open app receives the colors of every theme, and the next launch has those of the last', async ({
  game,
  page,
  player,
}) => {
  await player.open(game.origin, 'gina');
  const colorsOfLaunch = () => launchOf(page, 'tgWebAppThemeParams');
  await expect.poll(colorsOfLaunch).toBe(JSON.stringify(themes.light));
  const theme = page.getByLabel('Theme');
  await expect(theme.getByRole('option')).toHaveCount(Object.keys(themes).length);
  const { light, ...others } = themes;
  for (const [name, colors] of Object.entries(others)) {
    await theme.selectOption(name);

    const newest = messages(page).filter({ hasText: 'theme_changed' }).last();
    await expect(newest).toContainText(JSON.stringify({ theme_params: colors }));
  }
  expect(await colorsOfLaunch()).toBe(JSON.stringify(light));

  await page.getByRole('button', { name: 'Close app' }).click();
  await page.getByRole('button', { name: 'Open app' }).first().click();

  await expect.poll(colorsOfLaunch).toBe(JSON.stringify(Object.values(others).at(-1)));
});

test('in Telegram 6.0 the game uses no method that is too new', async ({
  game,
  page,
  player,
  person,
}) => {
  await player.open(game.origin, person, { version: '6.0' });
  await player.passOnboarding(`Tide-${person}`);
  await player.tap(3);
  await player.waitForAck(3);
  await player.app.getByRole('link', { name: 'Profile' }).click();
  await player.app.getByRole('link', { name: 'Back', exact: true }).click();
  await player.waitForTotal('3');

  await expect(messages(page).filter({ hasText: 'web_app_expand' })).toBeVisible();
  await expect(messages(page).and(page.locator('[data-refused="true"]'))).toHaveCount(0);
});

test('[START-01] a link to a player opens their card, and Telegram’s back button leaves it', async ({
  game,
  page,
  player,
  person,
}) => {
  const { id } = await game.ask<{ id: number }>(game.newPerson(), '/user/me');
  const telegram = page.getByLabel('Mini app');

  await registerPlayer(game.origin, person);
  await player.open(game.origin, person, { start: `USER${id}` });

  await expect.poll(() => addressOf(page)).toBe(`/user/${id}?backHref=%2Fbold`);
  await telegram.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => addressOf(page)).toBe('/bold');
  await expect(player.app.getByRole('heading', { level: 1 })).toHaveText('Bold');
  await expect(telegram.getByRole('button', { name: 'Close', exact: true })).toBeVisible();
});

test('no tap is lost when the app goes to the background or closes before the batch is sent', async ({
  page,
  player,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  await player.tap(3);
  const background = page.getByRole('button', { name: 'Background' });
  await background.click();
  await expect(messages(page).filter({ hasText: '{"is_visible":false}' }).last()).toBeVisible();
  await background.click();
  await player.waitForTotal('3');

  await player.tap(4);
  await page.getByRole('button', { name: 'Close app' }).click();
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open app' }).first().click();

  await player.waitForTotal('7');
  await player.waitForAck(7);
});

for (const [path, name, text] of [
  ['/edit', 'Bio', 'Money is like water.'],
  ['/finances/edit', 'TON address', `0:${'11'.repeat(32)}`],
] as const) {
  test(`Telegram asks before it closes ${path} with something unsaved, but not once it is saved or discarded`, async ({
    page,
    player: { app },
    openApp,
  }) => {
    await openApp({ app: path });
    const question = page.getByRole('dialog', { name: 'Close the app' });
    const close = page.getByRole('button', { name: 'Close app' });
    await app.getByRole('textbox', { name }).fill(text);
    await expectAsksOnClose(page, true);
    await page.getByRole('button', { name: 'Reload app' }).click();
    await expect(app.getByRole('textbox', { name })).toHaveValue(text);
    await expectAsksOnClose(page, true);
    await app.getByRole('button', { name: 'Discard changes' }).click();
    await expect(app.getByRole('textbox', { name })).toHaveValue('');
    await expectAsksOnClose(page, false);

    await app.getByRole('textbox', { name }).fill(text);
    await expectAsksOnClose(page, true);
    await close.click();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(app.getByRole('textbox', { name })).toHaveValue(text);

    await app.getByRole('button', { name: 'Save' }).click();
    await expect(app.getByText('Your profile has been updated')).toBeVisible();
    await expectAsksOnClose(page, false);
    await expect(app.getByRole('textbox', { name })).toHaveCount(0);
    await close.click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await expect(question).toHaveCount(0);
  });
}

test('every control is in the address, and a reload restores it', async ({
  game,
  page,
  player,
}) => {
  // Most controls relaunch the app. A small page replaces the app until the last opening, which saves time.
  const isApp = ({ pathname }: URL) => pathname === '/';
  await page.route(isApp, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(`${game.origin}/simulator/?bridge=${game.bridgePort}`);
  const choices = {
    Person: ['person', 'gina'],
    Theme: ['theme', 'dark'],
    Platform: ['platform', 'android'],
    Version: ['version', '7.2'],
    'TON wallet': ['wallet', 'refuse'],
    'Screen size': ['screen', '360'],
  } as const;
  for (const [label, [, value]] of Object.entries(choices)) {
    await page.getByLabel(label).selectOption(value);
  }
  await change(page, 'Start parameter', 'REFabc');
  await page.getByLabel('Opened from').selectOption('group');
  await change(page, 'Safe area', '1,2,3,4');
  await change(page, 'Content safe area', '5,6,7,8');
  await page.getByLabel('Show settings').check();
  await page.getByLabel('Inline bot').check();
  await page.getByLabel('Wallet on another device').check();

  const expected = {
    ...Object.fromEntries(Object.values(choices)),
    ...{ start: 'REFabc', opening: 'group', safe: '1,2,3,4', content: '5,6,7,8' },
    ...{ settings: '1', inline: '1', elsewhere: '1' },
  };
  const { bridge, ...carried } = Object.fromEntries(new URL(page.url()).searchParams);
  expect(carried).toEqual(expected);
  expect(bridge).toBe(game.bridgePort);
  const controls = await controlsOf(page);
  // A control that this test does not set makes it fail.
  expect(controls).toHaveLength(Object.keys(expected).length);
  await page.unroute(isApp);

  await page.reload();

  await expect(player.app.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await controlsOf(page)).toEqual(controls);
  expect(await launchOf(page, 'tgWebAppVersion')).toBe('7.2');
  expect(await launchOf(page, 'tgWebAppPlatform')).toBe('android');
  expect(await launchOf(page, 'tgWebAppStartParam')).toBe('REFabc');
  expect(await launchOf(page, 'tgWebAppThemeParams')).toBe(JSON.stringify(themes.dark));
  expect(await launchOf(page, 'tgWebAppShowSettings')).toBe('1');
  expect(await launchOf(page, 'tgWebAppBotInline')).toBe('1');
  const initData = new URLSearchParams((await launchOf(page, 'tgWebAppData')) ?? '');
  expect(initData.get('user')).toContain('"Gina"');
  expect(initData.get('chat')).toContain('"supergroup"');
});

test('a control that is changed by keyboard keeps the focus', async ({ game, page, player }) => {
  await player.open(game.origin, 'gina');
  for (const [label, first, second] of [
    ['Theme', 'light', 'dark'],
    ['Platform', 'ios', 'android'],
  ] as const) {
    const control = page.getByLabel(label);
    await control.focus();
    await page.keyboard.press('ArrowDown');
    await expect(control).toHaveValue(second);
    await expect(control).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(control).toHaveValue(first);
    await expect(control).toBeFocused();
  }
});

test('a text field that is changed by keyboard leaves the focus where the key has put it', async ({
  game,
  page,
  player,
}) => {
  await player.open(game.origin, 'gina');
  const field = page.getByLabel('Start parameter');
  await field.fill('USER7');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/start=USER7/);
  await expectFirstStep('USER7');
  await expect(field).toBeFocused();

  await field.fill('USER8');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/start=USER8/);
  await expectFirstStep('USER8');
  await expect(page.getByLabel('Opened from')).toBeFocused();

  /** Waits until the relaunched app shows the first step of a new player, whose title could take the focus. */
  async function expectFirstStep(start: string) {
    await expect.poll(() => launchOf(page, 'tgWebAppStartParam')).toBe(start);
    await expect(player.app.getByRole('heading', { name: 'Registration' })).toBeVisible();
  }
});

test('a press on a control after a text field was edited changes both', async ({
  game,
  page,
  player,
}) => {
  await player.open(game.origin, 'gina');
  await page.getByLabel('Start parameter').fill('USER9');
  await page.getByLabel('Show settings').hover();

  await page.mouse.down();
  await expect(page).toHaveURL(/start=USER9/);
  await page.mouse.up();

  await expect(page).toHaveURL(/start=USER9.*settings=1/);
  await expect(page.getByLabel('Show settings')).toBeChecked();
});
