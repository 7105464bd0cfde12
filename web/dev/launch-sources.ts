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
 * Returns the launch sources of the app in a state: the parameters in `query`, with init data of the state's person and
 * the changes of its scenario. Leaves out the start parameter, which was already followed; nothing is stored.
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

/** Returns the launch query in the page's URL or in its first URL; empty when neither has one. */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/** Returns the key of the person in the launch query; the first person's key for an unknown user. */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (people.find(({ user }) => user.id === id) ?? findPerson(null)).key;
}
