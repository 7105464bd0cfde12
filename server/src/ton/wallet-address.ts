import { Address } from '@ton/core';

/** Why an address that looks like one is none. */
export class WalletError extends Error {
  readonly reason: 'checksum' | 'workchain' | 'network';

  constructor(reason: WalletError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WalletError';
    this.reason = reason;
  }
}

/**
 * A TON address, raw or friendly, as the raw text that is stored (decisions §6).
 * Throws `WalletError` for a wrong checksum, an unknown workchain, or the test network's form
 * where `testAllowed` is false.
 */
export function parseWallet(text: string, { testAllowed }: { testAllowed: boolean }): string {
  const { address, isTestOnly } = parse(text);
  if (![0, -1].includes(address.workChain)) {
    throw new WalletError('workchain', 'It lies in no workchain of TON.');
  }
  if (isTestOnly && !testAllowed) {
    throw new WalletError('network', 'It is an address of the test network.');
  }
  return address.toRawString();
}

/** The friendly, non-bounceable form of a stored address: 48 characters, two rows of four groups. */
export function friendlyWallet(raw: string): string {
  return Address.parseRaw(raw).toString({ bounceable: false, urlSafe: true });
}

function parse(text: string): { address: Address; isTestOnly: boolean } {
  try {
    return text.includes(':')
      ? { address: Address.parseRaw(text), isTestOnly: false }
      : Address.parseFriendly(text);
  } catch (cause) {
    throw new WalletError('checksum', 'Its checksum is wrong.', { cause });
  }
}
