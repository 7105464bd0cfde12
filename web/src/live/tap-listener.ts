import type { Balance, TapBatch } from '@bold/sdk/game';
import type { Batch, LiveConnection } from '@bold/sdk/live';

/** Receives the state of taps from the live connection. */
export type TapListener = {
  /** The batches that an earlier start of the app made and never sent. */
  setUnacked(unacked: readonly TapBatch[]): void;
  /** A batch was acknowledged or refused; `unacked` are those of this start that are left. */
  acknowledge(balance: Balance, unacked: readonly TapBatch[]): void;
  /** The balance changed for another reason. */
  receiveBalance(balance: Balance): void;
  /** The init data has expired: the app must be opened again (decisions §3). */
  expire(): void;
};

const batchKey = ({ session, seq }: Batch) => `${session}/${seq}`;

/**
 * Passes a connection's events to a listener. Returns a function that stops it. Batches that an earlier start sent
 * without an ack are left out: the server's balance may contain them, and a number that counted them twice would move
 * back.
 */
export function listenToTaps(connection: LiveConnection, listener: TapListener): () => void {
  const unverified = new Set<string>();
  const markUnverified = (batches: readonly Batch[]) => {
    for (const batch of batches) if (batch.sent) unverified.add(batchKey(batch));
  };
  markUnverified(connection.unacked);
  const unacked = () => connection.unacked.filter((batch) => !unverified.has(batchKey(batch)));
  listener.setUnacked(unacked());
  return connection.subscribe((event) => {
    switch (event.type) {
      case 'tookOver':
        markUnverified(event.batches);
        return listener.setUnacked(unacked());
      case 'ack':
      case 'batchRefused':
        return listener.acknowledge(event.balance, unacked());
      case 'balance':
        return listener.receiveBalance(event.balance);
      case 'expired':
        return listener.expire();
    }
  });
}
