import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Panel } from './panel.tsx';
import type { ScenarioRunner } from './scenario-runner.ts';

export { loadScenario } from '../load-scenario.ts';
export {
  defaultScenarioState,
  readScenarioState,
  type ScenarioState,
  writeScenarioState,
} from '../scenario-state.ts';
export { type Opening, scenarios } from '../scenarios.ts';
export { scenarioLink, scenarioParameter } from './scenario-link.ts';
export { type RunnableApp, ScenarioRunner } from './scenario-runner.ts';

/** Puts the panel into the page, beside the app; answers how to take it away again. */
export function showPanel(runner: ScenarioRunner, onCopy: () => Promise<void>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // At once, so that the keys are heard as soon as the app is there.
  flushSync(() =>
    root.render(
      <StrictMode>
        <Panel runner={runner} onCopy={onCopy} />
      </StrictMode>,
    ),
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
