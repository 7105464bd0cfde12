import { once } from 'node:events';
import type { Update } from 'grammy/types';
import { vi } from 'vitest';
import { initDataOf } from '../init-data.ts';
import { serverProcess } from '../processes/server-process.ts';
import { deliverUpdate } from '../updates.ts';

export const webhookSecret = 'a-secret-of-the-faults';

/** Limits that no test reaches. */
const withoutLimits = Object.fromEntries(
  [
    'LIVE_MESSAGES_PER_SECOND',
    'LIVE_BURST',
    'LIVE_SOCKETS_PER_USER',
    'LIVE_SOCKETS_PER_ADDRESS',
    'USER_REQUESTS_PER_MINUTE',
    'ADDRESS_REQUESTS_PER_MINUTE',
    'INVOICES_PER_MINUTE',
    'NAME_CHECKS_PER_MINUTE',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

export type RunningProcess = Awaited<ReturnType<typeof runServer>>;

/** Starts a server as a process that a test may kill or stop. */
export async function runServer(env: Record<string, string>) {
  const { child, output, ended, listening } = serverProcess({ ...withoutLimits, ...env });
  // The timeout is long, because tests of faults keep the machine busy.
  const starting = vi.waitFor(() => {
    if (!output.out.includes('Bold listens on'))
      throw new Error(`It does not start: ${output.err}`);
  }, 90_000);
  await Promise.race([starting, ended]);
  if (child.exitCode !== null) throw new Error(`It does not start: ${output.err}`);
  const address = await listening();

  return {
    child,
    output,
    ended,
    address,
    async call<Body>(telegramId: number, method: string, path: string, body?: unknown, key = '') {
      const response = await fetch(`${address}/api${path}`, {
        method,
        headers: {
          Authorization: `tma ${await initDataOf(telegramId)}`,
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(key && { 'Idempotency-Key': key }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Body & { code?: string } };
    },
    deliver: (update: Update) => deliverUpdate(address, webhookSecret, update),
    /** Kills the process with SIGKILL and waits for its end. */
    async kill(): Promise<void> {
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
