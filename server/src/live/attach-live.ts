import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, validationFailed } from '@bold/sdk/contract';
import { liveFrameBytes, livePingSeconds } from '@bold/sdk/limits';
import { WebSocketServer } from 'ws';
import type { Authenticate } from '../contract/player.ts';
import type { Deps } from '../deps.ts';
import { endWithProblem } from '../http/end-with-problem.ts';
import { SocketCount } from '../limits/socket-count.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import { foldRanks } from '../rank/fold-ranks.ts';
import { RankFolding } from '../rank/rank-folding.ts';
import { applyTaps, type TapMessage } from '../taps/apply-taps.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { acceptUpgrade, readPath } from './accept-upgrade.ts';
import { admitUpgrade } from './admit-upgrade.ts';
import { Connection, closeCode } from './connection.ts';
import { Connections, checkConnections } from './connections.ts';
import { Flusher } from './flusher.ts';
import { measuredCommit } from './measured-commit.ts';
import { readOnly, receiveFrame } from './receive-frame.ts';

const livePath = '/api/live';
const checkEveryMs = livePingSeconds * 1000;
/** `pushAll` reads so many balances at a time, so that taps which arrive meanwhile get into the next commit. */
const pushBatchSize = 500;

export type Live = {
  /** Sends a user's open sockets the current balance, after it changed by anything but taps. */
  pushBalance(userId: number): void;
  /** Sends every connected user the current balance, in portions. */
  pushAll(): Promise<void>;
  /** Accepts no new sockets, commits and acknowledges what was received, then closes every socket with 1001. */
  close(): Promise<void>;
};

/**
 * Serves the live connection (decisions §4) on `/api/live` of `server`. Calls `onTapped` after each commit with the
 * users whose taps it counted.
 */
export function attachLive(
  server: Server,
  deps: Pick<Deps, 'db' | 'clock' | 'log' | 'config' | 'metrics' | 'rateLimits'>,
  authenticate: Authenticate,
  onTapped: (userIds: Set<number>) => void = () => undefined,
): Live {
  const { db, clock, log, metrics } = deps;
  const { limits } = deps.config;
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: liveFrameBytes,
  });
  sockets.on('wsClientError', (error, stream) => {
    const found = { pointer: '', code: 'handshake', message: `${error.message}.` };
    endWithProblem(stream, validationFailed([found]));
  });
  const socketCount = new SocketCount(limits.liveSocketsPerAddress);
  const connections = new Connections();
  const ranks = new RankFolding(
    () => foldRanks(db),
    (error) => log.warn({ err: error }, 'The ranks could not be folded; they stay exact.'),
  );
  // A server that is gone may have left changes to fold.
  ranks.changed();
  const commitTaps = measuredCommit((messages) => applyTaps(db, clock.now(), messages), metrics);
  const flusher = new Flusher(
    async (messages: TapMessage[]) => {
      const outcomes = await commitTaps(messages);
      const tapped = messages.filter((_, at) => (outcomes[at]?.applied ?? 0) > 0);
      if (tapped.length > 0) {
        ranks.changed();
        onTapped(new Set(tapped.map(({ userId }) => userId)));
      }
      return outcomes;
    },
    (error) => log.error({ err: error }, 'A batch of taps could not be committed.'),
  );
  metrics.watchTapQueue(() => flusher.waiting);
  const acceptDeps = {
    sockets,
    authenticate,
    log,
    readBalance: (userId: number) => readBalance(db, userId),
  };
  let isClosing = false;

  async function admits(request: IncomingMessage, stream: Duplex): Promise<boolean> {
    try {
      if (isClosing) throw new Problem('SERVICE_UNAVAILABLE', 'The server is shutting down.');
      if (readPath(request) !== livePath) throw new Problem('NOT_FOUND');
      await admitUpgrade(request, stream, deps, socketCount);
      return true;
    } catch (error) {
      if (!(error instanceof Problem)) log.error({ err: error }, 'Admitting an upgrade failed.');
      endWithProblem(stream, error instanceof Problem ? error : new Problem('SERVICE_UNAVAILABLE'));
      return false;
    }
  }

  async function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    // A client that disconnects meanwhile must not end the process.
    stream.on('error', () => stream.destroy());
    if (!(await admits(request, stream))) return;
    const accepted = await acceptUpgrade(request, stream, head, acceptDeps);
    if (!accepted) return;
    const { socket, player, balance } = accepted;
    const now = clock.now().getTime();
    const bucket = new TokenBucket(limits.liveMessagesPerSecond, limits.liveBurst, now);
    const connection = new Connection(socket, player, bucket, balance);
    if (isClosing) return socket.close(closeCode.goingAway);
    connections.add(connection);
    connections.closeBeyond(limits.liveSocketsPerUser, player.userId);
    metrics.liveSockets.inc();
    socket.on('close', (code) => {
      connections.remove(connection);
      metrics.liveSockets.dec();
      metrics.liveCloses.inc({ code });
    });
    // ws itself closes the socket with the right code after a frame that is broken or too large.
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
  const checkTimer = setInterval(() => checkConnections(connections, clock.now()), checkEveryMs);
  checkTimer.unref();

  /** Resolves when the balance was sent to the user's sockets, or could not be read. */
  function push(userId: number): Promise<void> {
    if (!connections.isOnline(userId)) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const isTaken = flusher.add({
      message: readOnly(userId),
      admits: () => true,
      done({ balance }) {
        connections.sendBalance(userId, balance);
        resolve();
      },
      failed: resolve,
    });
    if (!isTaken) resolve();
    return promise;
  }

  return {
    pushBalance: (userId) => void push(userId),
    async pushAll() {
      const users = connections.users();
      while (users.length > 0) await Promise.all(users.splice(0, pushBatchSize).map(push));
    },
    async close() {
      isClosing = true;
      clearInterval(checkTimer);
      await flusher.idle();
      await ranks.end();
      await closeSockets(sockets);
    },
  };
}

/** Closes every socket with 1001 and waits for the close frames; after `timeoutMs` it terminates the rest. */
async function closeSockets(sockets: WebSocketServer, timeoutMs = 2000): Promise<void> {
  const all = [...sockets.clients];
  const closed = all.map((socket) => once(socket, 'close'));
  for (const socket of all) socket.close(closeCode.goingAway);
  const timer = setTimeout(() => {
    for (const socket of all) socket.terminate();
  }, timeoutMs);
  await Promise.allSettled(closed);
  clearTimeout(timer);
  sockets.close();
}
