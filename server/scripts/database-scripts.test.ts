import { expect, test } from 'vitest';
import { claimDatabase } from '../src/database/claim-database.ts';
import { connectClient } from '../src/database/connect.ts';
import { createEmptyDatabase } from '../test/create-database.ts';
import { runScript } from '../test/run-script.ts';

test.each(['exclusive', 'shared'] as const)(
  'npm run distribute says that all servers must stop, also one whose claim is %s',
  async (kind) => {
    const connection = await createEmptyDatabase();
    const claim = await claimDatabase(
      () => connectClient(connection),
      kind,
      () => undefined,
    );
    expect(await runScript(connection, 'distribute')).toEqual({
      code: 1,
      output: '',
      errors: 'A server is running on this database: stop all servers first.\n',
    });
    await claim.release();
  },
);
