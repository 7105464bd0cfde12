import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

const executable = process.platform === 'win32' ? 'node.exe' : 'node';
const platform = process.platform === 'win32' ? 'win' : process.platform;

/**
 * Returns true if the running Node is as new as `engines` in the package.json of `root` asks for.
 * @param {string} root
 * @param {string} [version]
 * @returns {boolean}
 */
export function isNewEnough(root, version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return Number.parseInt(version, 10) >= Number.parseInt(engines.node.replace('>=', ''), 10);
}

/**
 * Returns the path of the Node from npm that an older machine uses, or undefined if it is not installed in the locked
 * version.
 * @param {string} root
 * @returns {string | undefined}
 */
export function findOwnNode(root) {
  const { optionalDependencies } = JSON.parse(
    readFileSync(join(root, '.ci/node/package.json'), 'utf8'),
  );
  const name = `node-${platform}-${process.arch}`;
  const folder = join(root, '.ci/node/node_modules', name);
  const path = join(folder, 'bin', executable);
  if (!existsSync(path)) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return version === optionalDependencies[name] ? path : undefined;
}

/**
 * Makes `node` the Node at `path` for each script of the project: npm puts `.bin` first on the PATH. Removes the C
 * headers beside it, 67 MB that no script needs.
 * @param {string} root
 * @param {string} path
 */
export function linkOwnNode(root, path) {
  const link = join(root, 'node_modules/.bin', executable);
  if (existsSync(link) && statSync(link).ino === statSync(path).ino) return;
  rmSync(join(dirname(dirname(path)), 'include'), { recursive: true, force: true });
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  // A hard link, which Windows allows too and which takes no space.
  linkSync(path, link);
}
