import { worldKey } from '@bold/mock/browser';
import { createWalletProofPayload } from '@bold/sdk';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openDevelopment } from './open-development.fixture.tsx';
import { choice, openPanel, panel, total } from './panel.fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** Returns the milliseconds from the next `change` event until a status element shows the text. */
function timeUntil(text: string): Promise<number> {
  return new Promise((resolve) => {
    const begun = new Promise<number>((begin) => {
      addEventListener('change', () => begin(performance.now()), { capture: true, once: true });
    });
    const watch = new MutationObserver(() => {
      const statuses = [...document.querySelectorAll('[role="status"], output')];
      if (!statuses.some(({ textContent }) => textContent === text)) return;
      watch.disconnect();
      const shown = performance.now();
      void begun.then((start) => resolve(shown - start));
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('the panel switches the scenario without a reload, and shows how long it took', async () => {
  await openDevelopment();
  await openPanel();
  Object.assign(window, { isSamePage: true });
  const times: number[] = [];
  const switches: number[] = [];

  const there = ['One tap before a level', '99'] as const;
  const back = ['Rich', '4\u{a0}900\u{a0}000'] as const;
  for (const [scenario, text] of [there, back, there, back, there, back]) {
    const time = timeUntil(`${text} taps in total`);
    await choice('Scenario').selectOptions(scenario);
    times.push(await time);
    const shown = panel.getByText(/^Switched in/).element().textContent;
    expect(shown).toMatch(/^Switched in \d+ ms/);
    switches.push(Number(/\d+/.exec(shown)?.[0]));
  }

  const inMs = (all: number[]) => all.map((ms) => ms.toFixed(0)).join(', ');
  console.info(`Switched in ${inMs(switches)} ms, all data shown after ${inMs(times)} ms`);
  expect('isSamePage' in window).toBe(true);
});

test('the keyboard alone opens the panel, switches the scenario and closes it', async () => {
  await openDevelopment();
  await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}');
  await expect.element(choice('Scenario')).toHaveFocus();
  await choice('Scenario').selectOptions('Outside Telegram');
  await expect.element(page.getByText('Hey buddy, I think you got the wrong door')).toBeVisible();

  await userEvent.keyboard('{Escape}');

  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Scenario panel' })).toHaveFocus();
});

test('the shortcut that closes the panel returns the focus to its button', async () => {
  await openDevelopment();
  await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}');
  await expect.element(choice('Scenario')).toHaveFocus();

  await userEvent.keyboard('{Alt>}{Shift>}m{/Shift}{/Alt}');

  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Scenario panel' })).toHaveFocus();
});

test('in the mode offline the app opens with an error, and the last calls are shown as failed', async () => {
  await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('In the middle of the game');
  await expect.element(total('432')).toBeInTheDocument();
  await choice('Offline').click();
  await panel.getByRole('button', { name: 'Open again' }).click();

  await expect.element(page.getByText('Data error')).toBeVisible();
  await expect.element(panel.getByText('failed').first()).toBeVisible();
});

test('an app that failed loads its data by itself when the mode offline ends', async () => {
  await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('Data cannot be loaded');
  await expect.element(page.getByText('Data error')).toBeVisible();
  await choice('Offline').click();
  expect(navigator.onLine).toBe(false);
  await choice('Operation').selectOptions('getMyTaps');
  await choice('Fails').selectOptions('Never');
  await expect.element(page.getByText('Data error')).toBeVisible();

  await choice('Offline').click();

  await expect.element(total('432')).toBeInTheDocument();
  expect(navigator.onLine).toBe(true);
});

test('seed, latency and clock are changed without a reload', async () => {
  await openDevelopment();
  await openPanel();
  Object.assign(window, { isSamePage: true });
  const write = async (label: string, text: string) => {
    await choice(label).fill(text);
    await userEvent.keyboard('{Enter}');
  };
  await choice('Scenario').selectOptions('In the middle of the game');
  await expect.element(total('432')).toBeInTheDocument();

  await write('Seed', '7');
  await expect.poll(() => localStorage.getItem(worldKey)).toContain('"seed":7,');
  await expect.element(total('432')).toBeInTheDocument();

  await write('Latency, ms', 'soon');
  await expect.element(choice('Latency, ms')).toHaveValue('0');
  await write('Latency, ms', '300');
  await expect.element(choice('Latency, ms')).toHaveFocus();
  await panel.getByRole('button', { name: 'Open again' }).click();
  const newestMs = () => Number(panel.element().querySelector('td:last-child')?.textContent);
  await expect.poll(newestMs).toBeGreaterThanOrEqual(300);
  await expect.element(total('432')).toBeInTheDocument();

  await choice('Clock').selectOptions('25 hours ahead');
  await panel.getByRole('button', { name: 'Open again' }).click();
  await expect.element(page.getByText('This visit has ended')).toBeVisible();
  expect('isSamePage' in window).toBe(true);
});

test('an invoice that a closed app has requested is not opened over the next app', async () => {
  const state = JSON.stringify({ scenario: 'ready' });
  await openDevelopment(`/store/payments?${new URLSearchParams({ mock: state })}`);
  await page.getByRole('radio', { name: /1 100 taps/ }).click();
  await openPanel();
  // The response must not arrive before the next app is open.
  await choice('Latency, ms').fill('3000');
  await userEvent.keyboard('{Enter}');
  const posted = vi.spyOn(window.parent, 'postMessage');

  // The panel covers the button.
  page.getByRole('button', { name: 'Buy 1 100 taps' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await panel.getByRole('button', { name: 'Open again' }).click();

  const row = panel.getByRole('row', { name: /invoice-link\/tariff 200/ });
  await expect.element(row, { timeout: 10_000 }).toBeVisible();
  expect(posted.mock.calls.flat().join()).not.toContain('web_app_open_invoice');
});

test('a fault of one operation is set with its rate and its code', async () => {
  await openDevelopment();
  await openPanel();
  await choice('Operation').selectOptions('getMyTaps');
  await choice('With').selectOptions('SERVICE_UNAVAILABLE');
  await choice('Fails').selectOptions('Always');
  await expect.element(panel.getByText('getMyTaps 100 % SERVICE_UNAVAILABLE')).toBeVisible();
});

test('an operation whose fault is switched off again has the fault of every operation', async () => {
  await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('In the middle of the game');
  await expect.element(total('432')).toBeInTheDocument();
  await choice('Operation').selectOptions('getMyTaps');
  await choice('With').selectOptions('SERVICE_UNAVAILABLE');
  await choice('Fails').selectOptions('Always');
  await choice('Fails').selectOptions('Never');
  expect(choice('With').element()).toHaveValue('SERVICE_UNAVAILABLE');
  await choice('Operation').selectOptions('Every operation');
  await choice('With').selectOptions('INTERNAL_ERROR');
  await choice('Fails').selectOptions('Always');

  await panel.getByRole('button', { name: 'Open again' }).click();

  const failed = panel.getByRole('row', { name: /\/user\/taps\/me 500/ });
  await expect.element(failed.first()).toBeVisible();
});

test('the copied link opens the same screen, also after a reload', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const closeFirst = await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('One tap before a level');
  await expect.element(total('99')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Tap', exact: true }).click();
  await expect.poll(() => localStorage.getItem(worldKey)).toContain('"totalTaps":100,');
  await openPanel();
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(panel.getByText('Link copied')).toBeVisible();
  const link = new URL(String(copied.mock.lastCall?.[0]));
  // The page around the tests is no simulator.
  expect(link.pathname).toBe('/simulator/');
  await closeFirst();
  localStorage.clear();
  sessionStorage.clear();

  const closeSecond = await openDevelopment(link.searchParams.get('app') ?? '');
  await expect.element(total('100')).toBeInTheDocument();
  expect(location.search).toBe('');
  await closeSecond();
  await openDevelopment('/bold', null);
  await expect.element(total('100')).toBeInTheDocument();
});

test('the panel says until the next choice that the world is too large for the link', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('In the middle of the game');
  await expect.element(total('432')).toBeInTheDocument();
  // The world stores each response, because each request has a key of its own.
  for (let call = 0; call < 200; call += 1) await createWalletProofPayload();

  await panel.getByRole('button', { name: 'Copy link' }).click();

  const copied = panel.getByText(/^Link copied without the world/);
  await expect.element(copied).toBeVisible();
  await choice('Scenario').selectOptions('Rich');
  await expect.element(panel.getByText(/^Switched in/)).toBeVisible();
  await expect.element(copied).not.toBeInTheDocument();
});

test('a blocked clipboard works again in the next scenario', async () => {
  await openDevelopment();
  await openPanel();
  await choice('Scenario').selectOptions('Clipboard closed');
  await expect.poll(() => Object.hasOwn(navigator, 'clipboard')).toBe(true);
  await expect(navigator.clipboard.writeText('x')).rejects.toThrow('Closed');

  await choice('Scenario').selectOptions('Rich');

  await expect.poll(() => Object.hasOwn(navigator, 'clipboard')).toBe(false);
});

test('a new scenario removes what the app has stored on the device', async () => {
  await openDevelopment();
  localStorage.setItem('bold.probe', 'old');
  localStorage.setItem('other.probe', 'kept');
  await openPanel();

  await choice('Scenario').selectOptions('Rich');

  await expect.element(total('4 900 000')).toBeInTheDocument();
  expect(localStorage.getItem('bold.probe')).toBeNull();
  expect(localStorage.getItem('other.probe')).toBe('kept');
});
