import { type ScenarioState, scenarios } from '@bold/mock/panel';
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
 * Returns the launch parameters of the app in the state: those in `query`, but for the state's person and with its
 * scenario's changes. Leaves out the start parameter, which was followed already. Only these sources count, none is
 * stored.
 */
export async function launchSourcesFor(
  state: ScenarioState,
  query: string,
): Promise<LaunchSources> {
  const person = findPerson(state.person);
  const { ageHours = 0, launch = {} } = scenarios[state.scenario].opening ?? {};
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

/** Returns the launch parameters in the page's address or its first one; empty when neither has any. */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/** Returns the key of the person in the launch parameters; the first person's if the user is not one of them. */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (people.find(({ user }) => user.id === id) ?? findPerson(null)).key;
}
