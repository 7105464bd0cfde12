import { ApiProblem } from '@bold/sdk';

/** Why the server takes an address for none, where the form's own rule cannot judge it. */
export type WalletFault = 'checksum' | 'workchain' | 'network';

const faults: readonly WalletFault[] = ['checksum', 'workchain', 'network'];

/** What the server found wrong with the address that was saved; `undefined` for any other failure. */
export function walletFault(error: unknown): WalletFault | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  const codes = error.errors.map(({ code }) => code);
  return faults.find((fault) => codes.includes(fault));
}
