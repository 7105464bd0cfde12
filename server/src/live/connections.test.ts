import { expect, test } from 'vitest';
import { Connections, pingConnections } from './connections.ts';
import { fakeConnection } from './fake-socket.fixture.ts';

const balance = { available_taps: 1, total_taps: 2 };

test("a balance is sent to the user's other sockets only", () => {
  const connections = new Connections();
  const [phone, tablet, other] = [
    fakeConnection(),
    fakeConnection(),
    fakeConnection({ userId: 2 }),
  ];
  for (const { connection } of [phone, tablet, other]) connections.add(connection);
  connections.sendBalance(1, balance, phone.connection);
  expect([phone.sent, tablet.sent, other.sent]).toEqual([
    [],
    [{ type: 'balance', ...balance }],
    [],
  ]);
});

test('a user is online until the last socket is removed', () => {
  const connections = new Connections();
  const [phone, tablet] = [fakeConnection(), fakeConnection()];
  connections.add(phone.connection);
  connections.add(tablet.connection);
  connections.remove(phone.connection);
  expect(connections.isOnline(1)).toBe(true);
  connections.remove(tablet.connection);
  expect(connections.isOnline(1)).toBe(false);
  expect([...connections]).toEqual([]);
});

test('a socket that is closing does not count against the limit of its user', () => {
  const connections = new Connections();
  const oldest = fakeConnection();
  connections.add(oldest.connection);
  for (const isClosing of [true, false]) connections.add(fakeConnection({ isClosing }).connection);
  connections.closeOldestBeyond(2, 1);
  expect(oldest.calls).toEqual([]);
});

const now = new Date('2026-11-20T10:00:00Z');

test('[SEC-02] an idle socket is closed with 4401 too when its init data expires', () => {
  const expired = fakeConnection({ expiresAt: now });
  const valid = fakeConnection({ expiresAt: new Date(now.getTime() + 1) });
  pingConnections([expired.connection, valid.connection], now);
  expect(expired.calls).toEqual(['close 4401']);
  expect(valid.calls).toEqual(['ping']);
});

test('a socket that has not responded to a ping is terminated at the time of the next one', () => {
  const { connection, calls } = fakeConnection();
  pingConnections([connection], now);
  pingConnections([connection], now);
  expect(calls).toEqual(['ping', 'terminate']);
});

test('a socket that responds to pings stays open', () => {
  const { connection, calls } = fakeConnection();
  pingConnections([connection], now);
  connection.isAlive = true;
  pingConnections([connection], now);
  expect(calls).toEqual(['ping', 'ping']);
});
