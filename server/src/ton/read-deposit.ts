import type { ListedTransaction } from './chain-api.ts';
import { readComment } from './read-comment.ts';
import { readTransaction } from './read-transaction.ts';

/**
 * An incoming transfer. `account` and `source` are raw TON addresses (`0:…`), `nano` is in nano-TON, and `hash` is in
 * hexadecimal.
 */
export type Deposit = {
  hash: string;
  lt: number;
  account: string;
  source: string;
  nano: bigint;
  comment: string | null;
  paidAt: Date;
  /** True if the account's contract refused the message but the account kept the money. */
  hasFailed: boolean;
};

/**
 * Returns the deposit of a transaction, or null if the transaction brings no money or only bounced money.
 * @throws If `listed.data` cannot be parsed, or if the hash of `listed.data` is not `listed.hash`.
 */
export function readDeposit(listed: ListedTransaction, account: string): Deposit | null {
  const { inMessage, description } = readTransaction(listed);
  if (inMessage?.info.type !== 'internal' || description.type !== 'generic') return null;
  const { info, body } = inMessage;
  const wentBack = description.bouncePhase?.type === 'ok';
  if (info.bounced || wentBack || info.value.coins === 0n) return null;
  // An account that was never used has no contract that could refuse the message.
  const { computePhase, aborted } = description;
  const hasNoContract = computePhase.type === 'skipped' && computePhase.reason === 'no-state';
  return {
    hash: listed.hash,
    lt: listed.lt,
    account,
    source: info.src.toRawString(),
    nano: info.value.coins,
    comment: readComment(body),
    paidAt: new Date(listed.at),
    hasFailed: aborted && !hasNoContract,
  };
}
