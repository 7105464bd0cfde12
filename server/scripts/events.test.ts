import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { storeEvents } from '../src/analytics/events-repository.ts';
import { sentEvent } from '../src/analytics/sent-event.fixture.ts';
import { createDatabase } from '../test/create-database.ts';

const { db, connection } = await createDatabase();
const { connectionString, host = '', user, database } = connection;
const address =
  connectionString ?? `postgres://${user}@localhost/${database}?host=${encodeURIComponent(host)}`;

function runEvents(...args: string[]) {
  const script = ['--conditions=@bold/source', join(import.meta.dirname, 'events.ts'), ...args];
  const env = { ...process.env, DATABASE_URL: address };
  return promisify(execFile)(process.execPath, script, { env });
}

test('the script counts what arrived in the period, by name', async () => {
  const now = Date.now();
  const hoursAgo = (hours: number) => new Date(now - hours * 3_600_000);
  const store = (event_name: string, receivedAt: Date) =>
    storeEvents(db, {
      token: 't',
      events: [sentEvent({ event_name })],
      receivedAt,
    });
  await store('app-hide', hoursAgo(3));
  await store('app-init', hoursAgo(0.5));

  const { stdout } = await runEvents('--since', '1h');
  expect(stdout).toMatch(/^1 events since /);
  expect(stdout).toContain('app-init');
  expect(stdout).not.toContain('app-hide');
  // Without --since, the period is a day.
  for (const args of [['--since', '1d'], []]) {
    expect((await runEvents(...args)).stdout).toMatch(/^2 events since /);
  }
});

test('an invalid period is refused with a message', async () => {
  await expect(runEvents('--since', 'soon')).rejects.toMatchObject({
    code: 1,
    stderr: '"soon" is not a period: write 30m, 1h or 7d.\n',
  });
});
