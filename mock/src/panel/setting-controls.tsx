import { memo } from 'react';
import { type Controls, type LiveMood, liveMoods } from '../faults.ts';
import { isScenarioKey, scenarios } from '../scenarios.ts';
import { controlsOf, type Setting } from '../setting.ts';
import { people } from '../telegram/people.ts';
import { Choice, type Option, Tick, Words } from '../telegram/simulator/control.tsx';
import { FaultControls } from './fault-controls.tsx';
import css from './panel.module.css';

interface Props {
  setting: Setting;
  onChange: (change: Partial<Setting>) => void;
}

const hourMs = 3_600_000;
const clocks: Option[] = [
  ['0', 'Right'],
  [String(hourMs), '1 hour ahead'],
  [String(25 * hourMs), '25 hours ahead'],
  [String(-hourMs), '1 hour behind'],
];
const scenarioOptions = Object.entries(scenarios).map(([key, { label }]): Option => [key, label]);
const personOptions = people.map(({ key, user }): Option => [key, user.first_name]);
const moodLabels: Record<LiveMood, string> = {
  steady: 'Steady',
  slow: 'Slow',
  dropped: 'Dropped',
  refused: 'Refused',
};
const moodOptions = liveMoods.map((mood): Option => [mood, moodLabels[mood]]);

/**
 * Everything that a setting is made of, each part with a control of its own. Remembered, for the panel
 * is drawn with every call.
 */
export const SettingControls = memo(function SettingControls({ setting, onChange }: Props) {
  const { scenario, person, seed } = setting;
  const controls = controlsOf(setting);
  const control = (change: Partial<Controls>) =>
    onChange({ controls: { ...setting.controls, ...change } });
  return (
    <>
      <Choice
        label="Scenario"
        value={scenario}
        options={scenarioOptions}
        onChange={(key) => isScenarioKey(key) && onChange({ scenario: key })}
      />
      <p className={css.about}>{scenarios[scenario].about}</p>
      <Choice
        label="Person"
        value={person}
        options={personOptions}
        onChange={(key) => onChange({ person: key })}
      />
      <Words
        key={`seed ${seed}`}
        label="Seed"
        value={String(seed)}
        onChange={(text) => onChange({ seed: Number.parseInt(text, 10) || 1 })}
      />
      <Words
        key={`latency ${controls.latencyMs}`}
        label="Latency, ms"
        value={String(controls.latencyMs)}
        onChange={(text) => control({ latencyMs: Math.max(0, Number.parseInt(text, 10) || 0) })}
      />
      <Choice
        label="Clock"
        value={String(controls.clockOffsetMs)}
        options={clocks}
        onChange={(ms) => control({ clockOffsetMs: Number(ms) })}
      />
      <Choice
        label="Live"
        value={controls.live}
        options={moodOptions}
        onChange={(live) => control({ live: live as LiveMood })}
      />
      <Tick
        label="Offline"
        checked={controls.isOffline}
        onChange={(isOffline) => control({ isOffline })}
      />
      <FaultControls faults={controls.faults} onChange={(faults) => control({ faults })} />
    </>
  );
});
