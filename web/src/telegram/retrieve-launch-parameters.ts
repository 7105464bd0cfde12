import { type DeviceStorage, readJson } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import { type LaunchParameters, parseLaunchParameters } from './launch-parameters.ts';

/** The sources of launch parameters. */
export type LaunchSources = {
  /** The page's URL. */
  href: string;
  /** The URL of the first navigation entry. The page's URL may be different, because a router may have changed it. */
  firstHref: string | undefined;
  /** The session's storage, which may contain the launch parameters of an earlier start. */
  session: DeviceStorage;
};

/** The key under which Telegram's own library also stores the launch parameters. The value is JSON. */
export const launchStorageKey = 'tapps/launchParams';

/**
 * Returns the query and the fragment of a URL as one query string. Some hosts put launch parameters into the query,
 * others into the fragment.
 */
function queryOf(href: string): string {
  return href.replace(/^[^?#]*[?#]?/, '').replace(/[?#]/g, '&');
}

function stored(session: DeviceStorage): string {
  return String(readJson(session, launchStorageKey) ?? '');
}

/**
 * Retrieves the launch parameters from the page's URL, the first navigation entry or the session's storage. Uses the
 * first source that can be parsed (spec §1), and stores its text for a reload.
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

/** Returns the sources of this page. */
export function pageSources(session: DeviceStorage): LaunchSources {
  const [entry] = performance.getEntriesByType('navigation');
  return { href: location.href, firstHref: entry?.name, session };
}
