import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The programs that show a page in WebKitGTK: the paths of its WebDriver and of a virtual display. */
export type Webkit = { driver: string; display: string };

/** The facts about this machine on which the search depends. Tests pass other facts. */
export type Machine = { path: string; isExecutable: (path: string) => boolean };

const programs = { driver: 'WebKitWebDriver', display: 'Xvfb' } as const;

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the programs if all are on the PATH. Otherwise returns a sentence that names the missing programs and says
 * how to install them.
 */
export function findWebkit(
  machine: Machine = { path: process.env.PATH ?? '', isExecutable },
): Webkit | string {
  const folders = machine.path.split(delimiter).filter((folder) => folder !== '');
  const find = (name: string) =>
    folders.map((folder) => join(folder, name)).find(machine.isExecutable);
  const { driver, display } = { driver: find(programs.driver), display: find(programs.display) };
  if (driver && display) return { driver, display };
  const missing = [...(driver ? [] : [programs.driver]), ...(display ? [] : [programs.display])];
  return `WebKit cannot start, because the PATH has no ${missing.join(' and no ')}: on Debian run apt-get install webkit2gtk-driver xvfb.`;
}
