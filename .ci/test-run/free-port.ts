import { once } from 'node:events';
import { createServer } from 'node:net';

// Below the ports that operating systems assign (on Linux from 32 768), so that no other program takes a port before
// the server of the test starts.
const [first, end] = [20_000, 32_000];
const rangeSize = 50;

/** The ports of this process: the next one to try, and the end of the range. */
const own = { next: first, end: first };
let nextRange = first;

/**
 * Returns a port of 127.0.0.1 on which nothing listens. No other call returns it, also not in a test run beside this
 * one.
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

/** Claims a range of ports for this process: holds the range's first port until the process ends. */
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
