import type { DeviceStorage } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import { type LaunchParameters, parseLaunchParameters } from './launch-parameters.ts';

/** Where launch parameters can be found. */
export type LaunchSources = {
  /** The page's address. */
  href: string;
  /** The address that the page was first opened with; a router may have changed the other since. */
  firstHref: string | undefined;
  /** What an earlier start of the app kept. */
  session: DeviceStorage;
};

/** Where the messenger's own library keeps them too, as a JSON text. */
export const launchStorageKey = 'tapps/launchParams';

/** Query and fragment of an address as one query string: messengers use either. */
function queryOf(href: string): string {
  return href.replace(/^[^?#]*[?#]?/, '').replace(/[?#]/g, '&');
}

function kept(session: DeviceStorage): string {
  const text = session.read(launchStorageKey);
  return text === undefined ? '' : String(JSON.parse(text));
}

/**
 * Takes launch parameters from the address, then the first navigation entry, then the session's
 * storage; the first source that works wins (spec §1) and is kept for a reload.
 * @throws LaunchParametersError when none works
 */
export function retrieveLaunchParameters(sources: LaunchSources): LaunchParameters {
  const { href, firstHref, session } = sources;
  const errors: unknown[] = [];
  const attempts = [() => queryOf(href), () => queryOf(firstHref ?? ''), () => kept(session)];
  for (const query of attempts) {
    try {
      const text = query();
      const launch = parseLaunchParameters(text);
      session.write(launchStorageKey, JSON.stringify(text));
      return launch;
    } catch (error) {
      errors.push(error);
    }
  }
  throw new LaunchParametersError(errors);
}

/** The sources of this page. */
export function pageSources(session: DeviceStorage): LaunchSources {
  const [entry] = performance.getEntriesByType('navigation');
  return { href: location.href, firstHref: entry?.name, session };
}
