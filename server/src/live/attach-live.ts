import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { liveFrameBytes } from '@bold/sdk/limits';
import { WebSocketServer } from 'ws';
import type { Deps } from '../deps.ts';
import type { Authenticate } from '../http/authenticate.ts';
import { endWithProblem } from '../http/end-with-problem.ts';
import { Problem, validationFailed } from '../problem.ts';
import { foldRanks } from '../rank/fold-ranks.ts';
import { RankFolding } from '../rank/rank-folding.ts';
import { applyTaps, type TapMessage } from '../taps/apply-taps.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { acceptUpgrade, readPath } from './accept-upgrade.ts';
import { admitUpgrade } from './admit-upgrade.ts';
import { checkConnections } from './check-connections.ts';
import { closeSockets } from './close-sockets.ts';
import { Connection, closeCode } from './connection.ts';
import { Connections } from './connections.ts';
import { Flusher } from './flusher.ts';
import { measuredCommit } from './measured-commit.ts';
import { readOnly, receiveFrame } from './receive-frame.ts';
import { SocketCount } from './socket-count.ts';
import { TokenBucket } from './token-bucket.ts';

const livePath = '/api/live';
const checkEveryMs = 30_000;
/** So many are looked at together when everybody is: taps that arrive meanwhile find room in the next commit. */
const pushBatchSize = 500;

export type Live = {
  /** Tells a user's open sockets the balance as it is now, after it changed by something other than taps. */
  pushBalance(userId: number): void;
  /** The same for everybody who is connected, some at a time. */
  pushAll(): Promise<void>;
  /** Lets nobody in any more, counts and acknowledges what was received, then closes every socket with 1001. */
  close(): Promise<void>;
};

/**
 * Serves the live connection (decisions §4) on `server`'s `/api/live`. `onTapped` hears of users whose taps this server
 * counted, after the commit.
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
  // What a server that is gone may have left.
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
    (error) => log.error({ err: error }, 'Taps could not be counted.'),
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
      if (!(error instanceof Problem)) log.error({ err: error }, 'An upgrade could not be judged.');
      endWithProblem(stream, error instanceof Problem ? error : new Problem('SERVICE_UNAVAILABLE'));
      return false;
    }
  }

  async function onUpgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    // A client that leaves meanwhile must not end the process.
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
  const checkTimer = setInterval(() => checkConnections(connections, clock.now()), checkEveryMs);
  checkTimer.unref();

  /** Resolves when the user's sockets were told, or could not be. */
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
