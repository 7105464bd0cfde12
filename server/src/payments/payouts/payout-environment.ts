import {
  matching,
  oneOf,
  folder as path,
  type Reader,
  readVariable,
} from '../../config/config-variable.ts';
import { parseWallet } from '../../wallets/wallet-address.ts';

type Environment = Record<string, string | undefined>;

/** The variables of `npm run payouts`. A server must never have the mnemonic file, which gives access to the money. */
export type PayoutEnvironment = ReturnType<typeof readPayoutEnvironment>;

const wallet: Reader<string> = (value) => {
  try {
    return parseWallet(value, { testAllowed: true });
  } catch (cause) {
    throw new Error('the address of a TON wallet', { cause });
  }
};

/**
 * Reads the variables of a payout run.
 * @throws If a variable is invalid. The message names the variable, but does not contain its value.
 */
export function readPayoutEnvironment(env: Environment, folder = '.') {
  const file = path(folder);
  return {
    /** The raw address of the payout wallet. */
    wallet: readVariable(env, 'TON_PAYOUT_ADDRESS', wallet, null),
    walletVersion: readVariable(env, 'TON_PAYOUT_WALLET', oneOf('v4', 'v5'), 'v5' as const),
    mnemonicFile: readVariable(env, 'TON_PAYOUT_MNEMONIC_FILE', file, null),
    /** The public Ed25519 key of the approver, who must sign each plan. Null if plans need no approval. */
    approverKey: readVariable(
      env,
      'PAYOUT_APPROVER_KEY',
      matching(/^[0-9a-f]{64}$/, 'the 64 lower-case hexadecimal digits that --approve prints'),
      null,
    ),
    /** The file with the approver's private key. */
    approverKeyFile: readVariable(env, 'PAYOUT_APPROVER_KEY_FILE', file, null),
  };
}
