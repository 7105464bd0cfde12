import { fromNano } from '@ton/core';

export const microsPerDollar = 1_000_000;

/** Formats micro-dollars exactly: `12.50 dollars`, `-0.000001 dollars`. */
export function dollarsText(micros: number): string {
  const digits = String(Math.abs(micros)).padStart(7, '0');
  const fraction = digits.slice(-6).replace(/0{1,4}$/, '');
  return `${micros < 0 ? '-' : ''}${digits.slice(0, -6)}.${fraction} dollars`;
}

/** Formats nano-TON as TON. */
export function tonText(nano: bigint | number | string): string {
  return `${fromNano(BigInt(nano))} TON`;
}
