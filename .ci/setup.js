import { fileURLToPath } from 'node:url';
import { isInstalled } from './is-installed.js';
import { runQuietly } from './run-quietly.js';
import { step } from './step.js';

// Installs what is missing. It runs before anything is installed: plain JavaScript, for the machine's own Node.

const root = fileURLToPath(new URL('..', import.meta.url));
const install = ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];

/** npm as it was called: its script and its Node, so that no shell has to find it. */
function npm() {
  const { npm_execpath: script = '', npm_node_execpath: node = process.execPath } = process.env;
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
    await step('Installing packages', npm);
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    process.stderr.write(
      `${reason}\n\nnpm install failed. Mend the cause above and run it again.\n`,
    );
    process.exit(1);
  }
}
