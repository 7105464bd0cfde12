import type { ScenarioState } from '@bold/mock/panel';
import { findScenario } from '@bold/mock/scenarios';
import {
  findPerson,
  initDataFor,
  launchParametersFor,
  launchQuery,
  personWithId,
} from '@bold/mock/telegram';
import type { LaunchSources } from '../src/telegram/retrieve-launch-parameters.ts';

const hourMs = 3_600_000;
const forgetful = { read: () => undefined, write: () => {}, remove: () => {}, keys: () => [] };

/**
 * Returns launch sources made from `query`, with new init data for the state's person and without the start parameter.
 * Then sets or deletes the launch parameters that the scenario lists.
 * @param query a launch query; if it is empty, the default launch query of the state's person is used
 * @param isFirst true if the app opens with `query` for the first time: the query then keeps its start parameter and,
 * unless the scenario needs older init data, its init data
 */
export async function launchSourcesFor(
  state: ScenarioState,
  query: string,
  isFirst = false,
): Promise<LaunchSources> {
  const person = findPerson(state.person);
  const { ageHours = 0, launch = {} } = findScenario(state.scenario).opening ?? {};
  const parameters = new URLSearchParams(
    query || launchQuery(await launchParametersFor({ person })),
  );
  const now = new Date(Date.now() - ageHours * hourMs);
  if (!isFirst || ageHours > 0) {
    parameters.set('tgWebAppData', await initDataFor({ person, now }));
  }
  // The app applies the start parameter once.
  if (!isFirst) parameters.delete('tgWebAppStartParam');
  for (const [name, value] of Object.entries(launch)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return { href: `#${parameters}`, firstHref: undefined, session: forgetful };
}

/** Returns the fragment of `href` or `firstHref` that contains `tgWebAppData`, or '' if neither contains it. */
export function launchQueryIn({ href, firstHref = '' }: LaunchSources): string {
  const queries = [href, firstHref].map((address) => address.replace(/^[^#]*#?/, ''));
  return queries.find((query) => new URLSearchParams(query).has('tgWebAppData')) ?? '';
}

/** Returns the key of the person whose id is in the launch query, or the first person's key if nobody has that id. */
export function personIn(query: string): string {
  const data = new URLSearchParams(new URLSearchParams(query).get('tgWebAppData') ?? '');
  const { id } = Object(JSON.parse(data.get('user') ?? 'null'));
  return (personWithId(id) ?? findPerson(null)).key;
}
