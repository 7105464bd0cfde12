import type { ScenarioState } from '@bold/mock/panel';
import { findScenario } from '@bold/mock/scenarios';
import {
  findPerson,
  initDataFor,
  launchParametersFor,
  launchQuery,
  people,
} from '@bold/mock/telegram';
import type { LaunchSources } from '../src/telegram/retrieve-launch-parameters.ts';

const hourMs = 3_600_000;
const forgetful = { read: () => undefined, write: () => {}, remove: () => {}, keys: () => [] };

/**
 * Returns the sources from which the app reads its launch parameters in a scenario state. They contain the parameters
 * of `query` with the changes of the state's scenario. The init data is new and belongs to the state's person; the
 * start parameter, which the app has already applied, is left out. The sources store nothing.
 */
export async function launchSourcesFor(
  state: ScenarioState,
  query: string,
): Promise<LaunchSources> {
  const person = findPerson(state.person);
  const { ageHours = 0, launch = {} } = findScenario(state.scenario).opening ?? {};
  const parameters = new URLSearchParams(
    query || launchQuery(await launchParametersFor({ person })),
  );
  const now = new Date(Date.now() - ageHours * hourMs);
  parameters.set('tgWebAppData', await initDataFor({ person, now }));
  parameters.delete('tgWebAppStartParam');
  for (const [name, value] of Object.entries(launch)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return { href: `#${parameters}`, firstHref: undefined, session: forgetful };
}

/**
 * Returns the launch query in the fragment of the page's URL. If this URL has no launch query, returns the launch query
 * of the page's first URL, or an empty text.
 */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/**
 * Returns the key of the simulator's person with the user id in the launch query. Returns the key of the first person
 * if no person has this id.
 */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (people.find(({ user }) => user.id === id) ?? findPerson(null)).key;
}
