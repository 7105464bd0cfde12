import { defaultScenarioState, scenarioLink } from '@bold/mock/panel';
import { listScenarios, type ScenarioName } from '@bold/mock/scenarios';
import { paths } from '../../../src/lib/paths.ts';

/** The path of every screen. The path of the player's card contains the id of the mock's first player. */
export const screens = Object.values(paths).map((path) => path.replace(':id', '1'));

export type ScenarioRow = {
  name: ScenarioName;
  label: string;
  about: string;
  /** The link to the screen at which the scenario starts. */
  start: string;
  /** The links to the screens, in the order of {@link screens}. */
  links: { screen: string; href: string }[];
};

/**
 * Returns one row for each scenario. Every link opens the simulator with the scenario's initial data.
 * @param folder the URL of the playground, without a trailing slash
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
