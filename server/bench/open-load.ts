import { setTimeout as delay } from 'node:timers/promises';
import type WebSocket from 'ws';

const tickMs = 1;

/** The median and the p99 latency of acks, in milliseconds. */
export type Waits = { p50: number; p99: number };

/** Sends batches at random moments, `perSecond` on average, without waiting for acks. Resolves after the last ack. */
export async function waitsAt(sockets: WebSocket[], perSecond: number, ms: number): Promise<Waits> {
  const session = `open-${Math.round(performance.now() * 1000)}`;
  const waits: number[] = [];
  let failure: Error | undefined;
  const due = sockets.map((socket) => {
    const asked: number[] = [];
    socket.removeAllListeners('message');
    socket.on('message', (data) => {
      const response = JSON.parse(data.toString());
      if (response.session !== session) return;
      if (response.applied === 7)
        waits.push(performance.now() - (asked[response.seq - 1] ?? Number.NaN));
      else failure = new Error(`A batch got the response ${data}.`);
    });
    return asked;
  });
  function send(at: number) {
    const player = Math.floor(Math.random() * sockets.length);
    const seq = due[player]?.push(at);
    const batch = { multiplier: 1, taps: 7, tg_user_id: player + 1, session, seq };
    sockets[player]?.send(JSON.stringify(batch));
  }

  const end = performance.now() + ms;
  let sent = 0;
  for (let next = performance.now(); next < end; await delay(tickMs)) {
    for (; next < Math.min(performance.now(), end); sent += 1) {
      // A latency begins at the planned time of a batch, so it includes a delayed send.
      send(next);
      next += (-Math.log(1 - Math.random()) * 1000) / perSecond;
    }
  }
  while (waits.length < sent) {
    if (failure) throw failure;
    if (sockets.some(({ readyState, OPEN }) => readyState !== OPEN)) {
      throw new Error('A connection has closed.');
    }
    await delay(tickMs);
  }
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (part: number) => sorted[Math.ceil(sorted.length * part) - 1] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
