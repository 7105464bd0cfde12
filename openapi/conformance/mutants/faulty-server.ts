import { request as ask, createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import type { Asked, Mutant, Reply } from './mutant.ts';

/** A server with one fault: everything that it is asked goes to a good one, through the mutant. */
export interface FaultyServer {
  url: string;
  stop(): Promise<void>;
}

/** Starts it on a free port; `upstream` is the good server's origin. */
export async function startFaultyServer(upstream: string, mutant: Mutant): Promise<FaultyServer> {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const { status, headers, body } = await answer(upstream, mutant, incoming);
      const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
      outgoing.writeHead(status, { ...kept, 'Content-Length': Buffer.byteLength(body) }).end(body);
    } catch {
      outgoing.destroy();
    }
  });
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming, socket, head) => {
    const { host, origin } = incoming.headers;
    const isOwn = origin === `http://${host}`;
    const behind = new WebSocket(`${upstream.replace(/^http/, 'ws')}${incoming.url}`, {
      ...(origin !== undefined && { origin: isOwn ? upstream : origin }),
    });
    behind.on('open', () =>
      sockets.handleUpgrade(incoming, socket, head, (client) => join(client, behind, mutant)),
    );
    behind.on('unexpected-response', async (_, refusal) => {
      const body = await textOf(refusal);
      const length = `Content-Length: ${Buffer.byteLength(body)}`;
      const head = `HTTP/1.1 ${refusal.statusCode} Refused\r\nConnection: close\r\n${length}`;
      socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
    });
    behind.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(upstream: string, mutant: Mutant, incoming: IncomingMessage): Promise<Reply> {
  const { method = 'GET', url: path = '/', headers } = incoming;
  const sent: Asked = { method, path, headers, body: await textOf(incoming) };
  const changed = mutant.request?.(sent) ?? {};
  if ('answer' in changed) return changed.answer;
  const reply = await forward(upstream, { ...sent, ...changed });
  return { ...reply, ...mutant.answer?.(reply, sent) };
}

function forward(upstream: string, { method, path, headers, body }: Asked): Promise<Reply> {
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const { 'content-length': _, 'transfer-encoding': __, ...kept } = headers;
  return new Promise((resolve, reject) => {
    const outgoing = ask(
      upstream + path,
      { method, headers: { ...kept, ...length, connection: 'close' }, agent: false },
      (incoming) =>
        textOf(incoming).then(
          (text) =>
            resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, body: text }),
          reject,
        ),
    );
    outgoing.on('error', reject).end(body);
  });
}

async function textOf(incoming: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

function join(client: WebSocket, server: WebSocket, mutant: Mutant): void {
  const telegramId = idIn(server.url);
  client.on('message', (data, isBinary) => {
    const frames = isBinary ? [data] : (mutant.toServer?.(`${data}`, telegramId) ?? [`${data}`]);
    for (const frame of frames) server.send(frame.toString(), { binary: isBinary });
  });
  server.on('message', (data) => {
    for (const text of mutant.toClient?.(`${data}`) ?? [`${data}`]) client.send(text);
  });
  server.on('close', (code, reason) => {
    const closing = mutant.close?.(code, `${reason}`) ?? { code, reason: `${reason}` };
    if (closing.code === 1005 || closing.code === 1006) client.close();
    else client.close(closing.code, closing.reason);
  });
  client.on('close', () => server.close());
  client.on('error', () => server.terminate());
}

/** The messenger's id in the init data of a live connection's address, 0 if it cannot be read. */
function idIn(url: string): number {
  try {
    const initData = new URLSearchParams(new URL(url).searchParams.get('tg_auth') ?? '');
    return Number(JSON.parse(initData.get('user') ?? '{}').id ?? 0);
  } catch {
    return 0;
  }
}
