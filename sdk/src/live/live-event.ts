import type { Balance } from '../game/balance.ts';
import type { LiveErrorCode } from '../generated/problems.ts';
import type { Batch } from './batch.ts';

export type LiveEvent =
  | { readonly type: 'opened' }
  /** The socket closed. `willReconnect` is true if another attempt follows. */
  | { readonly type: 'closed'; readonly code: number; readonly willReconnect: boolean }
  /** All attempts to reconnect have failed. */
  | { readonly type: 'gaveUp' }
  /** Unacknowledged batches of an earlier instance of the app were found. This connection sends them now. */
  | { readonly type: 'tookOver'; readonly batches: readonly Batch[] }
  /** The init data is invalid or has expired. `reason` is the problem's code, if the server sent one. */
  | { readonly type: 'expired'; readonly reason: string }
  /** The server closed the connection, because a message had taps for another player. */
  | { readonly type: 'refused' }
  /** An operator has banned the player. */
  | { readonly type: 'banned' }
  /**
   * The server acknowledged a batch. `applied` is how many taps it counted now: 0 for a duplicate, or fewer than sent
   * if the balance was too low.
   */
  | {
      readonly type: 'ack';
      readonly batch: Batch;
      readonly applied: number;
      readonly isDuplicate: boolean;
      readonly balance: Balance;
    }
  /** The server refused a batch. The taps are sent again later if `willResend` is true, otherwise they are dropped. */
  | {
      readonly type: 'batchRefused';
      readonly batch: Batch | undefined;
      readonly code: LiveErrorCode;
      readonly willResend: boolean;
      readonly balance: Balance;
    }
  /** The server sent a balance that belongs to no batch of the queue, for example after a purchase. */
  | { readonly type: 'balance'; readonly balance: Balance };
