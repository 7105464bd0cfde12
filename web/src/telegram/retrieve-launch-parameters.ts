import { type DeviceStorage, readJson } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import { type LaunchParameters, parseLaunchParameters } from './launch-parameters.ts';

/** The sources of launch parameters. */
export type LaunchSources = {
  /** The page's URL. */
  href: string;
  /** The URL of the first navigation entry; a router may have changed the page's URL since. */
  firstHref: string | undefined;
  /** The session's storage, with the launch parameters of an earlier start. */
  session: DeviceStorage;
};

/** The storage key of Telegram's own library; the value is JSON. */
export const launchStorageKey = 'tapps/launchParams';

/** Returns the query and the fragment of a URL as one query string, because hosts use either. */
function queryOf(href: string): string {
  return href.replace(/^[^?#]*[?#]?/, '').replace(/[?#]/g, '&');
}

function stored(session: DeviceStorage): string {
  return String(readJson(session, launchStorageKey) ?? '');
}

/**
 * Reads launch parameters from the page's URL, the first navigation entry, or the session's storage. Uses the first
 * readable source (spec §1) and stores it for a reload.
 * @throws LaunchParametersError if none is readable
 */
export function retrieveLaunchParameters(sources: LaunchSources): LaunchParameters {
  const { href, firstHref, session } = sources;
  const errors: unknown[] = [];
  const attempts = [() => queryOf(href), () => queryOf(firstHref ?? ''), () => stored(session)];
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

/** Returns the sources of this page. */
export function pageSources(session: DeviceStorage): LaunchSources {
  const [entry] = performance.getEntriesByType('navigation');
  return { href: location.href, firstHref: entry?.name, session };
}
