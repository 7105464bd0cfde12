import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { createLog, humanReadable } from './create-log.ts';

test('init data is redacted in the log', () => {
  const lines: string[] = [];
  const log = createLog(
    { logLevel: 'info', production: true },
    { write: (line) => lines.push(line) },
  );
  log.info({ tg_auth: 'secret', request: { headers: { authorization: 'secret' } } }, 'asked');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('asked');
  expect(lines[0]).not.toContain('secret');
});

test('without the development packages the log is JSON lines on standard output', () => {
  expect(humanReadable()).not.toHaveProperty('fd');
  expect(humanReadable('/nowhere/server.js')).toHaveProperty('fd', 1);
});

/** A device that behaves like a file on a full disk. */
const full = '/dev/full';

test.runIf(existsSync(full))(
  'a full disk behind the log neither ends a server nor keeps it from ending',
  async () => {
    const script = `
    import { setTimeout as delay } from 'node:timers/promises';
    import { createLog } from './create-log.ts';
    const log = createLog({ logLevel: 'info', production: true });
    for (const text of ['one', 'two']) {
      log.info(text);
      await delay(50);
    }
    process.exit(7);`;
    const disk = openSync(full, 'w');
    const args = ['--conditions=@bold/source', '--input-type=module', '--eval', script];
    const stdio = ['ignore', disk, 'inherit'] as const;
    const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: [...stdio] });
    onTestFinished(() => {
      child.kill('SIGKILL');
      closeSync(disk);
    });
    expect(await once(child, 'exit')).toEqual([7, null]);
  },
);
