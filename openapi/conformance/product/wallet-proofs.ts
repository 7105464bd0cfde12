import { type Check, checksOf } from '../check.ts';
import { described, ok, refused, same } from '../expectations.ts';
import { type Statement, Wallet } from '../players/wallet.ts';
import { friendlyWallet } from './friendly-wallet.ts';
import { ownProfile, proofPath, prove, statement, walletOf } from './prove-wallet.ts';
import type { Profile } from './user-responses.ts';

const check = checksOf('users');
const hourS = 3_600;
const dayS = 24 * hourS;

export const walletProofsChecks: Check[] = [
  check('wallets of version 3, version 4 and version 5 can be verified', ['R802'], async (kit) => {
    for (const version of [3, 4, 5] as const) {
      const [player, wallet] = [kit.player(), new Wallet(version)];
      const proven = ok<Profile>(await prove(kit, player, wallet));
      const expected = [friendlyWallet(0, wallet.account), true];
      same(walletOf(proven), expected, `wallet and wallet_verified, of version ${version},`);
      same(walletOf(await ownProfile(player)), expected, 'wallet and wallet_verified, later,');
    }
  }),
  check('a wallet of the masterchain can be verified', ['R802'], async (kit) => {
    const [player, wallet] = [kit.player(), new Wallet(4)];
    const body = wallet.prove(await statement(kit, player), wallet.account, -1);
    const proven = ok<Profile>(await player.post(proofPath, body));
    same(walletOf(proven), [friendlyWallet(-1, wallet.account), true], 'the verified wallet');
  }),
  check(
    'of several faults of a proof the first in the order of the checks counts',
    ['R805', 'R806', 'R103'],
    async (kit) => {
      const [player, wallet, other] = [kit.player(), new Wallet(4), new Wallet(4)];
      const old = async () => {
        const signed = await statement(kit, player);
        return { ...signed, timestamp: signed.timestamp - dayS };
      };
      const spent = await old();
      refused(await player.post(proofPath, wallet.prove(spent)), 'WALLET_PROOF_EXPIRED');
      const faults: [code: string, what: string, body: () => Promise<object>][] = [
        ['INVALID', 'a used challenge and an old time', async () => wallet.prove(spent)],
        [
          'INVALID',
          'another domain and an old time',
          async () => wallet.prove({ ...(await old()), domain: 'elsewhere.example' }),
        ],
        [
          'EXPIRED',
          'an old time and the signature of another wallet',
          async () => {
            const signed = await old();
            return { ...wallet.prove(signed), proof: other.prove(signed).proof };
          },
        ],
        [
          'EXPIRED',
          'an old time and the state init of another wallet',
          async () => ({ ...wallet.prove(await old()), state_init: other.stateInit }),
        ],
        [
          'EXPIRED',
          'an old time and a state init that is unreadable',
          async () => ({ ...wallet.prove(await old()), state_init: 'te6ccgEBAQEAAgAA' }),
        ],
      ];
      for (const [code, what, body] of faults) {
        const response = await player.post(proofPath, await body());
        refused(described(response, `with ${what}`), `WALLET_PROOF_${code}`);
      }
    },
  ),
  check('hexadecimal digits of a proof may be upper-case', ['R802'], async (kit) => {
    const [player, wallet] = [kit.player(), new Wallet(5)];
    const body = wallet.prove(await statement(kit, player));
    const address = `0:${wallet.account.toUpperCase()}`;
    const upper = { ...body, address, public_key: wallet.publicKey.toUpperCase() };
    const proven = ok<Profile>(await player.post('/user/wallet/proof', upper));
    same(walletOf(proven), [friendlyWallet(0, wallet.account), true], 'the verified wallet');
  }),
  check(
    'another address or none resets wallet_verified, the same address does not',
    ['R808'],
    async (kit) => {
      const [player, wallet] = [kit.player(), new Wallet(5)];
      const save = async (wallet_hash: string | null) =>
        walletOf(ok(await player.patch('/user/profile/me', { payment_info: { wallet_hash } })));
      const own = friendlyWallet(0, wallet.account);
      const other = friendlyWallet(0, 'c5'.repeat(32));
      ok(await prove(kit, player, wallet));
      const forms = [`0:${wallet.account}`, own, friendlyWallet(0, wallet.account, true)];
      for (const form of forms)
        same(await save(form), [own, true], `the verified wallet, entered again as ${form},`);
      same(await save(other), [other, false], 'another wallet');
      same(await save(own), [own, false], 'the wallet that was verified before another one');
      ok(await prove(kit, player, wallet));
      same(await save(null), [null, false], 'no wallet');
    },
  ),
  check(
    'a challenge is valid for one proof, also a refused one, not for a body that breaks the contract, and only for the player who requested it',
    ['R803'],
    async (kit) => {
      const [player, thief, wallet] = [kit.player(), kit.player(), new Wallet(4)];
      const body = wallet.prove(await statement(kit, player));
      refused(await thief.post('/user/wallet/proof', body), 'WALLET_PROOF_INVALID');
      ok(await player.post('/user/wallet/proof', body));
      refused(await player.post('/user/wallet/proof', body), 'WALLET_PROOF_INVALID');
      same(
        walletOf(await ownProfile(thief)),
        [null, false],
        'the wallet of the player who copied the proof',
      );
      const kept = wallet.prove(await statement(kit, player));
      refused(await player.post('/user/wallet/proof', { ...kept, more: 1 }), 'VALIDATION_FAILED');
      ok(await player.post('/user/wallet/proof', kept));
      const signed = await statement(kit, player);
      const other = new Wallet(4).prove(signed);
      refused(
        await player.post('/user/wallet/proof', { ...other, public_key: wallet.publicKey }),
        'WALLET_PROOF_INVALID',
      );
      refused(
        await player.post('/user/wallet/proof', wallet.prove(signed)),
        'WALLET_PROOF_INVALID',
      );
    },
  ),
  check('a new challenge does not end an earlier one', ['R801'], async (kit) => {
    const [player, wallet] = [kit.player(), new Wallet(4)];
    const [first, second] = [await statement(kit, player), await statement(kit, player)];
    for (const [signed, which] of [
      [first, 'earlier'],
      [second, 'later'],
    ] as const) {
      const response = await player.post(proofPath, wallet.prove(signed));
      ok(described(response, `with the ${which} of two challenges`));
    }
  }),
  check(
    'a proof with another signature, key, address, domain or time is refused and changes nothing',
    ['R805', 'R807'],
    async (kit) => {
      const [player, wallet, other] = [kit.player(), new Wallet(4), new Wallet(4)];
      const forgeries = [
        (signed: Statement) => ({ ...wallet.prove(signed), proof: other.prove(signed).proof }),
        (signed: Statement) => ({ ...wallet.prove(signed), public_key: other.publicKey }),
        (signed: Statement) => ({ ...wallet.prove(signed), state_init: other.stateInit }),
        (signed: Statement) => wallet.prove(signed, other.account),
        (signed: Statement) => wallet.prove({ ...signed, domain: 'elsewhere.example' }),
        (signed: Statement) => wallet.prove({ ...signed, domain: asLong(signed.domain) }),
        (signed: Statement) => wallet.prove({ ...signed, timestamp: signed.timestamp + hourS }),
      ];
      for (const forge of forgeries) {
        const body = forge(await statement(kit, player));
        refused(await player.post('/user/wallet/proof', body), 'WALLET_PROOF_INVALID');
      }
      same(walletOf(await ownProfile(player)), [null, false], 'the wallet after seven refusals');
    },
  ),
  check('a proof that was signed a day ago is refused', ['R806'], async (kit) => {
    const player = kit.player();
    const signed = await statement(kit, player);
    const body = new Wallet(5).prove({ ...signed, timestamp: signed.timestamp - dayS });
    refused(await player.post('/user/wallet/proof', body), 'WALLET_PROOF_EXPIRED');
  }),
];

/** Returns a different domain of the same length. */
const asLong = (domain: string) => `${domain.slice(0, -1)}${domain.endsWith('x') ? 'y' : 'x'}`;
