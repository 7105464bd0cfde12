import type { Balance, TapBatch } from '@bold/sdk/game';
import type { LiveConnection } from '@bold/sdk/live';

/** Who is told what became of taps. */
export interface TapListener {
  /** The batches without an answer, those of an earlier visit included. */
  keep(unheard: readonly TapBatch[]): void;
  /** A batch was answered; these are left. */
  settle(balance: Balance, unheard: readonly TapBatch[]): void;
  /** The balance changed for another reason. */
  hear(balance: Balance): void;
  /** The init data is good no more; only opening the app anew helps (decisions §3). */
  expire(): void;
}

/**
 * Tells a listener of a connection's taps, first of those that an earlier visit left unheard.
 * @returns what ends it
 */
export function listenToTaps(connection: LiveConnection, listener: TapListener): () => void {
  listener.keep(connection.unheard);
  return connection.subscribe((event) => {
    switch (event.type) {
      case 'ack':
      case 'batchRefused':
        return listener.settle(event.balance, connection.unheard);
      case 'balance':
        return listener.hear(event.balance);
      case 'expired':
        return listener.expire();
    }
  });
}
