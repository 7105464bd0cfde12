import { expect, test } from 'vitest';
import { fakeConnection } from './fake-socket.fixture.ts';

const balance = { type: 'balance', available_taps: 1, total_taps: 2 } as const;

test('a socket is closed with 1013 if its client reads too slowly', () => {
  const slow = fakeConnection({ buffered: 262_145 });
  slow.connection.send(balance);
  expect(slow).toMatchObject({ sent: [], calls: ['close 1013'] });
});

test('a socket is closed with 1013 if its client sends pings and does not read the pongs', () => {
  const slow = fakeConnection({ buffered: 262_145 });
  slow.connection.receiveControlFrame(new Date(0));
  expect(slow.calls).toEqual(['close 1013']);
});

test('a socket is closed with 4429 after too many frames, and nothing more is read', () => {
  const { connection, calls } = fakeConnection();
  for (let frame = 0; frame < 61; frame += 1) connection.mayReceive(new Date(0));
  expect(calls).toEqual(['close 4429', 'pause']);
});

test("the server's code is measured, whatever the client's close frame says", () => {
  const slow = fakeConnection({ buffered: 262_145 });
  slow.connection.send(balance);
  // The frame that the client was sending when the server closed the socket is cut off.
  slow.connection.noteError(new Error('Invalid WebSocket frame'));
  expect(slow.connection.closeLabel(1006)).toBe('1013');
  const broken = fakeConnection();
  broken.connection.noteError(new Error('Invalid WebSocket frame'));
  expect(broken.connection.closeLabel(1006)).toBe('1002');
});

test('a socket gets the message if its client reads fast enough', () => {
  const { connection, sent } = fakeConnection({ buffered: 262_144 });
  connection.send(balance);
  expect(sent).toEqual([balance]);
});

test('while the database is down a refusal carries the last known balance', () => {
  const { connection, sent } = fakeConnection();
  connection.requestResend({ session: 'a', seq: 1 });
  connection.send(balance);
  connection.requestResend({});
  const error = { type: 'error', code: 'SERVICE_UNAVAILABLE' };
  expect(sent).toEqual([
    { ...error, session: 'a', seq: 1, available_taps: 5, total_taps: 6 },
    balance,
    { ...error, available_taps: 1, total_taps: 2 },
  ]);
});

test('a socket is closed with 1013 if its client leaves too many batches of a session unsent', () => {
  const { connection, calls } = fakeConnection();
  for (let seq = 1; seq <= 64; seq += 1) connection.requestResend({ session: 'a', seq });
  expect(calls).toEqual([]);
  connection.requestResend({ session: 'a', seq: 65 });
  expect(calls).toEqual(['close 1013']);
});
