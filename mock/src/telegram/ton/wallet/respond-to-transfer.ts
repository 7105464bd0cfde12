import { Address } from '@ton/core';
import {
  SEND_TRANSACTION_ERROR_CODES as codes,
  type SendTransactionRpcRequest,
  type SendTransactionRpcResponse,
} from '@tonconnect/protocol';
import { signTransfer, type Transfer } from '../chain/transfer.ts';
import type { Wallet } from '../chain/wallet.ts';
import { maxMessages } from './wallet-listing.ts';

export type WalletNetwork = {
  /** Returns the number of transfers that the wallet at `address` has made. */
  seqno: (address: Address) => Promise<number>;
  /** Sends a signed message to the network. Rejects if the network refuses the message. */
  send: (boc: Buffer) => Promise<void>;
};

export type TransferOptions = {
  wallet: Wallet;
  network: WalletNetwork;
  /** Resolves with true if the owner accepts the transfer. */
  decide: (prompt: { type: 'transfer'; transfer: Transfer }) => Promise<boolean>;
  /** Returns the current time in milliseconds since 1970. */
  now: () => number;
  /** Runs `send` when the wallet has sent its earlier transfers. */
  inTurn: <Result>(send: () => Promise<Result>) => Promise<Result>;
};

/**
 * Signs and sends an app's transfer if the transfer is valid and the owner accepts it.
 * @returns The signed message in base64, or an error. The error of an invalid transfer has the code 1.
 */
export async function respondToTransfer(
  { id, params }: SendTransactionRpcRequest,
  { wallet, network, decide, now, inTurn }: TransferOptions,
): Promise<SendTransactionRpcResponse> {
  const refusal = (code: codes, message: string) => ({ id, error: { code, message } });
  const transfer = parseTransfer(params[0]);
  if (!transfer) return refusal(codes.BAD_REQUEST_ERROR, 'The transfer cannot be read.');
  const fault = faultOf(transfer, wallet, now());
  if (fault) return refusal(codes.BAD_REQUEST_ERROR, fault);
  if (!(await decide({ type: 'transfer', transfer }))) {
    return refusal(codes.USER_REJECTS_ERROR, 'The owner declined the transfer.');
  }
  try {
    const boc = await inTurn(async () => {
      const seqno = await network.seqno(wallet.address);
      const signed = signTransfer(wallet, seqno, transfer).toBoc();
      await network.send(signed);
      return signed;
    });
    return { id, result: boc.toString('base64') };
  } catch (error) {
    return refusal(codes.UNKNOWN_ERROR, `The transfer failed: ${String(error)}`);
  }
}

/** Returns the reason to refuse a transfer, or `undefined` if the transfer is valid. */
function faultOf(transfer: Transfer, wallet: Wallet, now: number): string | undefined {
  const { messages, network, from, valid_until: validUntil } = transfer;
  if (network !== undefined && network !== wallet.network) return 'Wrong network.';
  if (from !== undefined && !isSame(from, wallet.address)) return 'Wrong account.';
  if (validUntil !== undefined && validUntil * 1000 <= now) return 'The transfer is out of date.';
  if (messages.length === 0 || messages.length > maxMessages) return 'Wrong number of messages.';
  const isSound = messages.every(
    ({ address, amount }) => Address.isFriendly(address) && /^\d+$/.test(amount),
  );
  return isSound ? undefined : 'A message has no friendly address or no amount.';
}

function isSame(text: string, address: Address): boolean {
  const isAddress = Address.isFriendly(text) || Address.isRaw(text);
  return isAddress && Address.parse(text).equals(address);
}

function parseTransfer(text: string): Transfer | undefined {
  try {
    const transfer: Transfer | null = JSON.parse(text);
    return Array.isArray(transfer?.messages) ? transfer : undefined;
  } catch {
    return undefined;
  }
}
