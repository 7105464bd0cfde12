import { type Connection, closeCode } from './connection.ts';

/**
 * Closes connections whose init data expired with 4401, terminates those that did not respond to the last ping, and
 * pings the others. Clients respond to pings by themselves.
 */
export function checkConnections(connections: Iterable<Connection>, now: Date): void {
  for (const connection of connections) {
    const { socket, player } = connection;
    if (now >= player.expiresAt) {
      socket.close(closeCode.initDataRefused, 'INIT_DATA_EXPIRED');
    } else if (!connection.isAlive) {
      socket.terminate();
    } else {
      connection.isAlive = false;
      socket.ping();
    }
  }
}
