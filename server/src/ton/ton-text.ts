import { fromNano } from '@ton/core';

/** Formats nano-TON as TON. */
export function tonText(nano: bigint | number | string): string {
  return `${fromNano(BigInt(nano))} TON`;
}
