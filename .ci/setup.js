import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.js';
import { runQuietly } from './run-quietly.js';
import { step } from './step.js';

// `node .ci/setup.js [node|npm ARGUMENTS…]` installs what is missing, then runs the command, `node` being that of the
// project. It runs before anything is installed: plain JavaScript, for the machine's own Node.

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
// An older npm would write the lock file anew, in its own way.
const install = ['install', '--include=dev', '--no-save', ...quiet];
const ownNode = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

const { npm_execpath: npmScript = '', npm_node_execpath: npmNode = process.execPath } = process.env;

/**
 * Returns a call of npm as it was called itself: its script and a Node, so that no shell has to find it.
 * @param {string[]} args
 * @param {string} [node]
 * @returns {[string, string[], { shell: boolean }]}
 */
function npm(args, node = npmNode) {
  return /npm-cli\.c?js$/.test(npmScript)
    ? [node, [npmScript, ...args], { shell: false }]
    : ['npm', args, { shell: process.platform === 'win32' }];
}

/** @param {string} [node] */
function installWith(node) {
  const [command, args, options] = npm(install, node);
  return runQuietly(command, args, { ...options, cwd: root });
}

/**
 * Runs a command in place of this process, and ends as it ends.
 * @param {string} program
 * @param {string[]} args
 */
function run(program, args) {
  const ownNodePath = join(root, ownNode);
  const node = existsSync(ownNodePath) ? ownNodePath : process.execPath;
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
if (!isInstalled(root)) {
  try {
    // Again with the Node that is there now: an older one leaves out what asks for a newer, such as Rolldown's program,
    // and the second run removes 68 MB that only the installation of Node needed.
    await step('Installing packages', () =>
      installWith().then(() => installWith(join(root, ownNode))),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(
      `${reason}\n\nnpm install failed. Mend the cause above and run it again.\n`,
    );
    process.exit(1);
  }
}

const [program, ...args] = process.argv.slice(2);
if (program) run(program, args);
