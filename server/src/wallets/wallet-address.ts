import { Address } from '@ton/core';

/** Thrown for a text that looks like a TON address but is not accepted. */
export class WalletError extends Error {
  readonly reason: 'checksum' | 'workchain' | 'network';

  constructor(reason: WalletError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'WalletError';
    this.reason = reason;
  }
}

/**
 * Converts a raw or friendly TON address to the raw form. The database stores addresses in this form (decisions §6).
 * @throws `WalletError` if the address is malformed, if its checksum is wrong, if its workchain is unknown, or if it is
 * marked for the test network and `testAllowed` is false.
 */
export function parseWallet(text: string, { testAllowed }: { testAllowed: boolean }): string {
  const { address, isTestOnly } = parse(text);
  if (![0, -1].includes(address.workChain)) {
    throw new WalletError('workchain', 'The address is in an unknown workchain.');
  }
  if (isTestOnly && !testAllowed) {
    throw new WalletError('network', 'The address is of the test network.');
  }
  return address.toRawString();
}

/** Converts a raw address to its friendly, non-bounceable form of 48 characters. */
export function friendlyWallet(raw: string): string {
  return Address.parseRaw(raw).toString({ bounceable: false, urlSafe: true });
}

function parse(text: string): { address: Address; isTestOnly: boolean } {
  try {
    return text.includes(':')
      ? { address: Address.parseRaw(text), isTestOnly: false }
      : Address.parseFriendly(text);
  } catch (cause) {
    throw new WalletError('checksum', 'The checksum of the address is wrong.', { cause });
  }
}
