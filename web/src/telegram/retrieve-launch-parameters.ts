import { type DeviceStorage, readJson } from '../lib/device-storage.ts';
import { LaunchParametersError } from './launch-errors.ts';
import { type LaunchParameters, parseLaunchParameters } from './launch-parameters.ts';

/** The sources of launch parameters, in the order in which they are tried. */
export type LaunchSources = {
  href: string;
  /** The URL with which the page was opened. A router may have changed `href` since then. */
  firstHref: string | undefined;
  /** The storage that contains the launch parameters after a reload. */
  session: DeviceStorage;
};

/** The key under which the launch parameters are stored as JSON. Telegram's own library uses the same key. */
export const launchStorageKey = 'tapps/launchParams';

/** Returns a URL's query and fragment as one query string, because both can contain launch parameters. */
function queryOf(href: string): string {
  return href.replace(/^[^?#]*[?#]?/, '').replace(/[?#]/g, '&');
}

function stored(session: DeviceStorage): string {
  return String(readJson(session, launchStorageKey) ?? '');
}

/**
 * Returns the launch parameters of the first source that can be parsed (spec §1), and stores them for a reload.
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

export function pageSources(session: DeviceStorage): LaunchSources {
  const [entry] = performance.getEntriesByType('navigation');
  return { href: location.href, firstHref: entry?.name, session };
}
