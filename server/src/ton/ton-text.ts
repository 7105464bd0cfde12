import { fromNano } from '@ton/core';

/** Nano-TON as a person reads them. */
export function tonText(nano: bigint | number | string): string {
  return `${fromNano(BigInt(nano))} TON`;
}
