import { defaultScenarioState, scenarioLink, scenarios } from '@bold/mock/panel';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { basePath } from '../../../src/lib/base-path.ts';
import { paths } from '../../../src/lib/paths.ts';

const simulator = `${location.origin}${basePath}/simulator/`;
const screens = Object.values(paths).filter((path) => !path.includes(':'));
const rows = Object.entries(scenarios).map(([key, scenario]) => ({ key, ...scenario }));

/** Returns the simulator's URL with the app in a scenario, at the path of a screen. */
function linkTo(scenario: string, screen: string): string {
  const state = { ...defaultScenarioState, scenario: scenario as keyof typeof scenarios };
  return scenarioLink(simulator, `${basePath}${screen}/`, state);
}

/** All scenarios, each with its own start and a link to every screen. */
function ScenarioIndex() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Scenario</th>
          <th scope="col">What it shows</th>
          <th scope="col">Open it at</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, about, opening }) => (
          <tr key={key} id={key}>
            <th scope="row">
              <a href={linkTo(key, opening?.path ?? paths.bold)}>{label}</a>
            </th>
            <td>{about}</td>
            <td>
              {screens.map((screen) => (
                <span key={screen}>
                  <a href={linkTo(key, screen)}>{screen.slice(1)}</a>{' '}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const place = document.getElementById('scenarios');
if (!place) throw new Error('The page has no #scenarios');
createRoot(place).render(
  <StrictMode>
    <ScenarioIndex />
  </StrictMode>,
);
