/**
 * Generated from the contract, never edited.
 */
import type { BalanceMessage } from './balanceMessage.ts';
import type { LiveError } from './liveError.ts';
import type { TapsAck } from './tapsAck.ts';

/**
 * Any message that the server sends on the live connection.
 */
export type LiveServerMessage = TapsAck | LiveError | BalanceMessage;
