import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The first port of this worker of Playwright. Below the ports that systems give to connections and to servers which
 * ask for any port (from 32 768 on Linux, from 49 152 on macOS and Windows): none of them takes a port between the
 * probe and the start of a server.
 */
let next = 20_000 + 1_000 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Returns a port of 127.0.0.1 that was free a moment ago. Returns another one at each call, and in each worker. */
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
