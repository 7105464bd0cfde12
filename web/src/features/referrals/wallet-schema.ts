import { paymentInfoUpdateWalletHashPattern } from '@bold/sdk/limits';
import { object, string } from 'yup';

const pattern = new RegExp(paymentInfoUpdateWalletHashPattern, 'u');

/** What the address's form holds; an empty text takes the address away. */
export type WalletValues = { wallet_hash: string };

/** The contract's form of an address; the checksum is the server's to judge. */
export function walletSchema(invalid: string) {
  return object({
    wallet_hash: string()
      .defined()
      .trim()
      .matches(pattern, { message: invalid, excludeEmptyString: true }),
  });
}
