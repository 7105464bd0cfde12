import { type Connection, closeCode } from './connection.ts';

/**
 * Looks after open connections at intervals: init data that expired closes with 4401; who did not answer the last
 * ping is gone; the others are pinged. Pings are protocol frames, clients answer them by themselves.
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
