import { expect, test } from 'vitest';
import { checkConnections } from './check-connections.ts';
import { fakeConnection } from './fake-socket.fixture.ts';

const now = new Date('2026-11-20T10:00:00Z');

test('[SEC-02] an idle socket is closed with 4401 too when its init data expires', () => {
  const expired = fakeConnection({ expiresAt: now });
  const valid = fakeConnection({ expiresAt: new Date(now.getTime() + 1) });
  checkConnections([expired.connection, valid.connection], now);
  expect(expired.calls).toEqual(['close 4401']);
  expect(valid.calls).toEqual(['ping']);
});

test('a socket that missed two pings is terminated', () => {
  const { connection, calls } = fakeConnection();
  checkConnections([connection], now);
  checkConnections([connection], now);
  expect(calls).toEqual(['ping', 'terminate']);
});

test('a socket that responds to pings stays open', () => {
  const { connection, calls } = fakeConnection();
  checkConnections([connection], now);
  connection.isAlive = true;
  checkConnections([connection], now);
  expect(calls).toEqual(['ping', 'ping']);
});
