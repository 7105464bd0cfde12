import { once } from 'node:events';
import {
  type AddressInfo,
  connect,
  createServer,
  type NetConnectOpts,
  type Socket,
} from 'node:net';
import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { afterFile } from '../after-file.ts';
import type { Random } from './seeded-random.ts';

/** `truncates` breaks the connection after half a chunk. `blackholes` keeps the connection open but drops all data. */
export type NetworkFault = 'none' | 'delays' | 'fragments' | 'truncates' | 'resets' | 'blackholes';

const oneIn = 60;

/** Starts a proxy to `target`. The `fault` that a test sets on the returned object applies to all connections. */
export async function startBadNetwork(target: () => NetConnectOpts, random: Random) {
  const open = new Set<Socket>();
  /** The connections to the target that `vanish` has left open. */
  const stale = new Set<Socket>();
  // `changed` is the number of chunks that a fault has changed, `broken` the number of connections that it has broken.
  const network = { fault: 'none' as NetworkFault, isCut: false, changed: 0, broken: 0 };

  async function pass(chunk: Buffer, to: Socket, breakUp: () => void): Promise<void> {
    const { fault } = network;
    const breaks = fault === 'resets' || fault === 'truncates';
    if (fault === 'none' || (breaks && random(oneIn) > 0)) {
      to.write(chunk);
      return;
    }
    network.changed += 1;
    if (fault === 'resets') breakUp();
    if (fault === 'truncates') to.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), breakUp);
    if (fault === 'delays') {
      await delay(random(40));
      to.write(chunk);
    }
    if (fault === 'fragments') await sendInPieces(chunk, to);
  }

  async function sendInPieces(chunk: Buffer, to: Socket): Promise<void> {
    for (let at = 0; at < chunk.length; ) {
      const size = 1 + random(40);
      to.write(chunk.subarray(at, at + size));
      at += size;
      await setImmediate();
    }
  }

  const server = createServer({ noDelay: true }, (client) => {
    if (network.isCut) return client.destroy();
    const upstream = connect({ ...target(), noDelay: true } as NetConnectOpts);
    client.once('vanish', () => {
      stale.add(upstream);
      client.resetAndDestroy();
    });
    const breakUp = () => {
      network.broken += 1;
      client.resetAndDestroy();
      upstream.destroy();
    };
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      open.add(from);
      // Chunks are sent one after the other, so that the bytes stay in order.
      let queue = Promise.resolve();
      from.on('data', (chunk: Buffer) => {
        queue = queue.then(() => pass(chunk, to, breakUp));
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        if (!stale.has(to)) to.destroy();
      });
    }
    return client;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  afterFile(() => {
    drop();
    server.close();
  });

  return Object.assign(network, {
    port: (server.address() as AddressInfo).port,
    /** Breaks all connections, and refuses new ones until `heal` is called. */
    cut() {
      network.isCut = true;
      drop();
    },
    heal() {
      network.isCut = false;
      network.fault = 'none';
    },
    drop,
    /** Resets all clients' connections. The target's connections stay open until the returned function is called. */
    vanish() {
      for (const socket of open) socket.emit('vanish');
      return () => {
        for (const socket of stale) socket.destroy();
      };
    },
  });
}
