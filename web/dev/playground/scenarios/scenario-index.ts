import { defaultScenarioState, scenarioLink } from '@bold/mock/panel';
import { listScenarios, type ScenarioName } from '@bold/mock/scenarios';
import { paths } from '../../../src/lib/paths.ts';

/** Every screen of the app; the card of a player is that of the first player of the mock. */
export const screens = Object.values(paths).map((path) => path.replace(':id', '1'));

/** A scenario with its link to every screen. */
export type ScenarioRow = {
  name: ScenarioName;
  label: string;
  about: string;
  /** The link to the scenario's own start. */
  start: string;
  /** The links to the screens, in the order of {@link screens}. */
  links: { screen: string; href: string }[];
};

/**
 * Returns all scenarios × screens. A link opens the simulator with a new world.
 * @param folder the URL of the playground without a slash at its end
 */
export function scenarioIndex(folder: string): ScenarioRow[] {
  const base = new URL(folder).pathname.replace(/\/$/, '');
  return listScenarios().map(([name, { label, about, opening }]) => {
    const state = { ...defaultScenarioState, scenario: name };
    const linkTo = (screen: string) => {
      const [path, query = ''] = screen.split('?');
      return scenarioLink(`${folder}/simulator/`, `${base}${path}/${query && `?${query}`}`, state);
    };
    return {
      name,
      label,
      about,
      start: linkTo(opening?.path ?? paths.bold),
      links: screens.map((screen) => ({ screen, href: linkTo(screen) })),
    };
  });
}

/** Returns the rows whose name, label or description contains the text. */
export function findRows(rows: readonly ScenarioRow[], text: string): ScenarioRow[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(({ name, label, about }) =>
    `${name} ${label} ${about}`.toLowerCase().includes(wanted),
  );
}
