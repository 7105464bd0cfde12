import { beginCell, storeStateInit } from '@ton/core';
import { sha256_sync, sign } from '@ton/crypto';
import type { TonAddressItemReply, TonProofItemReplySuccess } from '@tonconnect/protocol';
import { proofMessage } from '../../../tags/wallet/wallet-proof-message.ts';
import type { Wallet } from '../chain/wallet.ts';

type ProofRequest = {
  domain: string;
  payload: string;
  /** The time in seconds since 1970. */
  timestamp: number;
};

/** Returns the `ton_addr` item of a connect event: a raw address, a state init in base64 and a public key in hex. */
export function addressItem({ contract, address, keys, network }: Wallet): TonAddressItemReply {
  const stateInit = beginCell().store(storeStateInit(contract.init)).endCell();
  return {
    name: 'ton_addr',
    address: address.toRawString(),
    network,
    walletStateInit: stateInit.toBoc().toString('base64'),
    publicKey: keys.publicKey.toString('hex'),
  };
}

/** Returns the `ton_proof` item of a connect event, signed with the wallet's key (TON Connect, "ton-proof-item-v2"). */
export function proofItem(
  { address, keys }: Pick<Wallet, 'address' | 'keys'>,
  { domain, payload, timestamp }: ProofRequest,
): TonProofItemReplySuccess {
  const named = { value: domain, lengthBytes: Buffer.byteLength(domain) };
  const claims = { domain: named, timestamp, payload };
  const message = sha256_sync(Buffer.from(proofMessage(address.toRawString(), claims)));
  const prefix = Buffer.from([0xff, 0xff, ...Buffer.from('ton-connect')]);
  const signature = sign(sha256_sync(Buffer.concat([prefix, message])), keys.secretKey);
  return { name: 'ton_proof', proof: { ...claims, signature: signature.toString('base64') } };
}
