import type { SendTransactionRequest } from '@tonconnect/ui-react';

/** The time for signing, in seconds. TON Connect warns above 300, and wallets refuse requests above 600. */
const goodForS = 300;

/**
 * Converts a `ton://transfer/<address>?amount=<nano>&text=<comment>` link into a request for a wallet.
 * @param network TON's id of the network
 * @param now the current time, in milliseconds since 1970
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
    throw new RangeError('This is not a link to a transfer.');
  }
  const text = parameters.get('text');
  return {
    validUntil: Math.floor(now / 1000) + goodForS,
    network,
    messages: [{ address, amount, ...(text !== null && { payload: commentCell(text) }) }],
  };
}

/** The maximum length of a comment in bytes: a TON cell has 1023 bits, and 32 zero bits precede the comment. */
export const commentMaxBytes = 123;

/**
 * Encodes a transfer's comment for TON Connect.
 * @returns a bag of cells as base64, with one cell: 32 zero bits and then the text
 * @throws RangeError if the text has more than 123 bytes
 */
export function commentCell(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > commentMaxBytes) throw new RangeError('The comment does not fit one cell.');
  const data = [0, 0, 0, 0, ...bytes];
  // The header of the cell: no references, then twice the number of whole bytes.
  const cell = [0, data.length * 2, ...data];
  // The header of the bag of cells: magic number, one byte per reference and per offset, one cell, one root, no absent
  // cells, the size, the index of the root.
  const bag = [0xb5, 0xee, 0x9c, 0x72, 1, 1, 1, 1, 0, cell.length, 0, ...cell];
  return btoa(String.fromCharCode(...bag));
}
