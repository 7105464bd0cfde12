import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { Problem, validationFailed } from '@bold/sdk/contract';
import { liveFrameBytes, liveMessageFragments, livePingSeconds } from '@bold/sdk/limits';
import { WebSocketServer } from 'ws';
import type { Authenticate } from '../contract/player.ts';
import type { Deps } from '../deps.ts';
import { endWithProblem } from '../http/end-with-problem.ts';
import { PlayerBuckets } from '../limits/player-buckets.ts';
import { SocketCount } from '../limits/socket-count.ts';
import { readBalance } from '../taps/balance-repository.ts';
import { type AuthenticatedSocket, authenticateUpgrade, readPath } from './authenticate-upgrade.ts';
import { checkUpgradeLimits } from './check-upgrade-limits.ts';
import { Connection, closeCode } from './connection.ts';
import { Connections, pingConnections } from './connections.ts';
import { balanceOnly, receiveFrame } from './receive-frame.ts';
import type { TapPipeline } from './tap-pipeline.ts';

const livePath = '/api/live';
const pingEveryMs = livePingSeconds * 1000;
const frameLimits = {
  noServer: true,
  perMessageDeflate: false,
  maxPayload: liveFrameBytes,
  maxFragments: liveMessageFragments,
} as const;
/**
 * The maximum number of balances that `#pushEach` queues at once. It is smaller than the number of messages that one
 * commit can contain, so that each commit has space for new taps.
 */
const pushChunkSize = 500;

type GatewayDeps = Pick<
  Deps,
  | 'db'
  | 'shards'
  | 'clock'
  | 'log'
  | 'config'
  | 'rateLimits'
  | 'metrics'
  | 'isBanned'
  | 'noteAddress'
>;

/** Serves the live connection (decisions §4) on `/api/live` of an HTTP server. */
export class LiveGateway {
  readonly #deps: GatewayDeps;
  readonly #authenticate: Authenticate;
  readonly #pipeline: TapPipeline;
  readonly #connections = new Connections();
  /** Users whose last push failed. The next ping repeats it. */
  readonly #unpushed = new Set<number>();
  readonly #socketCount: SocketCount;
  readonly #buckets: PlayerBuckets;
  readonly #pingTimer: NodeJS.Timeout;
  readonly #sockets: WebSocketServer;
  #isClosing = false;

  /** `onMessage` is called for each message that counts against its player's limit. */
  constructor(
    server: Server,
    deps: GatewayDeps,
    authenticate: Authenticate,
    pipeline: TapPipeline,
    onMessage: (userId: number) => void = () => undefined,
  ) {
    this.#deps = deps;
    this.#authenticate = authenticate;
    this.#pipeline = pipeline;
    const { liveSocketsPerAddress, liveMessagesPerSecond, liveBurst } = deps.config.limits;
    this.#socketCount = new SocketCount(liveSocketsPerAddress);
    this.#buckets = new PlayerBuckets(liveMessagesPerSecond, liveBurst, onMessage);
    // More pongs than the burst of a bucket, so that a flood of pings exhausts the bucket first. The types of `ws` lack
    // both options; `closeTimeout` is in milliseconds.
    const untyped = { closeTimeout: 2_000, maxPendingAutoPongs: liveBurst + 1 };
    this.#sockets = new WebSocketServer({ ...frameLimits, ...untyped });
    this.#sockets.on('wsClientError', (error, stream) => {
      const violation = { pointer: '', code: 'handshake', message: `${error.message}.` };
      endWithProblem(stream, validationFailed([violation]));
    });
    server.on('upgrade', (request, stream, head) => this.#upgrade(request, stream, head));
    this.#pingTimer = setInterval(() => this.#ping(), pingEveryMs).unref();
  }

  /**
   * Sends a user's current balance to the user's open sockets. Must be called whenever the balance changes, unless the
   * user's own taps changed it.
   */
  pushBalance(userId: number): void {
    void this.#push(userId);
  }

  /** Sends each connected user's current balance to that user's open sockets. */
  pushAll(): Promise<void> {
    return this.#pushEach(this.#connections.users());
  }

  /** Charges a player's rate limit for messages that the player has sent to another server. */
  chargeMessages(userId: number, messages: number): void {
    this.#buckets.charge(userId, messages, this.#deps.clock.now().getTime());
  }

  /** Closes a banned user's open sockets with 4403. */
  closeBanned(userId: number): void {
    this.#connections.closeBanned(userId);
  }

  /** Waits until all received messages are acknowledged, then closes every socket with 1001. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#pingTimer);
    await this.#pipeline.idle();
    for (const connection of this.#connections) connection.close(closeCode.goingAway);
    await closeSockets(this.#sockets);
  }

  #ping(): void {
    const now = this.#deps.clock.now();
    pingConnections(this.#connections, now);
    this.#buckets.forgetFull(now.getTime(), (userId) => this.#connections.isOnline(userId));
    const unpushed = [...this.#unpushed];
    this.#unpushed.clear();
    void this.#pushEach(unpushed);
  }

  async #upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    // A client that disconnects meanwhile must not end the process.
    stream.on('error', () => stream.destroy());
    if (!(await this.#checkUpgrade(request, stream))) return;
    const authenticated = await authenticateUpgrade(request, stream, head, {
      sockets: this.#sockets,
      authenticate: this.#authenticate,
      noteAddress: this.#deps.noteAddress,
      trustedProxies: this.#deps.config.trustedProxies,
      log: this.#deps.log,
      readBalance: (userId) => readBalance(this.#deps.shards.of(userId), userId),
    });
    if (!authenticated) return;
    if (this.#isClosing) authenticated.socket.close(closeCode.goingAway);
    else this.#open(authenticated);
  }

  async #checkUpgrade(request: IncomingMessage, stream: Duplex): Promise<boolean> {
    try {
      if (this.#isClosing) {
        throw new Problem('SERVICE_UNAVAILABLE', 'The server is shutting down.');
      }
      if (readPath(request) !== livePath) throw new Problem('NOT_FOUND');
      await checkUpgradeLimits(request, stream, this.#deps, this.#socketCount);
      return true;
    } catch (error) {
      if (error instanceof Problem) endWithProblem(stream, error);
      else {
        this.#deps.log.error({ err: error }, 'Admitting an upgrade failed.');
        endWithProblem(stream, new Problem('SERVICE_UNAVAILABLE'));
      }
      return false;
    }
  }

  #open({ socket, player, balance }: AuthenticatedSocket): void {
    const { clock, metrics, isBanned } = this.#deps;
    const { liveSocketsPerUser } = this.#deps.config.limits;
    const bucket = this.#buckets.of(player.userId, clock.now().getTime());
    const connection = new Connection(socket, player, bucket, balance);
    this.#connections.add(connection);
    this.#connections.closeOldestBeyond(liveSocketsPerUser, player.userId);
    metrics.liveSockets.inc();
    socket.on('close', (code) => {
      this.#connections.remove(connection);
      metrics.liveSockets.dec();
      metrics.liveCloses.inc({ code: connection.closeLabel(code) });
    });
    socket.on('error', (error) => connection.noteError(error));
    socket.on('ping', () => connection.receiveControlFrame(clock.now()));
    socket.on('pong', () => {
      // Only the answer to the server's ping is free.
      if (connection.isAlive) connection.receiveControlFrame(clock.now());
      else connection.isAlive = true;
    });
    // The ban may have come while the socket was opening.
    if (isBanned(player.userId)) this.closeBanned(player.userId);
    const deps = { pipeline: this.#pipeline, connections: this.#connections, clock, isBanned };
    socket.on('message', (data, isBinary) => {
      if (this.#isClosing) return;
      receiveFrame(connection, isBinary ? '' : data.toString(), deps);
    });
  }

  async #pushEach(users: number[]): Promise<void> {
    while (users.length > 0) {
      await Promise.all(users.splice(0, pushChunkSize).map((userId) => this.#push(userId)));
    }
  }

  /** Sends the balance through the tap pipeline, which keeps the order of balances and acknowledgements. */
  #push(userId: number): Promise<void> {
    if (!this.#connections.isOnline(userId)) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    const failed = () => {
      this.#unpushed.add(userId);
      resolve();
    };
    const isTaken = this.#pipeline.add({
      message: balanceOnly(userId),
      mayCount: () => true,
      done: ({ balance }) => {
        this.#connections.sendBalance(userId, balance);
        resolve();
      },
      failed,
    });
    if (!isTaken) failed();
    return promise;
  }
}

/** Closes every socket with 1001, and waits until all are closed. `ws` destroys a silent one after `closeTimeout`. */
async function closeSockets(sockets: WebSocketServer): Promise<void> {
  const all = [...sockets.clients];
  const closed = all.map((socket) => once(socket, 'close'));
  for (const socket of all) socket.close(closeCode.goingAway);
  await Promise.allSettled(closed);
  sockets.close();
}
