import { spawn } from 'node:child_process';
import { constants } from 'node:os';

const signals = /** @type {const} */ (['SIGINT', 'SIGHUP', 'SIGTERM']);

/**
 * Runs a command to its end and returns the printed text, or throws an Error with this text if the command fails. What
 * ends this process ends the command too; a signal ends the command first.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 * @returns {Promise<string>}
 */
export function runQuietly(command, args, options) {
  return new Promise((resolve, reject) => {
    /** @type {NodeJS.Signals | undefined} */
    let received;
    /** @param {NodeJS.Signals} signal */
    const stop = (signal) => {
      received = signal;
      // A terminal sends the other signals to the command too. A second one would end npm in the middle of its cleanup.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    };
    // Before the command starts, so that a signal cannot leave it alone.
    for (const signal of signals) process.on(signal, stop);
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const kill = () => child.kill();
    process.once('exit', kill);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.once('error', reject);
    child.once('close', (code, signal) => {
      process.off('exit', kill);
      for (const one of signals) process.off(one, stop);
      if (received) process.exit(128 + constants.signals[received]);
      if (code === 0) resolve(output);
      else reject(new Error(output.trim() || `${command} ended with ${code ?? signal}.`));
    });
  });
}
