import { once } from 'node:events';
import { createServer } from 'node:net';

const worker = Number(process.env.TEST_PARALLEL_INDEX ?? process.env.VITEST_POOL_ID ?? 0);

/** The next port to try, below the ports that operating systems assign (on Linux from 32 768). */
let next = 20_000 + 500 * (worker % 24);

/**
 * Returns a port of 127.0.0.1 that was free a moment ago. Calls in one process return different ports, and up to 24
 * parallel workers use separate ranges of 500 ports.
 */
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
    // Operating systems assign only higher ports, so no other program takes this one before the server starts.
    return port;
  }
}
