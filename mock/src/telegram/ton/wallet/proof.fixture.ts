import { createHash } from 'node:crypto';
import { Address, Cell, contractAddress, loadStateInit } from '@ton/core';
import { signVerify } from '@ton/crypto';
import type { Account, TonProofItemReplySuccess } from '@tonconnect/sdk';

/** Returns true if a proof is valid by TON Connect's specification. Shares no code with the wallet. */
export function isProved(account: Account, { proof }: TonProofItemReplySuccess): boolean {
  const address = Address.parse(account.address);
  const message = Buffer.concat([
    Buffer.from('ton-proof-item-v2/'),
    number(4, (bytes) => bytes.writeInt32BE(address.workChain)),
    address.hash,
    number(4, (bytes) => bytes.writeUInt32LE(proof.domain.lengthBytes)),
    Buffer.from(proof.domain.value),
    number(8, (bytes) => bytes.writeBigUInt64LE(BigInt(proof.timestamp))),
    Buffer.from(proof.payload),
  ]);
  const signed = sha256(Buffer.from([0xff, 0xff]), Buffer.from('ton-connect'), sha256(message));
  const key = Buffer.from(account.publicKey ?? '', 'hex');
  const init = loadStateInit(Cell.fromBase64(account.walletStateInit).beginParse());
  return (
    contractAddress(0, init).equals(address) &&
    init.data?.beginParse().skip(64).loadBuffer(32).equals(key) === true &&
    signVerify(signed, Buffer.from(proof.signature, 'base64'), key)
  );
}

function number(size: number, write: (bytes: Buffer) => void): Buffer {
  const bytes = Buffer.alloc(size);
  write(bytes);
  return bytes;
}

function sha256(...parts: Buffer[]): Buffer {
  return createHash('sha256').update(Buffer.concat(parts)).digest();
}
