import { expect, test } from 'vitest';
import { type LogEntry, logged, refusalText } from './protocol-log.ts';

test('the log has the newest 200 messages, each with a unique number', () => {
  const log = Array.from({ length: 205 }).reduce<LogEntry[]>(
    (lines, _, index) => logged(lines, 'in', { eventType: `m${index}` }),
    [],
  );

  expect(log).toHaveLength(200);
  expect(log.at(-1)?.message.eventType).toBe('m204');
  expect(new Set(log.map(({ id }) => id)).size).toBe(200);
});

test('a refusal’s text has the version that the method needs', () => {
  expect(refusalText({ reason: 'too-old', since: '6.1' })).toBe('needs 6.1');
  expect(refusalText({ reason: 'unknown' })).toBe('unknown method');
});
