import { expect, test } from 'vitest';
import { recordingLog } from '../test/recording-log.ts';
import { FailureLog } from './failure-log.ts';

const minuteMs = 60_000;

test('the first failure, one each hour after it, and the next success are logged', () => {
  const { log, messages } = recordingLog();
  const failureLog = new FailureLog(log, 'It works again.');
  const counts: number[] = [];
  const pauseAfter = (failures: number) => {
    counts.push(failures);
    return minuteMs;
  };
  for (let minute = 0; minute < 121; minute += 1) {
    const message = `It fails after ${minute} minutes.`;
    expect(failureLog.failed(new Error('down'), message, pauseAfter)).toBe(minuteMs);
  }
  expect(counts.at(-1)).toBe(121);
  failureLog.succeeded();
  expect(messages).toEqual([
    'It fails after 0 minutes.',
    'It fails after 60 minutes.',
    'It fails after 120 minutes.',
    'It works again.',
  ]);
});

test('a failure after a success is logged, and a success after a success is not', () => {
  const { log, messages } = recordingLog();
  const failureLog = new FailureLog(log, 'It works again.');
  failureLog.succeeded();
  failureLog.failed(new Error('down'), 'It fails.', () => minuteMs);
  failureLog.succeeded();
  failureLog.succeeded();
  failureLog.failed(new Error('down'), 'It fails.', () => minuteMs);
  expect(messages).toEqual(['It fails.', 'It works again.', 'It fails.']);
});
