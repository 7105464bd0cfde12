import { expect, test } from 'vitest';
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
