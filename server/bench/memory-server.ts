import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Taps } from '@bold/sdk';
import { readFrame } from '@bold/sdk/contract';
import { type WebSocket, WebSocketServer } from 'ws';

// The controls of the live connection. `memory` parses and validates each message as the server does, counts it once in
// memory and acknowledges it. `echo` sends each message back as it came. Neither of them authenticates or stores.

type Player = { balance: Taps; seqs: Map<string, number> };

const players = new Map<number, Player>();

function playerOf(id: number): Player {
  const balance = { available_taps: 1_000_000_000_000, total_taps: 0 };
  const player = players.get(id) ?? { balance, seqs: new Map() };
  players.set(id, player);
  return player;
}

function acknowledge(text: string): string {
  const frame = readFrame(text);
  if ('code' in frame) return JSON.stringify({ type: 'error', code: frame.code, ...frame.batchId });
  const { multiplier, taps, tg_user_id } = frame.taps;
  const { session = '', seq = 0 } = frame.batchId;
  const { balance, seqs } = playerOf(tg_user_id);
  if (seq <= (seqs.get(session) ?? 0)) {
    return JSON.stringify({ type: 'taps', session, seq, applied: 0, duplicate: true, ...balance });
  }
  const applied = Math.min(taps, Math.floor(balance.available_taps / multiplier));
  balance.available_taps -= applied * multiplier;
  balance.total_taps += applied * multiplier;
  seqs.set(session, seq);
  return JSON.stringify({ type: 'taps', session, seq, applied, ...balance });
}

const answers: Record<string, (text: string) => string> = {
  memory: acknowledge,
  echo: (text) => text,
};
const answer = answers[process.argv[2] ?? ''];
if (!answer)
  throw new Error(`There is no such control; there are ${Object.keys(answers).join(', ')}.`);

const server = createServer();
new WebSocketServer({ server, perMessageDeflate: false }).on('connection', (socket: WebSocket) => {
  socket.on('message', (data) => socket.send(answer(data.toString())));
});

process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The control listens on http://127.0.0.1:${port}\n`);
});
