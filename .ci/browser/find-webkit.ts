import { join } from 'node:path';
import { foldersOf, isExecutable } from './find-program.ts';

/** The paths of WebKitGTK's WebDriver and of Xvfb, a virtual display. */
export type Webkit = { driver: string; display: string };

/** `path` is the PATH variable. */
export type Machine = { path: string; isExecutable: (path: string) => boolean };

const programs = { driver: 'WebKitWebDriver', display: 'Xvfb' } as const;

/** Returns the paths of `WebKitWebDriver` and `Xvfb`, or an error message if a program is not on the PATH. */
export function findWebkit(
  machine: Machine = { path: process.env.PATH ?? '', isExecutable },
): Webkit | string {
  const find = (name: string) =>
    foldersOf(machine.path)
      .map((folder) => join(folder, name))
      .find(machine.isExecutable);
  const { driver, display } = { driver: find(programs.driver), display: find(programs.display) };
  if (driver && display) return { driver, display };
  const missing = [...(driver ? [] : [programs.driver]), ...(display ? [] : [programs.display])];
  return `WebKit cannot start, because the PATH has no ${missing.join(' and no ')}: on Debian run apt-get install webkit2gtk-driver xvfb.`;
}
