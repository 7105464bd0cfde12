import type { Taps } from '@bold/sdk';
import { WebSocket } from 'ws';
import { type Connection, closeCode } from './connection.ts';

export class Connections {
  readonly #byUser = new Map<number, Set<Connection>>();

  add(connection: Connection): void {
    const { userId } = connection.player;
    const own = this.#byUser.get(userId) ?? new Set();
    this.#byUser.set(userId, own.add(connection));
  }

  remove(connection: Connection): void {
    const { userId } = connection.player;
    const own = this.#byUser.get(userId);
    own?.delete(connection);
    if (own?.size === 0) this.#byUser.delete(userId);
  }

  /** Closes the oldest sockets of a user, so that at most `max` stay open. */
  closeOldestBeyond(max: number, userId: number): void {
    const own = [...(this.#byUser.get(userId) ?? [])];
    const open = own.filter(({ socket }) => socket.readyState === WebSocket.OPEN);
    for (const connection of open.slice(0, -max)) connection.close(closeCode.flooding);
  }

  closeBanned(userId: number): void {
    for (const connection of this.#byUser.get(userId) ?? []) {
      connection.close(closeCode.banned, 'PLAYER_BANNED');
    }
  }

  /** Returns the ids of all connected users. */
  users(): number[] {
    return [...this.#byUser.keys()];
  }

  isOnline(userId: number): boolean {
    return this.#byUser.has(userId);
  }

  sendBalance(userId: number, balance: Taps, except?: Connection): void {
    for (const connection of this.#byUser.get(userId) ?? []) {
      if (connection !== except) connection.send({ type: 'balance', ...balance });
    }
  }

  *[Symbol.iterator](): Generator<Connection> {
    for (const own of this.#byUser.values()) yield* own;
  }
}

/**
 * Closes with 4401 the connections whose init data has expired, and terminates the connections that did not answer the
 * last ping. Pings the remaining connections.
 */
export function pingConnections(connections: Iterable<Connection>, now: Date): void {
  for (const connection of connections) {
    const { socket, player } = connection;
    if (now >= player.expiresAt) {
      connection.close(closeCode.initDataRefused, 'INIT_DATA_EXPIRED');
    } else if (!connection.isAlive) {
      socket.terminate();
    } else {
      connection.isAlive = false;
      socket.ping();
    }
  }
}
