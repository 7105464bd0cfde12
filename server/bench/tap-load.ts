import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import WebSocket from 'ws';
import { liveUrlOf } from '../test/init-data.ts';
import type { Lab } from './bench.ts';
import type { Started } from './start-process.ts';

/** The number of clients that connect at the same time. */
const together = 100;

/** Opens `count` sockets, one for each player. The first player has the id `from`. */
export async function openSockets(
  lab: Lab,
  { address }: Started,
  from: number,
  count: number,
): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let first = from; first < from + count; first += together) {
    const last = Math.min(first + together, from + count);
    const some = await Promise.all(
      Array.from({ length: last - first }, async (_, at) => {
        const socket = new WebSocket(await liveUrlOf(address, first + at));
        await once(socket, 'open');
        return socket;
      }),
    );
    sockets.push(...some);
  }
  lab.onEnd(async () => {
    for (const socket of sockets) socket.terminate();
    await turn();
  });
  return sockets;
}

export type Acks = { acks: number; perSecond: number };

type LoadOptions = {
  /** The player id of the first socket, 1 by default. The next sockets have the next player ids. */
  first?: number;
  /** True if the server sends each batch back instead of acknowledging it. */
  isEcho?: boolean;
};

/**
 * Sends batches for `ms` milliseconds. Each socket sends one batch at a time and waits for its ack.
 * @throws An Error if a response does not count all taps of its batch, or does not have the batch's `seq`.
 */
export async function countAcks(
  sockets: WebSocket[],
  ms: number,
  { first = 1, isEcho = false }: LoadOptions = {},
): Promise<Acks> {
  const session = `run-${Math.round(performance.now() * 1000)}`;
  const end = performance.now() + ms;
  const start = performance.now();
  let acks = 0;
  const play = (socket: WebSocket, player: number) =>
    new Promise<void>((resolve, reject) => {
      let seq = 0;
      const tap = () => {
        seq += 1;
        socket.send(JSON.stringify({ multiplier: 1, taps: 7, tg_user_id: player, session, seq }));
      };
      socket.removeAllListeners('message');
      socket.on('message', (data) => {
        const response = JSON.parse(data.toString());
        if (response.type === 'balance') return;
        const isCounted = isEcho ? response.taps === 7 : response.applied === 7;
        if (!isCounted || response.seq !== seq) {
          reject(new Error(`A batch got the response ${data}.`));
        }
        acks += 1;
        if (performance.now() < end) tap();
        else resolve();
      });
      tap();
    });
  await Promise.all(sockets.map((socket, at) => play(socket, first + at)));
  return { acks, perSecond: (acks * 1000) / (performance.now() - start) };
}

export async function acksPerSecond(sockets: WebSocket[], ms: number, first = 1): Promise<number> {
  return (await countAcks(sockets, ms, { first })).perSecond;
}
