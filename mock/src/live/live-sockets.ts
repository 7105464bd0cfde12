import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import type { LiveServerMessage } from '@bold/sdk';
import { balanceOf } from '../tags/taps.ts';
import type { Player } from '../world/world.ts';
import { floodGate } from './flood-gate.ts';

export type LiveSocket = {
  send: (frame: string) => void;
  close: (code: number, reason: string) => void;
};

/** The open connections. A player can have several. */
export class LiveSockets {
  /** The connections that `add` has not added yet, each with the Telegram ids whose balances changed since `open`. */
  readonly #opening = new Map<LiveSocket, Set<number>>();
  readonly #open = new Map<LiveSocket, { telegramId: number; expiresAt: number }>();
  readonly #gates = new Map<number, ReturnType<typeof floodGate>>();

  /**
   * Counts one message from the Telegram user. All connections of the user share one limit.
   * @param now in milliseconds
   * @returns True if the message is within the contract's limit.
   */
  mayReceive(telegramId: number, now: number): boolean {
    const mayPass = this.#gates.get(telegramId) ?? floodGate(now);
    this.#gates.set(telegramId, mayPass);
    return mayPass(now);
  }

  /** Registers a connection before its init data is checked. The connection gets no balance until `add` is called. */
  open(socket: LiveSocket): void {
    this.#opening.set(socket, new Set());
  }

  /**
   * Adds a connection of the Telegram user. If the user has too many connections, closes the oldest.
   * @param expiresAt the time when the connection's init data expires, in milliseconds since 1970
   * @returns True if the user's balance has changed since `open`.
   */
  add(socket: LiveSocket, telegramId: number, expiresAt: number): boolean {
    const isChanged = this.#opening.get(socket)?.has(telegramId) ?? false;
    this.#opening.delete(socket);
    this.#open.set(socket, { telegramId, expiresAt });
    const own = [...this.#open].filter(([, { telegramId: owner }]) => owner === telegramId);
    for (const [oldest] of own.slice(0, -rules.live_sockets_per_user)) {
      this.#open.delete(oldest);
      oldest.close(4429, 'Too many connections');
    }
    return isChanged;
  }

  /** Removes a connection, but does not close it. */
  remove(socket: LiveSocket): void {
    this.#opening.delete(socket);
    this.#open.delete(socket);
  }

  /** Sends the player's balance to the player's sockets. Skips `except`, whose client gets the balance in an ack. */
  push(player: Player, except?: LiveSocket): void {
    for (const changed of this.#opening.values()) changed.add(player.telegramId);
    for (const [socket, { telegramId }] of this.#open) {
      if (telegramId === player.telegramId && socket !== except) sendBalance(socket, player);
    }
  }

  /** Closes the connections whose init data is too old at the time `now`, in milliseconds (decisions §3). */
  closeExpired(now: number): void {
    for (const [socket, { expiresAt }] of this.#open) {
      if (now >= expiresAt) socket.close(4401, 'INIT_DATA_EXPIRED');
    }
  }

  closeAll(): void {
    for (const socket of [...this.#opening.keys(), ...this.#open.keys()])
      socket.close(1001, 'Going away');
    this.#opening.clear();
    this.#open.clear();
    this.#gates.clear();
  }
}

export function sendBalance(socket: LiveSocket, player: Player): void {
  const message: LiveServerMessage = { type: 'balance', ...balanceOf(player) };
  socket.send(JSON.stringify(message));
}
