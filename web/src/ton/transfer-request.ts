import type { SendTransactionRequest } from '@tonconnect/ui-react';
import { commentCell } from './comment-cell.ts';

/** How long a wallet may take to sign; beyond five minutes TON Connect warns, beyond ten wallets refuse. */
const goodForS = 300;

/**
 * What a `ton://transfer/<address>?amount=<nano>&text=<comment>` link asks a wallet to sign.
 * @param network the network to pay on, by TON's id
 * @param now milliseconds since 1970
 * @throws RangeError for a link that is none
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
