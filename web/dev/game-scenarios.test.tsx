import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openScenario } from './open-development.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const total = (text: string) =>
  page.getByRole('status').filter({ hasText: `${text} taps in total` });
const titled = (name: string) => expect.element(page.getByRole('heading', { name })).toBeVisible();

test.each([
  ['rich', '4 900 000'],
  ['before-level', '99'],
  ['ready', '432'],
] as const)('in %s the player has %s taps in total', async (scenario, text) => {
  await openScenario(scenario);

  await expect.element(total(text)).toBeInTheDocument();
});

test('in before-level the next tap reaches a level', async () => {
  await openScenario('before-level');
  await titled('White');

  await page.getByRole('button', { name: 'Tap', exact: true }).click();

  await expect.element(total('100')).toBeInTheDocument();
  await titled('Pink');
});

test('with an empty balance the notice says "Not enough taps"', async () => {
  await openScenario('empty');

  await titled('Not enough taps');
});

test('in gift-spent the notice says "That’s it"', async () => {
  await openScenario('gift-spent');

  await titled("That's it");
});

test('the tenth player of Black has the last of ten rows', async () => {
  await openScenario('tenth-in-black');
  const rows = page.getByRole('listitem').filter({ hasText: 'invite' });

  await expect.poll(() => rows.elements()).toHaveLength(10);
  await expect.element(rows.last().getByRole('link')).toHaveAttribute('aria-current', 'true');
});

test('offline no data is shown', async () => {
  await openScenario('offline');

  await expect.element(page.getByText('Data error')).toBeVisible();
});

test('with slow responses the data is shown after two seconds', async () => {
  const begun = performance.now();
  await openScenario('slow');

  await expect.element(total('432')).toBeInTheDocument();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(1_990);
});

test.each([
  ['flaky', '503'],
  ['too-many-requests', '429'],
] as const)('in %s the last calls show %s', async (scenario, status) => {
  await openScenario(scenario);
  await page.getByRole('button', { name: 'Scenario panel' }).click();

  const failed = page.getByRole('cell', { name: status, exact: true });
  await expect.element(failed.first()).toBeVisible();
});
