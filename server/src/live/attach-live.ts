import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveFrameBytes } from '@bold/sdk/limits';
import { WebSocketServer } from 'ws';
import type { Deps } from '../deps.ts';
import type { Authenticate } from '../http/authenticate.ts';
import { applyTaps } from '../taps/apply-taps.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { acceptUpgrade, readPath } from './accept-upgrade.ts';
import { checkConnections } from './check-connections.ts';
import { closeSockets } from './close-sockets.ts';
import { Connection, closeCode } from './connection.ts';
import { Connections } from './connections.ts';
import { Flusher } from './flusher.ts';
import { readOnly, receiveFrame } from './receive-frame.ts';
import { TokenBucket } from './token-bucket.ts';

const livePath = '/api/live';
const checkEveryMs = 30_000;

export type Live = {
  /** Tells a user's open sockets the balance as it is now, after it changed by something other than taps. */
  pushBalance(userId: number): void;
  /** Lets nobody in any more, counts and acknowledges what was received, then closes every socket with 1001. */
  close(): Promise<void>;
};

/** Serves the live connection (decisions §4) on `server`'s `/api/live`. */
export function attachLive(
  server: Server,
  { db, clock, log, config: { limits } }: Omit<Deps, 'pushBalance'>,
  authenticate: Authenticate,
): Live {
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: liveFrameBytes,
  });
  const connections = new Connections();
  const flusher = new Flusher(
    (messages) => applyTaps(db, clock.now(), messages),
    (error) => log.error({ err: error }, 'Taps could not be counted.'),
  );
  const accepting = {
    sockets,
    authenticate,
    log,
    readBalance: (userId: number) => readBalance(db, userId),
  };
  let isClosing = false;

  async function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    if (isClosing || readPath(request) !== livePath) {
      const status = isClosing ? '503 Service Unavailable' : '404 Not Found';
      stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    const accepted = await acceptUpgrade(request, stream, head, accepting);
    if (!accepted) return;
    const { socket, player, balance } = accepted;
    const now = clock.now().getTime();
    const bucket = new TokenBucket(limits.liveMessagesPerSecond, limits.liveBurst, now);
    const connection = new Connection(socket, player, bucket, balance);
    if (isClosing) return socket.close(closeCode.goingAway);
    connections.add(connection);
    socket.on('close', () => connections.remove(connection));
    // Too large or broken frames: ws closes the socket itself, with the right code.
    socket.on('error', () => undefined);
    socket.on('pong', () => {
      connection.isAlive = true;
    });
    socket.on('message', (data, isBinary) => {
      if (isClosing) return;
      receiveFrame(connection, isBinary ? '' : data.toString(), { flusher, connections, clock });
    });
  }

  server.on('upgrade', onUpgrade);
  const checking = setInterval(() => checkConnections(connections, clock.now()), checkEveryMs);
  checking.unref();

  return {
    pushBalance(userId) {
      if (!connections.isOnline(userId)) return;
      flusher.add({
        message: readOnly(userId),
        admits: () => true,
        done: ({ balance }) => connections.tellBalance(userId, balance),
        failed: () => undefined,
      });
    },
    async close() {
      isClosing = true;
      clearInterval(checking);
      await flusher.idle();
      await closeSockets(sockets);
    },
  };
}
