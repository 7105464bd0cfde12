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

/**
 * What happens to bytes: they pass, arrive late, arrive in pieces, stop halfway and break, break at once, or vanish
 * while the connection stays open.
 */
export type Mischief = 'none' | 'delays' | 'dribbles' | 'halves' | 'resets' | 'swallows';

const oneIn = 60;

/** Starts a proxy to `target` that treats every connection as `mischief` says at that moment. */
export async function startBadNetwork(target: () => NetConnectOpts, random: Random) {
  const open = new Set<Socket>();
  // `touched`: pieces that were changed; `broken`: connections that this ended.
  const network = { mischief: 'none' as Mischief, isCut: false, touched: 0, broken: 0 };

  async function pass(chunk: Buffer, to: Socket, breakUp: () => void): Promise<void> {
    const { mischief } = network;
    const breaks = mischief === 'resets' || mischief === 'halves';
    if (mischief === 'none' || (breaks && random(oneIn) > 0)) {
      to.write(chunk);
      return;
    }
    network.touched += 1;
    if (mischief === 'resets') breakUp();
    if (mischief === 'halves') to.write(chunk.subarray(0, Math.ceil(chunk.length / 2)), breakUp);
    if (mischief === 'delays') {
      await delay(random(40));
      to.write(chunk);
    }
    if (mischief === 'dribbles') await dribble(chunk, to);
  }

  async function dribble(chunk: Buffer, to: Socket): Promise<void> {
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
      // Bytes stay in order, whatever happens to them.
      let queue = Promise.resolve();
      from.on('data', (chunk: Buffer) => {
        queue = queue.then(() => pass(chunk, to, breakUp));
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        open.delete(from);
        to.destroy();
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
    /** Breaks all connections and accepts no new ones. */
    cut() {
      network.isCut = true;
      drop();
    },
    heal() {
      network.isCut = false;
      network.mischief = 'none';
    },
    drop,
  });
}
