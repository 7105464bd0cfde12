import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../.ci/test-run/free-port.ts';

/** A server that prints line after line, and creates a file when SIGTERM stops it. */
const main = `
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
createServer((_, response) => response.end()).listen(Number(process.env.PORT), '127.0.0.1');
setInterval(() => console.log('A line.'), 10);
process.once('SIGTERM', () => {
  writeFileSync(String(process.env.STOPPED), '');
  process.exit(0);
});
`;

/** Runs a game whose process throws an error when its input ends. Returns when the server is ready. */
async function startGame() {
  const root = await mkdtemp(join(tmpdir(), 'bold-game-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'server/src'), { recursive: true });
  await writeFile(join(root, 'server/src/main.ts'), main);
  const script = `
    import { runGame } from ${JSON.stringify(join(import.meta.dirname, 'run-game.ts'))};
    process.stdin.resume().once('end', () => { throw new Error('A fault.'); });
    await runGame(${JSON.stringify(root)});`;
  const port = await freePort();
  const stopped = join(root, 'stopped');
  // In production no fake services are started.
  const env = { ...process.env, NODE_ENV: 'production', PORT: `${port}`, STOPPED: stopped };
  const args = ['--conditions=@bold/source', '--input-type=module', '--eval', script];
  const game: ChildProcessByStdio<Writable, Readable, null> = spawn(process.execPath, args, {
    env,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  onTestFinished(() => void game.kill('SIGKILL'));
  const ended = once(game, 'exit');
  await once(game.stdout, 'data');
  return { game, ended, isStopped: () => existsSync(stopped) };
}

test('when the reader of the output has ended, the server is stopped in order before the game ends', async () => {
  const { game, ended, isStopped } = await startGame();

  game.stdout.destroy();

  expect(await ended).toEqual([0, null]);
  expect(isStopped()).toBe(true);
});

test('the server is stopped after an error that nothing caught', async () => {
  const { game, ended, isStopped } = await startGame();

  game.stdin.end();

  expect(await ended).toEqual([1, null]);
  await expect.poll(isStopped).toBe(true);
});
