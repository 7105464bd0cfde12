import type { Balance } from '../game/balance.ts';
import type { Batch } from './batch.ts';

export type LiveEvent =
  | { readonly type: 'opened' }
  /** The socket closed or could not open. `willReconnect` is true if the SDK will try to connect again. */
  | { readonly type: 'closed'; readonly code: number; readonly willReconnect: boolean }
  /** All attempts to reconnect have failed. */
  | { readonly type: 'gaveUp' }
  /** Unacknowledged batches of an earlier instance of the app were found. This connection sends them now. */
  | { readonly type: 'tookOver'; readonly batches: readonly Batch[] }
  /** The init data is invalid or has expired. `reason` is a code such as `INIT_DATA_EXPIRED`, or empty. */
  | { readonly type: 'expired'; readonly reason: string }
  /** The server closed the connection, because a message with taps had a different user id than the init data. */
  | { readonly type: 'refused' }
  /** An operator has banned the player. */
  | { readonly type: 'banned' }
  /**
   * The server acknowledged a batch and newly counted `applied` taps. `applied` is 0 for a duplicate, and less than
   * `batch.taps` if the balance was too low.
   */
  | {
      readonly type: 'ack';
      readonly batch: Batch;
      readonly applied: number;
      readonly isDuplicate: boolean;
      readonly balance: Balance;
    }
  /**
   * The server refused a batch, with a `LiveErrorCode` or with a code that only a newer server has. The taps are sent
   * again later if `willResend` is true, otherwise they are dropped.
   */
  | {
      readonly type: 'batchRefused';
      readonly batch: Batch | undefined;
      readonly code: string;
      readonly willResend: boolean;
      readonly balance: Balance;
    }
  /** The server sent a balance that belongs to no batch of the queue, for example after a purchase. */
  | { readonly type: 'balance'; readonly balance: Balance };
