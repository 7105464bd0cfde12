import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

// `node --conditions=@bold/source server/bench/closing-times.ts PORT`: prints after how many seconds two servers close
// connections that their clients never close: the server at 127.0.0.1:PORT, and a server of plain node:http. Linux
// only.

/** How long a connection is watched, in seconds. All default timeouts of node:http are shorter. */
const watchedS = 330;
const upgrade = [
  'Host: bold',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
];
const post = (length: string) =>
  `POST /api/bonus/start HTTP/1.1\r\nHost: bold\r\nContent-Type: application/json\r\n${length}\r\n\r\n{`;

type Client = { name: string; sends: string; eachSecond?: string; reads?: false };
const clients: Client[] = [
  { name: 'sends nothing', sends: '' },
  { name: 'sends half a header', sends: 'GET /healthz HTTP/1.1\r\nHost: bo' },
  {
    name: 'sends a byte of a header each second',
    sends: 'GET /healthz HTTP/1.1\r\nX: ',
    eachSecond: 'x',
  },
  { name: 'stops in a body', sends: post('Content-Length: 60000') },
  {
    name: 'sends a byte of a body each second',
    sends: post('Content-Length: 60000'),
    eachSecond: ' ',
  },
  { name: 'is idle after a response', sends: 'GET /healthz HTTP/1.1\r\nHost: bold\r\n\r\n' },
  {
    name: 'sends 200 requests at once and does not read',
    sends: 'GET /docs HTTP/1.1\r\nHost: bold\r\n\r\n'.repeat(200),
    reads: false,
  },
  {
    name: 'upgrades to a wrong path',
    sends: `GET /api/other HTTP/1.1\r\n${upgrade.join('\r\n')}\r\n\r\n`,
  },
  {
    name: 'upgrades from a foreign page',
    sends: `GET /api/live HTTP/1.1\r\nOrigin: https://evil.example\r\n${upgrade.join('\r\n')}\r\n\r\n`,
  },
  { name: 'wants a proxy', sends: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: a\r\n\r\n' },
  { name: 'sends no HTTP', sends: 'hello\r\n\r\n' },
];

/** Returns true if a process still holds the server's end of a connection, and false if only the kernel holds it. */
function isOwned(serverPort: number, clientPort: number): boolean {
  const hex = (port: number) => port.toString(16).toUpperCase().padStart(4, '0');
  const tables = ['tcp', 'tcp6'].map((name) => readFileSync(`/proc/net/${name}`, 'utf8'));
  return tables
    .join('\n')
    .split('\n')
    .some((line) => {
      const fields = line.trim().split(/\s+/);
      const [, local = '', remote = ''] = fields;
      const isOurs =
        local.endsWith(`:${hex(serverPort)}`) && remote.endsWith(`:${hex(clientPort)}`);
      return isOurs && fields[9] !== '0';
    });
}

async function secondsUntilClosed(port: number, client: Client): Promise<string> {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const { localPort = 0 } = socket;
  if (client.reads === false) socket.pause();
  else socket.resume();
  socket.write(client.sends);
  const drip = setInterval(() => client.eachSecond && socket.write(client.eachSecond), 1_000);
  // Until the process has accepted the connection, the kernel alone has it.
  for (let tries = 0; tries < 50 && !isOwned(port, localPort); tries += 1) await delay(100);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1_000;
  while (seconds() < watchedS && isOwned(port, localPort)) await delay(500);
  clearInterval(drip);
  socket.destroy();
  return seconds() < watchedS ? seconds().toFixed(0) : `open after ${watchedS}`;
}

const own = Number(process.argv[2]);
const plain = createServer((request, response) => {
  request.on('end', () => response.end('x'.repeat(100_000))).resume();
});
plain.listen(0, '127.0.0.1');
await once(plain, 'listening');
const { port: plainPort } = plain.address() as AddressInfo;
const rows = await Promise.all(
  clients.map(async (client) => {
    const both = [own, plainPort].map((port) => secondsUntilClosed(port, client));
    return `| ${client.name} | ${(await Promise.all(both)).join(' | ')} |`;
  }),
);
process.stdout.write(`${rows.join('\n')}\n`);
plain.closeAllConnections();
plain.close();
