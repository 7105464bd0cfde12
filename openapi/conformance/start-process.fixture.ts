import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Far above what a run asks for; the limits of the live connection stay as they are. */
const raisedLimits = Object.fromEntries(
  [
    'USER_REQUESTS_PER_MINUTE',
    'ADDRESS_REQUESTS_PER_MINUTE',
    'INVOICES_PER_MINUTE',
    'NAME_CHECKS_PER_MINUTE',
    'ANALYTICS_PER_SECOND',
    'ANALYTICS_BURST',
    'ANALYTICS_UNPROVEN_PER_MINUTE',
    'ANALYTICS_UNPROVEN_BURST',
  ].map((name) => [`LIMIT_${name}`, '1000000']),
);

/** The reference server as a process with an embedded PostgreSQL of its own; gives its origin. */
export function startReferenceServer(telegramApiRoot?: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bold-conformance-'));
  const env = {
    ...raisedLimits,
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    PAYMENT_GATEWAYS: 'stars,dollars',
    PAYMENT_PROVIDER_TOKEN: 'provider',
    ...(telegramApiRoot !== undefined && { TELEGRAM_API_ROOT: telegramApiRoot }),
  };
  return start('server/src/main.ts', env, () => rmSync(folder, { recursive: true, force: true }));
}

/** The world of the mock as a process; gives its origin. */
export function startWorld(): Promise<string> {
  return start('mock/src/serve-world.ts', {}, () => undefined);
}

/** Starts a room's process on a free port until the test is over. */
async function start(
  script: string,
  env: Record<string, string>,
  tidy: () => void,
): Promise<string> {
  const child = spawn(process.execPath, ['--conditions=source', script], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    if (child.exitCode === null && child.kill()) await ended;
    tidy();
  });
  return addressOf(child, script);
}

async function addressOf(child: ChildProcess, script: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += chunk;
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (origin) {
      child.stdout?.resume();
      return origin;
    }
  }
  throw new Error(`${script} ended without an address: ${said}`);
}
