import { type DeviceStorage, readJson } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import { type LaunchParameters, parseLaunchParameters } from './launch-parameters.ts';

/** The sources of launch parameters, in the order in which they are tried. */
export type LaunchSources = {
  /** The page's URL. */
  href: string;
  /** The URL of the first navigation entry. A router may have changed the page's URL since then. */
  firstHref: string | undefined;
  /** The session's storage. After a reload, it contains the launch parameters. */
  session: DeviceStorage;
};

/** The key under which the launch parameters are stored as JSON. Telegram's own library uses the same key. */
export const launchStorageKey = 'tapps/launchParams';

/**
 * Returns the query and the fragment of a URL as one query string. Launch parameters are in the query or in the
 * fragment.
 */
function queryOf(href: string): string {
  return href.replace(/^[^?#]*[?#]?/, '').replace(/[?#]/g, '&');
}

function stored(session: DeviceStorage): string {
  return String(readJson(session, launchStorageKey) ?? '');
}

/**
 * Returns the launch parameters of the first source that can be parsed (spec §1). Stores the query string of this
 * source in `sources.session`, so that a reload finds the same launch parameters.
 * @throws LaunchParametersError if no source can be parsed
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

/** Returns the sources of launch parameters on this page. */
export function pageSources(session: DeviceStorage): LaunchSources {
  const [entry] = performance.getEntriesByType('navigation');
  return { href: location.href, firstHref: entry?.name, session };
}
