import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that operating systems assign (on Linux from 32 768), so that no other program takes a port before
// the server of the test starts.
const [first, end] = [20_000, 32_000];
const rangeSize = 50;

/** The ports that this process has not tried yet, from `next` to `end` - 1. */
const own = { next: first, end: first };
let nextRange = first;

/**
 * Returns a port of 127.0.0.1 on which nothing listens. No other call returns the same port, even in another test run
 * at the same time.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    if (own.next === own.end) await claimRange();
    const port = own.next;
    own.next += 1;
    const probe = await listen(port);
    if (!probe) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}

/**
 * Claims a range of ports for this process. Listens on the first port of the range until the process ends, so that
 * other processes choose another range.
 */
async function claimRange(): Promise<void> {
  for (;;) {
    const start = nextRange;
    if (start >= end) throw new Error(`Other programs hold all ports from ${first} to ${end - 1}.`);
    nextRange += rangeSize;
    const claim = await listen(start);
    if (!claim) continue;
    claim.unref();
    Object.assign(own, { next: start + 1, end: start + rangeSize });
    return;
  }
}

/** Listens on a port of 127.0.0.1. Returns undefined if the port is taken. */
async function listen(port: number) {
  const server = createServer().listen(port, '127.0.0.1');
  return once(server, 'listening').then(
    () => server,
    () => undefined,
  );
}
