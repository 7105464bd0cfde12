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
 * What the messenger says when it opens the app in the setting: the same as in `query`, the launch
 * parameters of the page's opening, but for the setting's person and with what its scenario changes.
 * A start parameter was followed already and is left out. Only these sources count, none is kept.
 */
export async function launchSourcesFor(
  state: ScenarioState,
  query: string,
): Promise<LaunchSources> {
  const person = findPerson(state.person);
  const { ageHours = 0, launch = {} } = scenarios[state.scenario].opening ?? {};
  const said = new URLSearchParams(query || launchQuery(await launchParametersFor({ person })));
  const now = new Date(Date.now() - ageHours * hourMs);
  said.set('tgWebAppData', await initDataFor({ person, now }));
  said.delete('tgWebAppStartParam');
  for (const [name, value] of Object.entries(launch)) {
    if (value === null) said.delete(name);
    else said.set(name, value);
  }
  return { href: `#${said}`, firstHref: undefined, session: forgetful };
}

/** The launch parameters in the page's address or its first one; empty where the messenger said nothing. */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/** Key of the person who opened the app, as the launch parameters say; the first one's for a stranger. */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (people.find(({ user }) => user.id === id) ?? findPerson(null)).key;
}
