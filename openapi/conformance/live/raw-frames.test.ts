import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { BrokenRule } from '../broken-rule.ts';
import { Kit } from '../kit.ts';
import { startRawServer } from '../raw-server.fixture.ts';
import { testTarget } from '../target.fixture.ts';
import { RawFrames } from './raw-frames.ts';

const emptyClose = Buffer.from([0x88, 0x00]);

/** Returns a kit for a server that handles each connection with `onSocket`, and closes it only then. */
async function kitFor(onSocket: (socket: Socket) => void): Promise<Kit> {
  const address = `${await startRawServer(onSocket, { allowHalfOpen: true })}/api`;
  const target = testTarget({ api: `http://${address}`, live: `ws://${address}/live` });
  return new Kit(target, 'live-01');
}

test('a server that never answers the upgrade breaks a rule, and the check does not hang', async () => {
  const kit = await kitFor(() => undefined);
  const opening = RawFrames.open(kit, kit.player(), 100);
  await expect(opening).rejects.toThrow(BrokenRule);
  await expect(opening).rejects.toThrow('the upgrade failed: no response within 0.1 s');
});

/** Opens a connection on which the server sends these frames at once. */
async function openTo(...frames: Buffer[]): Promise<RawFrames> {
  const upgraded =
    'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n';
  const kit = await kitFor((socket) => {
    socket.once('data', () => socket.write(Buffer.concat([Buffer.from(upgraded), ...frames])));
  });
  return RawFrames.open(kit, kit.player());
}

function refusal(code: string): Buffer {
  const text = JSON.stringify({ type: 'error', code });
  return Buffer.concat([Buffer.from([0x81, text.length]), Buffer.from(text)]);
}

test('a close frame without a code is reported as 1005', async () => {
  const frames = await openTo(emptyClose);
  expect(await frames.closeCode()).toBe(1005);
});

test('messages are accepted if the last one gets its reply', async () => {
  const first = refusal('MALFORMED_JSON');
  const frames = await openTo(first, refusal('VALIDATION_FAILED'));
  expect(await frames.accepts(60)).toBe(true);
  expect(await (await openTo(emptyClose)).accepts(60)).toBe(false);
  expect(await (await openTo(first, emptyClose)).accepts(60)).toBe(false);
});

test('a server that sends a close frame and never closes the connection does not stop the run', async () => {
  const frames = await openTo(emptyClose);
  await expect(frames.close(10)).resolves.toBeUndefined();
});
