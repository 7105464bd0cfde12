import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ScenarioPanel } from './scenario-panel.tsx';
import type { ScenarioRunner } from './scenario-runner.ts';

export { applyPlayer, loadScenario } from '../scenarios/load-scenario.ts';
export {
  defaultScenarioState,
  readScenarioState,
  type ScenarioState,
  writeScenarioState,
} from '../scenarios/scenario-state.ts';
export { scenarioLink, scenarioParameter } from './scenario-link.ts';
export { ScenarioRunner } from './scenario-runner.ts';

/**
 * Adds the scenario panel to the page, beside the app. Returns a function that removes the panel.
 * @param onCopy A function that copies a link to the current state, or rejects if the clipboard refuses the link. The
 * result is true if the link contains the world, false if the world is too large for a link.
 */
export function showPanel(runner: ScenarioRunner, onCopy: () => Promise<boolean>): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // Renders synchronously, so that the shortcut works as soon as the app is shown.
  flushSync(() =>
    root.render(
      <StrictMode>
        <ScenarioPanel runner={runner} onCopy={onCopy} />
      </StrictMode>,
    ),
  );
  return () => {
    root.unmount();
    place.remove();
  };
}
