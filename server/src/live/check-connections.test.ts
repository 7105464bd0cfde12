import { expect, test } from 'vitest';
import { checkConnections } from './check-connections.ts';
import { fakeConnection } from './fake-socket.fixture.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('[SEC-02] a silent socket too is closed with 4401 when its init data expires', () => {
  const expired = fakeConnection({ expiresAt: now });
  const valid = fakeConnection({ expiresAt: new Date(now.getTime() + 1) });
  checkConnections([expired.connection, valid.connection], now);
  expect(expired.calls).toEqual(['close 4401']);
  expect(valid.calls).toEqual(['ping']);
});

test('a socket that left two checks without an answer is gone', () => {
  const { connection, calls } = fakeConnection();
  checkConnections([connection], now);
  checkConnections([connection], now);
  expect(calls).toEqual(['ping', 'terminate']);
});

test('a socket that answers its pings stays', () => {
  const { connection, calls } = fakeConnection();
  checkConnections([connection], now);
  connection.isAlive = true;
  checkConnections([connection], now);
  expect(calls).toEqual(['ping', 'ping']);
});
