import { expect, test } from 'vitest';
import { Connections } from './connections.ts';
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

test('a user is online until the last socket is gone', () => {
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
