import { type Setting, writeSetting } from '../setting.ts';

/** Under which name an app's address carries a setting. */
export const settingParameter = 'mock';

/**
 * The address that shows the app in the setting: the simulator's, which goes on as it is otherwise.
 * @param simulator the simulator's address now
 * @param path the app's path with its query, where the app is now
 */
export function settingLink(simulator: string, path: string, setting: Setting): string {
  const link = new URL(simulator);
  const app = new URL(path, link.origin);
  app.searchParams.set(settingParameter, writeSetting(setting));
  link.searchParams.set('person', setting.person);
  link.searchParams.set('app', app.pathname + app.search);
  return link.href;
}
