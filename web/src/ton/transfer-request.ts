import type { SendTransactionRequest } from '@tonconnect/ui-react';
import { commentCell } from './comment-cell.ts';

/** The time for signing: above five minutes TON Connect warns, above ten wallets refuse. */
const goodForS = 300;

/**
 * Converts a `ton://transfer/<address>?amount=<nano>&text=<comment>` link into a request for a wallet.
 * @param network TON's id of the network
 * @param now milliseconds since 1970
 * @throws RangeError if the link is invalid
 */
export function transferRequest(
  link: string,
  { network, now }: { network: string; now: number },
): SendTransactionRequest {
  const [, address, query] = /^ton:\/\/transfer\/([\w-]{48})\?(.+)$/.exec(link) ?? [];
  const parameters = new URLSearchParams(query);
  const amount = parameters.get('amount') ?? '';
  if (address === undefined || !/^[1-9]\d*$/.test(amount)) {
    throw new RangeError('This is no link to a transfer.');
  }
  const text = parameters.get('text');
  return {
    validUntil: Math.floor(now / 1000) + goodForS,
    network,
    messages: [{ address, amount, ...(text !== null && { payload: commentCell(text) }) }],
  };
}
