import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { startWorldServer } from './world-server.ts';

test('on a taken port the message has a command that runs in the project’s root', async () => {
  const { address, stop } = await startWorldServer(0);
  onTestFinished(stop);
  const script = join(import.meta.dirname, 'serve-world.ts');
  const env = { ...process.env, PORT: new URL(address).port };

  const run = promisify(execFile)(process.execPath, ['--conditions=@bold/source', script], { env });

  await expect(run).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/PORT=\d+ npm run mock:world -w @bold\/mock\n$/),
  });
});
