import type { ListedTransaction } from './chain-api.ts';
import { readComment } from './read-comment.ts';
import { readTransaction } from './read-transaction.ts';

/** Money that a transaction brought to an account; addresses raw, `hash` in hexadecimal. */
export type Deposit = {
  hash: string;
  lt: number;
  account: string;
  source: string;
  nano: bigint;
  comment: string | null;
  paidAt: Date;
  /** The account's contract refused the message, but the money stayed. */
  hasFailed: boolean;
};

/**
 * Returns what a transaction brought, or null: it is the account's own payment, or a bounced one. Throws if it is
 * unreadable.
 */
export function readDeposit(listed: ListedTransaction, account: string): Deposit | null {
  const { inMessage, description } = readTransaction(listed);
  if (inMessage?.info.type !== 'internal' || description.type !== 'generic') return null;
  const { info, body } = inMessage;
  const wentBack = description.bouncePhase?.type === 'ok';
  if (info.bounced || wentBack || info.value.coins === 0n) return null;
  // An account that was never used has no contract that could refuse.
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
