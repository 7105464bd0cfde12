import type { WalletProof } from '@bold/sdk';
import { fromHex } from '../../world/bytes.ts';

const text = new TextEncoder();

/** Returns the bytes that a wallet hashes and signs (TON Connect, "ton-proof-item-v2"). */
export function proofMessage(
  address: string,
  proof: Pick<WalletProof['proof'], 'domain' | 'timestamp' | 'payload'>,
): Uint8Array<ArrayBuffer> {
  const [workchain, hash = ''] = address.split(':');
  const numbers = new DataView(new ArrayBuffer(16));
  numbers.setInt32(0, Number(workchain));
  numbers.setUint32(4, proof.domain.lengthBytes, true);
  numbers.setBigUint64(8, BigInt(proof.timestamp), true);
  const bytes = (from: number, to: number) => new Uint8Array(numbers.buffer).slice(from, to);
  return Uint8Array.from([
    ...text.encode('ton-proof-item-v2/'),
    ...bytes(0, 4),
    ...fromHex(hash),
    ...bytes(4, 8),
    ...text.encode(proof.domain.value),
    ...bytes(8, 16),
    ...text.encode(proof.payload),
  ]);
}
