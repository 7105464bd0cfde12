import { spawn } from 'node:child_process';

// `node .ci/start-once.js`: runs `npm start` until the game responds, then stops it. Fails when the page does not come
// or the process does not end well. It runs before anything is installed: plain JavaScript, for the machine's own Node.

const timeoutMs = 10 * 60_000;
const game = spawn('npm', ['start'], {
  shell: process.platform === 'win32',
  // A process group of its own: a signal to the group reaches what npm started, as Ctrl+C in a terminal does.
  detached: process.platform !== 'win32',
  stdio: ['ignore', 'pipe', 'inherit'],
});
// All that npm started has ended by then: it writes to the same pipe.
const ended = new Promise((resolve) =>
  game.once('close', (code, signal) => resolve(signal ?? code)),
);
const timer = setTimeout(
  () => fail(`npm start was not ready in ${timeoutMs / 60_000} minutes.`),
  timeoutMs,
);

// Also after an error that nothing caught: in its own process group, `npm start` would go on and keep the port.
process.once('exit', () => stop('SIGKILL'));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

/**
 * Prints a sentence and ends this process with the exit code 1.
 * @param {string} sentence
 */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/**
 * Sends `signal` to `npm start` and its children; on Windows, kills them instead. Does nothing if `npm start` has
 * ended.
 * @param {NodeJS.Signals} signal
 */
function stop(signal) {
  if (game.exitCode !== null || game.signalCode !== null || game.pid === undefined) return;
  if (process.platform === 'win32') spawn('taskkill', ['/pid', `${game.pid}`, '/t', '/f']);
  else process.kill(-game.pid, signal);
}

/** A promise of the address that `npm start` prints for the simulator. */
const opened = new Promise((resolve) => {
  let output = '';
  game.stdout.on('data', (chunk) => {
    process.stdout.write(chunk);
    output += chunk;
    const address = /http:\S+\/simulator\/\S*/.exec(output)?.[0];
    if (address) resolve(address);
  });
});

const address = await Promise.race([opened, ended.then(() => undefined)]);
if (address === undefined) fail('npm start ended before it was ready.');
const response = await fetch(address);
const page = await response.text();
if (!response.ok || !page.includes('<script'))
  fail(`${address} responded with ${response.status} and no page.`);
const app = await fetch(new URL('/', address));
if (!app.ok) fail(`The app responded with ${app.status}.`);

stop('SIGINT');
const end = await ended;
clearTimeout(timer);
// npm may end by the signal itself. Windows has no signal that a process could obey.
if (![0, 130, 'SIGINT'].includes(end) && process.platform !== 'win32')
  fail(`npm start ended with ${end} after Ctrl+C.`);
process.stdout.write('npm start was ready and stopped.\n');
