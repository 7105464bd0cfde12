import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';

type Dependencies = Record<string, string>;
type Package = {
  dev?: boolean;
  link?: boolean;
  resolved?: string;
  dependencies?: Dependencies;
  devDependencies?: Dependencies;
  optionalDependencies?: Dependencies;
  peerDependencies?: Dependencies;
};
type Packages = Record<string, Package>;

/** Returns the packages that `npm ci --omit=dev -w <workspace>` installs according to the lock file. */
export function productionPackages(lockFile: string, workspace: string): string[] {
  const { packages } = JSON.parse(readFileSync(lockFile, 'utf8')) as { packages: Packages };
  const found = new Set([workspace]);
  // The loop adds the dependencies that it finds to the set, and visits them later.
  for (const path of found) {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } =
      packages[path] ?? {};
    const needed = { ...peerDependencies, ...optionalDependencies, ...dependencies };
    for (const name of Object.keys({ ...devDependencies, ...needed })) {
      const target = resolve(packages, path, name);
      if (target !== undefined) found.add(target);
    }
  }
  return [...found].filter((path) => !packages[path]?.dev).map(nameOf);
}

/**
 * Finds the package `name` for an import in the folder `from`, as Node.js does.
 * @returns The package's path in the lock file, or `undefined` if none is found.
 */
function resolve(packages: Packages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder === '.' ? '' : dirname(folder)) {
    const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
    const path = `${prefix}node_modules/${name}`;
    const entry = packages[path];
    if (entry) return entry.link ? entry.resolved : path;
    if (prefix === '') return undefined;
  }
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;
