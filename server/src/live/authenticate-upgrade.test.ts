import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { liveUrlOf } from '../../test/init-data.ts';
import { startLive } from '../../test/start-live.ts';

const { db } = await createDatabase();

/** Returns a text frame with a mask of zeros. */
function frameOf(text: string): Buffer {
  const payload = Buffer.from(text);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(payload.length);
  return Buffer.concat([Buffer.from([0x81, 0x80 | 126]), length, Buffer.alloc(4), payload]);
}

test.each([
  ['with the handshake', 0],
  ['while its checks run', 2],
])('a message that arrives %s is judged after the checks', async (_, delayMs) => {
  const { telegramId } = await createPlayer(db, { available: 10 });
  const { base } = await startLive(db);
  const url = new URL(await liveUrlOf(base, telegramId, new Date('2026-11-20T10:00:00Z')));
  const socket = connect(Number(url.port), url.hostname);
  onTestFinished(() => void socket.destroy());
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
  });
  const lines = [
    `GET ${url.pathname}${url.search} HTTP/1.1`,
    `Host: ${url.host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  const handshake = Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
  const message = {
    multiplier: 1,
    taps: 3,
    tg_user_id: telegramId,
    session: 's'.repeat(16),
    seq: 1,
  };
  const frame = frameOf(JSON.stringify(message));
  if (delayMs === 0) socket.write(Buffer.concat([handshake, frame]));
  else {
    socket.write(handshake);
    setTimeout(() => socket.write(frame), delayMs);
  }
  await expect.poll(() => received).toContain('"applied":3');
});
