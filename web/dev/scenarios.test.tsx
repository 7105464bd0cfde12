import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openScenario } from './open-development.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const title = page.getByRole('heading', { level: 1 });
const says = (text: string) => expect.element(page.getByText(text, { exact: true })).toBeVisible();
/** Returns the console's errors and warnings as one text, including their causes. */
const complaints = () =>
  [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls]
    .flat()
    .flatMap(withCauses)
    .join('\n');

function withCauses(part: unknown): string[] {
  return part instanceof Error ? [part.message, ...withCauses(part.cause)] : [String(part)];
}

const buy = async () => {
  await page.getByRole('radio', { name: /1 100 taps/ }).click();
  await button('Buy 1 100 taps').click();
};

test('a new player sees the intro, then the name, then the country', async () => {
  await openScenario('brand-new');

  await button('Start').click();
  await expect.element(title).toHaveTextContent('Registration');
  await page.getByRole('textbox', { name: 'Name' }).fill('Splash-One');
  await button('Continue').click();

  await expect.element(title).toHaveTextContent('Select country');
});

test.each([
  ['no-name', 'Registration'],
  ['no-country', 'Select country'],
  ['gift-waits', 'Bold'],
] as const)('in %s the gate shows %s', async (scenario, heading) => {
  await openScenario(scenario);

  await expect.element(title).toHaveTextContent(heading);
});

test.each([
  ['[ERR-01]', 'data-fails', 'Refresh data'],
  ['[ERR-02]', 'offers-fail', 'Refresh offers'],
  ['[ERR-03]', 'countries-fail', 'Refresh countries'],
  ['[ERR-22]', 'server-error', 'Refresh data'],
] as const)('%s %s leads to "%s"', async (_, scenario, retry) => {
  await openScenario(scenario);

  await expect.element(button(retry)).toBeVisible();
});

test('[ERR-04] [ERR-14] a profile that cannot be saved, and a name that another player took first, show a toast', async () => {
  const rename = async () => {
    await page.getByRole('textbox', { name: 'Name' }).fill('Splash-One');
    await button('Save').click();
  };
  const close = await openScenario('profile-fails');
  await rename();
  await says('Your profile has not been updated');
  await close();

  await openScenario('name-taken');
  await rename();

  await expect.element(page.getByText('Name has existed')).toBeVisible();
});

test('[ERR-05] in visibility-fails the switch goes back and shows a toast', async () => {
  await openScenario('visibility-fails');
  const visibility = page.getByRole('switch', { name: 'Show Telegram username' });
  await expect.element(visibility).toBeChecked();

  await visibility.click();

  await says('Your username visibility has not been updated');
  await expect.element(visibility).toBeChecked();
});

test('[ERR-06] in gift-fails the gift is offered again', async () => {
  await openScenario('gift-fails');

  await button('Nice').click();

  await says('Try to activate your gift again');
});

test('[ERR-07] in an old Telegram nothing can be bought', async () => {
  await openScenario('old-telegram');
  await buy();
  await says("Your version of Telegram doesn't support payment methods");
});

test('[ERR-08] while an invoice is open no second one can be opened', async () => {
  await openScenario('invoice-open');
  await buy();
  await button('Buy 1 100 taps').click();

  await says('Payment has been opened before, please refresh your application');
});

test('[ERR-10] an amount without a price cannot be bought', async () => {
  await openScenario('no-quote');
  await page.getByRole('textbox').fill('1500');
  await expect.element(page.getByText('The price could not be loaded')).toBeVisible();

  await userEvent.keyboard('{Enter}');

  await says('Payment has not been selected');
});

test('[ERR-11] when the premium bot cannot be opened the player sees its name', async () => {
  await openScenario('bot-closed');

  await button('Buy stars').click();

  await says('Try to open the premium bot yourself');
});

test('[ERR-16] [ERR-21] a missing analytics token and a silent Telegram are reported only in the console', async () => {
  const close = await openScenario('no-analytics-token');
  await expect.poll(complaints).toContain('Token is not provided.');
  await close();

  await openScenario('silent-host');

  await expect.poll(complaints).toContain('The viewport could not be mounted');
  await expect.element(title).toHaveTextContent('Bold');
});

test('[ERR-18] without Telegram analytics do not start but the game does, and the panel restores Telegram', async () => {
  const around = window.parent;
  await openScenario('no-telegram');

  await expect.poll(complaints).toContain('The Telegram client is not supported.');
  await expect.element(title).toHaveTextContent('Bold');
  expect(window.parent).toBe(window);

  await page.getByRole('button', { name: 'Scenario panel' }).click();
  await page.getByLabelText('Scenario').selectOptions('Rich');
  await expect.poll(() => window.parent).toBe(around);
});

test('[ERR-20] a page whose context is missing shows the error view, whose button reveals the error', async () => {
  await openScenario('broken-page');

  await button('Show Error').click();

  await says('Invariant failed: RouterContext is not provided');
  expect(complaints()).not.toContain('Attempted to synchronously unmount a root');
});

test('after broken-page a scenario without a path of its own shows the app', async () => {
  await openScenario('broken-page');
  await expect.element(button('Show Error')).toBeVisible();

  await page.getByRole('button', { name: 'Scenario panel' }).click();
  await page.getByLabelText('Scenario').selectOptions('Telegram does not respond');

  await expect.element(title).toHaveTextContent('Bold');
});

test('[ERR-09] in gateway-fails and in too-large no invoice is created', async () => {
  const close = await openScenario('gateway-fails');
  await buy();
  await says('Your balance has not been updated');
  await close();

  await openScenario('too-large');
  await buy();

  await says('This is too much for one payment, choose a smaller amount');
});

test('[START-02] in invite-refused the toast says that nobody has the code of the link', async () => {
  await openScenario('invite-refused');

  await says('Nobody has this invitation code');
});

test('[ERR-12] when the live connection is refused a batch of taps shows the toast', async () => {
  await openScenario('live-refused');

  await button('Tap').click();

  await says('Connection is lost');
});

test('[ERR-13] with a blocked clipboard the link is not copied', async () => {
  await openScenario('clipboard-closed');

  await button('Share').click();

  await says("Link wasn't copied");
});

test.each([
  ['[ERR-15]', 'outside'],
  ['[ERR-17]', 'no-user'],
  ['[ERR-19]', 'odd-launch'],
] as const)('%s in %s the app has no player', async (_, scenario) => {
  await openScenario(scenario);

  await expect.element(page.getByText('Hey buddy, I think you got the wrong door')).toBeVisible();
});

test('[ERR-19] in odd-launch the console shows what could not be read', async () => {
  await openScenario('odd-launch');

  await expect.poll(complaints).toContain('Unable to parse field');
});

test('with init data of yesterday the expired page is shown', async () => {
  await openScenario('expired');

  await expect.element(page.getByRole('button', { name: /close/i })).toBeVisible();
});
