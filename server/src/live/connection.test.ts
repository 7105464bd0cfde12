import { expect, test } from 'vitest';
import { fakeConnection } from './fake-socket.fixture.ts';

const balance = { type: 'balance', available_taps: 1, total_taps: 2 } as const;

test('a reader that does not keep up is closed with 1013 instead of buffered for ever', () => {
  const slow = fakeConnection({ buffered: 262_145 });
  slow.connection.send(balance);
  expect(slow).toMatchObject({ sent: [], calls: ['close 1013'] });
});

test('a reader that keeps up gets the message', () => {
  const { connection, sent } = fakeConnection({ buffered: 262_144 });
  connection.send(balance);
  expect(sent).toEqual([balance]);
});

test('while the database is away a refusal tells the balance that was last known', () => {
  const { connection, sent } = fakeConnection();
  connection.askAgain({ session: 'a', seq: 1 });
  connection.send(balance);
  connection.askAgain({});
  const error = { type: 'error', code: 'SERVICE_UNAVAILABLE' };
  expect(sent).toEqual([
    { ...error, session: 'a', seq: 1, available_taps: 5, total_taps: 6 },
    balance,
    { ...error, available_taps: 1, total_taps: 2 },
  ]);
});
