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
 * Returns the sources from which the app reads its launch parameters in a scenario state. They are the parameters in
 * `query`, with new init data of the state's person and the changes that the state's scenario makes. The start
 * parameter is left out, because the app has already followed it. The sources store nothing.
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
 * Returns the launch query in the fragment of the page's URL or, if it has none, of its first URL; otherwise an empty
 * text.
 */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/**
 * Returns the key of the simulator's person who is the user in the launch query; the first person's key for any other
 * user.
 */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (people.find(({ user }) => user.id === id) ?? findPerson(null)).key;
}
