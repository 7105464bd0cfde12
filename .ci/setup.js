import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.js';
import { runQuietly } from './run-quietly.js';
import { step } from './step.js';

// Installs what is missing. It runs before anything is installed: plain JavaScript, for the machine's own Node.

const root = fileURLToPath(new URL('..', import.meta.url));
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
// An older npm would write the lock file anew, in its own way.
const install = ['install', '--include=dev', '--no-save', ...quiet];
const ownNode = `node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;

/** npm as it was called: its script and its Node, so that no shell has to find it. */
function npm(node = process.env.npm_node_execpath ?? process.execPath) {
  const { npm_execpath: script = '' } = process.env;
  return /npm-cli\.c?js$/.test(script)
    ? runQuietly(node, [script, ...install], { cwd: root })
    : runQuietly('npm', install, { cwd: root, shell: process.platform === 'win32' });
}

if (Number.parseInt(process.versions.node, 10) < 18) {
  process.stderr.write(`Node 18 or newer must run npm (found ${process.versions.node}).\n`);
  process.exit(1);
}
if (!isInstalled(root)) {
  try {
    // Again with the Node that is there now: an older one leaves out what asks for a newer, such as Rolldown's program,
    // and the second run removes 68 MB that only the installation of Node needed.
    await step('Installing packages', () => npm().then(() => npm(join(root, ownNode))));
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(
      `${reason}\n\nnpm install failed. Mend the cause above and run it again.\n`,
    );
    process.exit(1);
  }
}
