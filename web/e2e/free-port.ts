import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The next port to try. Each Playwright worker starts at its own number. Operating systems assign only higher ports
 * (from 32 768 on Linux). So no other program takes the port before the server starts.
 */
let next = 20_000 + 1_000 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Returns a port of 127.0.0.1 that was free a moment ago. No other call returns this port, even in another worker. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = next;
    next += 1;
    const probe = createServer();
    const isFree = await once(probe.listen(port, '127.0.0.1'), 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
