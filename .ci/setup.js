import { spawn } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './compile-cache.js';
import { isInstalled, missingPackages } from './is-installed.js';
import { findOwnNode, hasOwnNode, isNewEnough, linkOwnNode } from './own-node.js';
import { runQuietly } from './run-quietly.js';
import { step } from './step.js';

// `node .ci/setup.js [node|npm ARGUMENTS…]` installs what is missing, then runs the command. If the machine's own Node
// is too old for the project, a newer one from npm runs it. Plain JavaScript: old Nodes run this file.

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
// An older npm would write the lock file anew, in its own way.
const install = ['install', '--include=dev', '--no-save', ...quiet];
const isOldNode = !isNewEnough(root);

const { npm_execpath: npmScript = '', npm_node_execpath: npmNode = process.execPath } = process.env;

/**
 * Returns the command, the arguments and the spawn options that run npm. Prefers the npm that started this process.
 * @param {string[]} args
 * @param {string} [node]
 * @returns {[string, string[], { shell: boolean }]}
 */
function npm(args, node = npmNode) {
  return /npm-cli\.c?js$/.test(npmScript)
    ? [node, [npmScript, ...args], { shell: false }]
    : ['npm', args, { shell: process.platform === 'win32' }];
}

/**
 * Installs the packages of the folder `cwd`. If an earlier installation was cut off, first deletes what it left.
 * @param {string} cwd
 * @param {string} [node]
 */
function installIn(cwd, node) {
  const modules = join(cwd, 'node_modules');
  // npm writes this file last, and would take a package that it has unpacked in part for a whole one.
  const installed = join(modules, '.package-lock.json');
  const isCutOff = existsSync(modules) && !existsSync(installed);
  for (const name of isCutOff ? readdirSync(modules) : [])
    rmSync(join(modules, name), { recursive: true });
  const [command, args, options] = npm(install, node);
  // The process exits here only by a signal. A second one may have ended npm in the middle of its cleanup.
  const markCutOff = () => rmSync(installed, { force: true });
  process.once('exit', markCutOff);
  return runQuietly(command, args, { ...options, cwd }).finally(() =>
    process.off('exit', markCutOff),
  );
}

/** Installs the missing packages. If the machine's Node is too old, first installs a newer Node. */
async function installAll() {
  // npm with the old Node would leave out packages that need the newer Node.
  if (isOldNode && !findOwnNode(root)) await installIn(join(root, '.ci/node'));
  const node = isOldNode ? findOwnNode(root) : undefined;
  if (isOldNode && !node) throw new Error(noNode());
  if (!isInstalled(root)) await installIn(root, node);
  const missing = missingPackages(root);
  if (missing.length > 0) throw new Error(`npm did not install ${missing.join(', ')}.`);
  if (node) linkOwnNode(root, node);
}

/** Returns an error message that says why npm did not install the newer Node. */
function noNode() {
  if (hasOwnNode(root)) return 'npm did not install the newer Node: its download failed.';
  return 'npm has no newer Node for this platform. Install Node 24 or newer.';
}

/**
 * Runs `program`, which is `node` or `npm`, as a child process. When the child has ended, exits with its exit code.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const node = (isOldNode && findOwnNode(root)) || process.execPath;
  const [command, rest, options] = program === 'node' ? [node, args, {}] : npm(args);
  const child = spawn(command, rest, { ...options, stdio: 'inherit' });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl+C to the command too.
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('error', (error) => {
    process.stderr.write(`${command} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) =>
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)),
  );
}

if (Number.parseInt(process.versions.node, 10) < 18) {
  process.stderr.write(`Node 18 or newer must run npm (found ${process.versions.node}).\n`);
  process.exit(1);
}
try {
  const node = isOldNode ? findOwnNode(root) : process.execPath;
  if (!node || !isInstalled(root)) await step('Installing packages', installAll);
  else if (isOldNode) linkOwnNode(root, node);
} catch (error) {
  const reason = error instanceof Error ? error.message : error;
  process.stderr.write(`${reason}\n\nnpm install failed. Mend the cause above and run it again.\n`);
  process.exit(1);
}

const [program, ...args] = process.argv.slice(2);
if (program) run(program, args);
