import { memo } from 'react';
import { type Controls, type LiveMode, liveModes } from '../faults/faults.ts';
import { controlsOf, type ScenarioState } from '../scenarios/scenario-state.ts';
import { findScenario, isScenarioName, listScenarios } from '../scenarios/scenarios.ts';
import {
  Checkbox,
  type Option,
  Select,
  TextField,
} from '../telegram/simulator/controls/control.tsx';
import { FaultControls } from './fault-controls.tsx';
import css from './scenario-panel.module.css';

type Props = {
  state: ScenarioState;
  onChange: (change: Partial<Omit<ScenarioState, 'person'>>) => void;
};

const hourMs = 3_600_000;
const clocks: Option[] = [
  ['0', 'Right'],
  [String(hourMs), '1 hour ahead'],
  [String(25 * hourMs), '25 hours ahead'],
  [String(-hourMs), '1 hour behind'],
];
const chains: Option[] = [
  ['0', 'Confirms at once'],
  ['60000', 'Takes a minute'],
];
const modeLabels: Record<LiveMode, string> = {
  steady: 'Steady',
  slow: 'Slow',
  dropped: 'Dropped',
  refused: 'Refused',
};
const modeOptions = liveModes.map((mode): Option => [mode, modeLabels[mode]]);

/** Renders one control for each part of the state. Memoized, because new API calls render the panel again. */
export const ScenarioControls = memo(function ScenarioControls({ state, onChange }: Props) {
  const { scenario, seed } = state;
  const controls = controlsOf(state);
  const scenarioOptions = listScenarios().map(([name, { label }]): Option => [name, label]);
  const control = (change: Partial<Controls>) =>
    onChange({ controls: { ...state.controls, ...change } });
  return (
    <>
      <Select
        label="Scenario"
        value={scenario}
        options={scenarioOptions}
        onChange={(key) => isScenarioName(key) && onChange({ scenario: key })}
      />
      <p className={css.about}>{findScenario(scenario).about}</p>
      <TextField
        label="Seed"
        value={String(seed)}
        onChange={(text) => onChange({ seed: Number.parseInt(text, 10) || 1 })}
      />
      <TextField
        label="Latency, ms"
        value={String(controls.latencyMs)}
        onChange={(text) => control({ latencyMs: Math.max(0, Number.parseInt(text, 10) || 0) })}
      />
      <Select
        label="Clock"
        value={String(controls.clockOffsetMs)}
        options={clocks}
        onChange={(ms) => control({ clockOffsetMs: Number(ms) })}
      />
      <Select
        label="Chain"
        value={String(controls.chainDelayMs)}
        options={chains}
        onChange={(ms) => control({ chainDelayMs: Number(ms) })}
      />
      <Select
        label="Live"
        value={controls.live}
        options={modeOptions}
        onChange={(live) => control({ live: live as LiveMode })}
      />
      <Checkbox
        label="Offline"
        checked={controls.isOffline}
        onChange={(isOffline) => control({ isOffline })}
      />
      <FaultControls faults={controls.faults} onChange={(faults) => control({ faults })} />
    </>
  );
});
