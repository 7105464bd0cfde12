import { Problem } from '@bold/sdk/contract';
import { type AnyHandler, WebSocketHandler } from 'msw';
import { apiHandler } from './api.ts';
import type { Backend, CallWithResponse } from './backend.ts';
import { type Controls, noFaults } from './faults/faults.ts';
import { type Hold, Holds } from './faults/holds.ts';
import type { Overrides } from './http/override.ts';
import { connectLive, type LiveBackend } from './live/live-connection.ts';
import { type LiveSocket, LiveSockets } from './live/live-sockets.ts';
import { type PaymentOutcome, payInvoice } from './tags/pay-invoice.ts';
import { SlowTransfers } from './tags/slow-transfers.ts';
import {
  createWorld,
  exportWorld,
  followWorld,
  importWorld,
  resetWorld,
} from './world/create-world.ts';
import type { ArrivedTransfer, World } from './world/world.ts';

export type MockOptions = {
  /** The seed of the world's random values, such as the players on the leaderboards. 1 by default. */
  seed?: number;
  /** The clock, in milliseconds. By default the real clock. */
  now?: () => number;
  /** The path before `/api` in URLs, such as `/bold`, without a trailing slash. By default, any path matches. */
  basePath?: string;
  /** The functions that replace responses of the world. Empty by default. */
  overrides?: Overrides;
};

/** A backend that responds through MSW's handlers. */
export type Mock = {
  world: World;
  handlers: AnyHandler[];
  /**
   * Replaces the world by the initial world of `seed`. Closes every live connection, and never responds to calls that
   * are under way.
   * @param seed the current seed by default
   */
  reset: (seed?: number) => void;
  /**
   * Sets the given controls, resets all others, and restarts the random sequence of faults. Closes every live
   * connection if the network is now offline, or if the mode of the live connection has changed.
   */
  control: (controls: Partial<Controls>) => void;
  /** Replaces all overrides. An operation without a new override gets the world's response again. */
  override: (overrides: Overrides) => void;
  /**
   * Delays the next `times` calls of an operation until the returned hold releases them. If the world is replaced,
   * waiting calls never get a response.
   * @param operationId the operation, or `everyOperation` for all operations
   * @param times the number of calls to delay, by default all calls
   */
  hold: (operationId: string, times?: number) => Hold;
  /** The latest requests to this world, at most a hundred, the oldest first. */
  calls: readonly CallWithResponse[];
  /** Calls the listener for each request when its response is ready. Returns a function that unsubscribes. */
  watch: (listener: (call: CallWithResponse) => void) => () => void;
  /** Returns the time of the backend's clock in milliseconds. */
  now: () => number;
  /**
   * Sets the status of the payment with the id `payload`. If the buyer's balance changes, sends the new balance to the
   * buyer's sockets.
   * @param outcome The new status. If the invoice has expired, stores `failed` instead of `paid`. `refunded` changes
   * only a payment that is paid. Every other status changes only a payment that was never paid.
   * @throws A RangeError for an unknown id.
   */
  pay: (payload: string, outcome: PaymentOutcome) => void;
  /**
   * Pays the TON invoice whose id is the transfer's comment, after a delay of `chainDelayMs`. Ignores a transfer with a
   * wrong amount or receiver.
   */
  transfer: (transfer: ArrivedTransfer) => void;
  export: () => string;
  /**
   * Takes over a change that another tab has made: replaces the world by the exported world in `text`. Live connections
   * stay open and receive their player's balance.
   * @throws An Error if `text` is not an exported world.
   */
  follow: (text: string) => void;
  /**
   * Replaces the world by the exported world in `text`. Closes every live connection, and never responds to calls that
   * are under way.
   * @throws An Error if `text` is not an exported world.
   */
  import: (text: string) => void;
};

const callLimit = 100;

/** Creates a mock. Calls `onChange` whenever the world may have changed. */
export function createMock(options: MockOptions = {}, onChange = () => {}): Mock {
  const backend = createBackend(options, onChange);
  const { world, sockets, conditions, holds } = backend;
  const calls: CallWithResponse[] = [];
  const listeners = new Set<(call: CallWithResponse) => void>();
  backend.onCall = (call) => {
    if (calls.push(call) > callLimit) calls.shift();
    for (const listener of listeners) listener(call);
  };
  const replace = (change: () => void) => {
    change();
    backend.worldEnd.abort(new Problem('SERVICE_UNAVAILABLE', 'Another world replaced this one.'));
    backend.worldEnd = new AbortController();
    backend.underWay = new Map();
    holds.clear();
    calls.length = 0;
    sockets.closeAll();
    onChange();
  };
  const pay = (payload: string, outcome: PaymentOutcome, madeAt?: number) => {
    const buyer = payInvoice(world, payload, outcome, backend.now(), madeAt);
    if (buyer) sockets.push(buyer);
    onChange();
  };
  const transfers = new SlowTransfers({ ...backend, pay });
  return {
    world,
    handlers: [apiHandler(backend, options.basePath), new LiveHandler(backend, options.basePath)],
    control: (change) => {
      const controls = { ...noFaults, ...change };
      const isNewMode = controls.live !== conditions.controls.live;
      conditions.controls = controls;
      // With the same seed, the same calls fail.
      conditions.random = world.seed;
      if (controls.isOffline || isNewMode) sockets.closeAll();
      sockets.closeExpired(backend.now());
    },
    override: (overrides) => {
      backend.overrides = overrides;
    },
    hold: (operationId, times = Infinity) => holds.hold(operationId, times),
    calls,
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: backend.now,
    reset: (seed) => replace(() => resetWorld(world, seed)),
    pay,
    transfer: (transfer) => transfers.receive(transfer),
    export: () => exportWorld(world),
    follow: (text) => {
      followWorld(world, text);
      for (const player of world.players) sockets.push(player);
      // The other world has copies of the transfers that this one waited for.
      transfers.resume();
    },
    import: (text) => {
      replace(() => importWorld(world, text));
      transfers.resume();
    },
  };
}

type RunInput = Parameters<WebSocketHandler['run']>;

/**
 * The MSW handler of the live connection, for every URL whose path ends with `/api/live`, or is this path after
 * `basePath`. A handler of `ws.link` keeps each connection in memory and in IndexedDB, even after the close.
 */
class LiveHandler extends WebSocketHandler {
  readonly #backend: LiveBackend;
  readonly #basePath: string | undefined;

  constructor(backend: LiveBackend, basePath?: string) {
    super('*/api/live');
    this.#backend = backend;
    this.#basePath = basePath;
  }

  override predicate(input: Parameters<WebSocketHandler['predicate']>[0]): boolean {
    const isInFolder = () => new URL(input.url).pathname === `${this.#basePath}/api/live`;
    return super.predicate(input) && (this.#basePath === undefined || isInFolder());
  }

  override async run(...input: RunInput) {
    const matched = await super.run(...input);
    if (matched) this.#connect(matched.client);
    return matched;
  }

  #connect(client: RunInput[0]['client']): void {
    // A server refuses after the handshake; closing earlier would skip the client's "open".
    const opened = new Promise((resolve) => client.addEventListener('open', resolve));
    const socket: LiveSocket = {
      send: (frame) => client.send(frame),
      close: (code, reason) => void opened.then(() => client.close(code, reason)),
    };
    const connection = connectLive(this.#backend, socket, client.url);
    client.addEventListener('message', ({ data }) => {
      // The contract has no binary messages, so one byte stands for any of them and is refused.
      connection.receive(typeof data === 'string' ? data : new Uint8Array(1));
    });
    client.addEventListener('close', connection.closed);
  }
}

/** Creates the backend without MSW, for servers that use another transport. */
export function createBackend(
  // Looks up Date.now at each call, so that a test's fake clock applies.
  { seed, now = () => Date.now(), overrides = {} }: MockOptions,
  onChange = () => {},
): Backend {
  const world = createWorld(seed);
  const conditions = { controls: noFaults, random: world.seed };
  return {
    world,
    now: () => now() + conditions.controls.clockOffsetMs,
    conditions,
    holds: new Holds(),
    sockets: new LiveSockets(),
    underWay: new Map(),
    worldEnd: new AbortController(),
    overrides,
    onChange,
    onCall: () => {},
  };
}
