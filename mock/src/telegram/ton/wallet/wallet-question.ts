import { Cell, fromNano } from '@ton/core';
import { readComment } from '../chain/comment.ts';
import type { TransferMessage } from '../chain/transfer.ts';
import type { Wallet } from '../chain/wallet.ts';
import type { WalletPrompt } from './ton-wallet.ts';

/** One payment of a transfer, as the sheet shows it. The amount is a decimal number of TON. */
export type Payment = {
  /** The position in the transfer, from 1. */
  place: number;
  amount: string;
  recipient: string;
  comment: string | null;
};

/** A question to the wallet's owner, as texts for the sheet. */
export type WalletQuestion =
  | { kind: 'connect'; app: string; site: string; address: string; proves: boolean }
  | { kind: 'transfer'; payments: Payment[] };

/** Converts a prompt to the question for the sheet, with the wallet's address in the non-bounceable form. */
export function questionOf(prompt: WalletPrompt, { address, network }: Wallet): WalletQuestion {
  if (prompt.type === 'transfer') {
    return { kind: 'transfer', payments: prompt.transfer.messages.map(paymentOf) };
  }
  const { manifest, asksProof } = prompt;
  return {
    kind: 'connect',
    app: manifest.name,
    site: new URL(manifest.url).host,
    address: address.toString({ bounceable: false, testOnly: network === '-3' }),
    proves: asksProof,
  };
}

function paymentOf({ address, amount, payload }: TransferMessage, index: number): Payment {
  return {
    place: index + 1,
    amount: fromNano(amount),
    recipient: address,
    comment: payload ? commentIn(payload) : null,
  };
}

/** Returns the comment in a payload. Returns null if there is no comment or the payload is unreadable. */
function commentIn(payload: string): string | null {
  try {
    return readComment(Cell.fromBase64(payload)) ?? null;
  } catch {
    return null;
  }
}
