import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';

/** Returns a kit for a live server that sends `text` to each client. */
async function kitFor(text: string): Promise<Kit> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket) => socket.send(text));
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return new Kit(testTarget({ live: `ws://127.0.0.1:${port}` }), 'live');
}

test.each(['null', '7', '"taps"', '[]', 'taps'])(
  'the message %s violates the document',
  async (text) => {
    const kit = await kitFor(text);
    const live = await kit.live(kit.player());
    onTestFinished(() => live.close());

    expect(await live.next()).toMatchObject({ code: 'not a JSON object' });
    expect(() => kit.target.faults.report('live', 'core', kit.steps)).toThrow(
      'The live connection sends a message where',
    );
  },
);
