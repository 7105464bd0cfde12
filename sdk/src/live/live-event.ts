import type { Balance } from '../game/balance.ts';
import type { LiveErrorCode } from '../generated/problems.ts';
import type { Batch } from './batch.ts';

/** What a live connection tells its listeners. */
export type LiveEvent =
  | { readonly type: 'opened' }
  /** The socket is gone; another attempt follows or not. */
  | { readonly type: 'closed'; readonly code: number; readonly willReconnect: boolean }
  /** All attempts failed. */
  | { readonly type: 'gaveUp' }
  /** Unheard batches of an earlier start of the app were found: they are sent from here now. */
  | { readonly type: 'tookOver'; readonly batches: readonly Batch[] }
  /** The init data is not good (any more); `reason` is the problem's code, if the server named it. */
  | { readonly type: 'expired'; readonly reason: string }
  /** The server says that the taps are another player's. */
  | { readonly type: 'refused' }
  /** A batch was counted, as far as the balance allowed. */
  | {
      readonly type: 'ack';
      readonly batch: Batch;
      readonly applied: number;
      readonly isDuplicate: boolean;
      readonly balance: Balance;
    }
  /** Nothing of a batch was counted; it is dropped, or goes out again later. */
  | {
      readonly type: 'batchRefused';
      readonly batch: Batch | undefined;
      readonly code: LiveErrorCode;
      readonly willResend: boolean;
      readonly balance: Balance;
    }
  /** The balance changed elsewhere, or by something that nobody here waits for any more. */
  | { readonly type: 'balance'; readonly balance: Balance };
