import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { restartServer } from './restart-server.ts';

/**
 * Returns a kit for a server that treats its live connections as `end` says when it receives the path `/restart`.
 * @param commandOf Returns the restart command for the address of that path
 */
async function kitFor(
  end: (socket: WebSocket) => void,
  commandOf: (url: string) => string | null,
): Promise<Kit> {
  const server = createServer(({ url }, response) => {
    if (url === '/restart') for (const socket of sockets.clients) end(socket);
    response.writeHead(401).end();
  });
  const sockets = new WebSocketServer({ server });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets.clients) socket.terminate();
    server.close();
  });
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const target = testTarget({ api: `http://${host}/api`, live: `ws://${host}/api/live` });
  const restartCommand = commandOf(`http://${host}/restart`);
  return new Kit(Object.assign(target, { restartCommand }), 'restart');
}

const kill = (socket: WebSocket) => socket.terminate();
const request = (url: string) => `"${process.execPath}" -e "fetch('${url}')"`;

test('without the option the server is not restarted', async () => {
  const kit = await kitFor(kill, () => null);
  await expect(restartServer(kit)).rejects.toThrow('needs --restart-command');
});

test('a server that ends without a close frame and responds again has been restarted', async () => {
  const kit = await kitFor(kill, request);
  await restartServer(kit);
  expect(kit.steps.shown().join('\n')).toContain('/restart');
});

test('a server that was stopped instead of killed is reported with its close code', async () => {
  const kit = await kitFor((socket) => socket.close(1001), request);
  await expect(restartServer(kit)).rejects.toThrow(
    'must kill the server, as kill -9 does, but the server has closed its live connections with 1001',
  );
});

test('a command that fails is reported with its exit code', async () => {
  const kit = await kitFor(kill, () => 'exit 3');
  await expect(restartServer(kit)).rejects.toThrow('exit 3 failed with the exit code 3');
});
