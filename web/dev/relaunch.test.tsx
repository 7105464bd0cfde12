import { worldKey } from '@bold/mock/browser';
import { findPerson } from '@bold/mock/telegram';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openDevelopment } from './open-development.fixture.tsx';
import { choice, openPanel, total } from './panel.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const storedWorld = () => localStorage.getItem(worldKey);

/** Opens the app, and chooses the scenario "Rich" in the panel. Returns a function that closes the app. */
async function openRich() {
  const close = await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('Rich');
  await expect.element(total('4 900 000')).toBeInTheDocument();
  return close;
}

test.each([
  ['a relaunch', () => {}],
  ['a launch in another tab', () => sessionStorage.clear()],
])('%s continues with the chosen scenario, which the panel shows', async (_, leave) => {
  const close = await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('Gift cannot be given');
  await expect.element(page.getByRole('button', { name: 'Nice' })).toBeVisible();
  await close();
  leave();

  await openDevelopment();

  await page.getByRole('button', { name: 'Nice' }).click();
  await expect.element(page.getByText('Try to activate your gift again')).toBeVisible();
  await openPanel();
  await expect.element(choice('Scenario')).toHaveDisplayValue('Gift cannot be given');
});

test('another person of the simulator plays the same scenario in the same world', async () => {
  const close = await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('One tap before a level');
  await expect.element(total('99')).toBeInTheDocument();
  await close();

  await openDevelopment('/', { person: findPerson('gina') });

  await expect.element(total('99')).toBeInTheDocument();
  const ids = ['dewey', 'gina'].map((key) => findPerson(key).user.id);
  for (const id of ids) await expect.poll(storedWorld).toContain(`"telegramId":${id},`);
});

test('a new user of the simulator begins anew, and the panel shows it', async () => {
  const close = await openRich();
  await close();

  await openDevelopment('/', { person: findPerson('guest-5') });

  await expect.element(page.getByRole('button', { name: 'Start' })).toBeVisible();
  await openPanel();
  await expect.element(choice('Scenario')).toHaveDisplayValue('Brand new');
});

test('a relaunch by a link opens the page of the link', async () => {
  const close = await openRich();
  await close();

  await openDevelopment('/', { startParameter: 'USER1' });

  await expect.poll(() => location.pathname).toBe('/user/1');
});

test('a link to a scenario is played by the person of the simulator', async () => {
  const state = JSON.stringify({ scenario: 'rich', person: 'gina' });

  await openDevelopment(`/?${new URLSearchParams({ mock: state })}`);

  await expect.element(total('4 900 000')).toBeInTheDocument();
  await expect.poll(storedWorld).toContain(`"telegramId":${findPerson('dewey').user.id},`);
  expect(storedWorld()).not.toContain(`"telegramId":${findPerson('gina').user.id},`);
});

test('a page outside Telegram does not open the app of another tab', async () => {
  const close = await openRich();
  await close();
  sessionStorage.clear();

  await openDevelopment('/', null);

  await expect.element(page.getByText('Hey buddy, I think you got the wrong door')).toBeVisible();
});

const link = `/?${new URLSearchParams({ mock: JSON.stringify({ scenario: 'before-level' }) })}`;

/** Opens the link to "One tap before a level", reaches the level and closes the app. */
async function playLink() {
  const close = await openDevelopment(link);
  await page.getByRole('button', { name: 'Tap', exact: true }).click();
  await expect.poll(storedWorld).toContain('"totalTaps":100,');
  await close();
}

test('a relaunch of a linked scenario continues with what was played', async () => {
  await playLink();

  await openDevelopment(link, { person: findPerson('dewey'), version: '8.0' });

  await expect.element(total('100')).toBeInTheDocument();
});

test('a link opens in a frame of a page of another site, which hides its properties', async () => {
  const around = Object.getOwnPropertyDescriptor(window, 'parent') ?? {};
  const otherSite = new Proxy(window, {
    get(_, name) {
      if (name === 'location') return location;
      if (name === 'postMessage') return () => {};
      throw new DOMException(
        `A frame of another origin cannot read ${String(name)}.`,
        'SecurityError',
      );
    },
  });
  Object.defineProperty(window, 'parent', { configurable: true, value: otherSite });
  onTestFinished(() => void Object.defineProperty(window, 'parent', around));

  await openDevelopment(link);

  await expect.element(total('99')).toBeInTheDocument();
});

test('a link that is opened again begins anew', async () => {
  await playLink();
  // The simulator is loaded again.
  const simulator = window.parent.performance;
  Object.defineProperty(simulator, 'timeOrigin', { configurable: true, value: 1 });
  onTestFinished(() => void Reflect.deleteProperty(simulator, 'timeOrigin'));

  await openDevelopment(link);

  await expect.element(total('99')).toBeInTheDocument();
});
