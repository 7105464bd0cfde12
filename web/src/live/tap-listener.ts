import type { Balance, TapBatch } from '@bold/sdk/game';
import type { Batch, LiveConnection } from '@bold/sdk/live';

/** Who is told what became of taps. */
export interface TapListener {
  /** The batches that an earlier visit tapped and never sent. */
  keep(unheard: readonly TapBatch[]): void;
  /** A batch was answered; these are left of what was tapped here. */
  settle(balance: Balance, unheard: readonly TapBatch[]): void;
  /** The balance changed for another reason. */
  hear(balance: Balance): void;
  /** The init data is good no more; only opening the app anew helps (decisions §3). */
  expire(): void;
}

const nameOf = ({ session, seq }: Batch) => `${session}/${seq}`;

/**
 * Tells a listener of a connection's taps. A batch that an earlier visit sent without hearing of it
 * may be in the server's balance already: it is told of by its answer alone, for a number that counted
 * it here too would move back.
 * @returns what ends it
 */
export function listenToTaps(connection: LiveConnection, listener: TapListener): () => void {
  const doubtful = new Set<string>();
  const doubt = (batches: readonly Batch[]) => {
    for (const batch of batches) if (batch.sent) doubtful.add(nameOf(batch));
  };
  doubt(connection.unheard);
  const unheard = () => connection.unheard.filter((batch) => !doubtful.has(nameOf(batch)));
  listener.keep(unheard());
  return connection.subscribe((event) => {
    switch (event.type) {
      case 'tookOver':
        doubt(event.batches);
        return listener.keep(unheard());
      case 'ack':
      case 'batchRefused':
        return listener.settle(event.balance, unheard());
      case 'balance':
        return listener.hear(event.balance);
      case 'expired':
        return listener.expire();
    }
  });
}
