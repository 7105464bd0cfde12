import { contractLimits } from '../../openapi/scripts/contract-limits.ts';
import type { Contract } from './contract.ts';

/** Returns the text of `limits.ts`, with a constant for each limit of the contract. */
export function limitsFile(contract: Contract): string {
  const lines = [...new Map(contractLimits(contract))].map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`,
  );
  return `/** The limits and rules of the contract. Generated, never edited. */\n\n${lines.join('')}`;
}
