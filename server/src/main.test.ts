import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../test/create-database.ts';
import { serverProcess } from '../test/processes/server-process.ts';
import { databaseUrl } from '../test/template-database.ts';

const connection = await createEmptyDatabase();

test('invalid variables stop the server with a message for each error', async () => {
  const { output, ended } = serverProcess({ PORT: 'eighty', LOG_LEVEL: 'loud' });
  expect(await ended).toEqual([1, null]);
  expect(output.err).toBe(
    'PORT must be a whole number from 0 to 65535.\n' +
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent.\n',
  );
});

test('the server prints its address and stops on a signal', async () => {
  const { child, ended, listening } = serverProcess({ DATABASE_URL: databaseUrl(connection) });
  const address = await listening();
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(fetch(`${address}/healthz`)).rejects.toThrow();
});
