import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { createMock } from '../mock.ts';
import { defaultScenarioState } from '../scenarios/scenario-state.ts';
import { findScenario } from '../scenarios/scenarios.ts';
import { ScenarioPanel } from './scenario-panel.tsx';
import { ScenarioRunner } from './scenario-runner.ts';

const handle = page.getByRole('button', { name: 'Scenario panel' });
const panel = page.getByRole('region', { name: 'Scenario panel' });
const choice = (label: string) => panel.getByLabelText(label, { exact: true });

/** Renders the panel without an app, and opens it. */
async function openPanel(onCopy = async () => true) {
  const open = vi.fn(async () => {});
  const runner = new ScenarioRunner(createMock(), { close: () => {}, open }, defaultScenarioState);
  await render(<ScenarioPanel runner={runner} onCopy={onCopy} />);
  await handle.click();
  return { runner, open };
}

async function write(label: string, text: string) {
  await choice(label).fill(text);
  await userEvent.keyboard('{Enter}');
}

test('the letter M alone leaves the panel open', async () => {
  await openPanel();

  await userEvent.keyboard('m');
  await userEvent.keyboard('{Alt>}m{/Alt}');
  await userEvent.keyboard('{Shift>}m{/Shift}');

  await expect.element(panel).toBeVisible();
});

test('every control of the network keeps the others', async () => {
  const { runner } = await openPanel();

  await write('Latency, ms', '300');
  await choice('Clock').selectOptions('1 hour behind');
  await choice('Chain').selectOptions('Takes a minute');
  await choice('Live').selectOptions('Refused');
  await choice('Offline').click();
  await choice('Fails').selectOptions('Always');

  expect(runner.view.state.controls).toEqual({
    latencyMs: 300,
    clockOffsetMs: -3_600_000,
    chainDelayMs: 60_000,
    live: 'refused',
    isOffline: true,
    faults: { '*': { rate: 1, code: expect.any(String) } },
  });
});

test('the panel does not choose the person, because the simulator does', async () => {
  await openPanel();
  await expect.element(choice('Scenario')).toBeVisible();

  await expect.element(choice('Person')).not.toBeInTheDocument();
});

test('a latency is never negative, and a seed is always a number', async () => {
  await openPanel();
  await write('Latency, ms', '-5');
  await write('Seed', 'many');

  await expect.element(choice('Latency, ms')).toHaveValue('0');
  await expect.element(choice('Seed')).toHaveValue('1');
});

test('the panel says what to look at in the chosen scenario', async () => {
  await openPanel();
  await choice('Scenario').selectOptions('Slow chain');

  await expect.element(panel.getByText(findScenario('slow-chain').about)).toBeVisible();
});

test('"Begin anew" opens the same scenario in a new world, with the controls of the scenario', async () => {
  const { runner, open } = await openPanel();
  await choice('Scenario').selectOptions('Slow');
  await write('Latency, ms', '300');
  open.mockClear();

  await panel.getByRole('button', { name: 'Begin anew' }).click();

  await expect.element(choice('Latency, ms')).toHaveValue('2000');
  await expect.poll(() => open.mock.calls).toEqual([[runner.view.state, true]]);
});

test('the panel says that the clipboard has refused the link', async () => {
  await openPanel(() => Promise.reject(new DOMException('Closed', 'NotAllowedError')));

  await panel.getByRole('button', { name: 'Copy link' }).click();

  await expect.element(panel.getByRole('status')).toHaveTextContent('The clipboard is closed');
});
