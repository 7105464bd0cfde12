import { once } from 'node:events';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeExit, startServerProcess, waitUntilReady } from './server-process.ts';

async function run(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'bold-start-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const main = join(folder, 'main.ts');
  await writeFile(main, source);
  const ready = join(folder, 'ready');
  return { server: startServerProcess(main, { ...process.env, CODE: '7', READY: ready }), ready };
}

test('the server runs from TypeScript with the given environment, and `ended` has its exit code', async () => {
  const { server } = await run(
    'const code: number = Number(process.env.CODE); process.exit(code);',
  );

  expect(await server.ended).toEqual({ code: 7, signal: null });
});

test('`show` prints the output of an ended server, without the line with its address', async () => {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  const { server } = await run("console.log('Runs on http://a:1');\nconsole.log('Out of space.');");
  await server.ended;

  await server.show('http://a:1');

  expect(write.mock.calls).toEqual([['Out of space.\n']]);
});

test('a signal is sent to the server, which may handle it', async () => {
  const { server, ready } = await run(
    `import { writeFileSync } from 'node:fs';
    process.on('SIGTERM', () => process.exit(3));
    setInterval(() => {}, 1000);
    writeFileSync(String(process.env.READY), '');`,
  );
  await vi.waitFor(() => access(ready), { timeout: 5000 });

  server.kill('SIGTERM');

  expect(await server.ended).toEqual({ code: 3, signal: null });
});

test('a server that exits by itself is reported', () => {
  expect(describeExit({ code: null, signal: 'SIGKILL' }, false)).toEqual({
    code: 1,
    message: 'The server was ended by SIGKILL.',
  });
  expect(describeExit({ code: 4, signal: null }, false)).toEqual({
    code: 4,
    message: 'The server stopped with code 4.',
  });
  expect(describeExit({ code: 0, signal: null }, true)).toEqual({ code: 0, message: '' });
});

test('a server that ends with the signal of `npm start` ends without an error', () => {
  expect(describeExit({ code: null, signal: 'SIGINT' }, true)).toEqual({ code: 0, message: '' });
});

test('`waitUntilReady` ends with a 2xx response, or if the server ends or cannot be started', async () => {
  const http = createServer((_, response) => response.end()).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;

  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, new Promise(() => {}))).toBe(true);
  expect(await waitUntilReady('http://127.0.0.1:1/', Promise.resolve())).toBe(false);
  const failed = Promise.reject(new Error('There is no such program.'));
  expect(await waitUntilReady('http://127.0.0.1:1/', failed)).toBe(false);
});

test('a response that another server gives after the end of this one does not count', async () => {
  const ended = Promise.withResolvers<void>();
  const http = createServer((_, response) => {
    ended.resolve();
    response.end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void http.close());
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;

  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, ended.promise)).toBe(false);
});

test('the end of the server also ends the wait for a program that accepts the request and is silent', async () => {
  const ended = Promise.withResolvers<void>();
  const http = createServer(() => ended.resolve()).listen(0, '127.0.0.1');
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;

  expect(await waitUntilReady(`http://127.0.0.1:${port}/`, ended.promise)).toBe(false);
});
