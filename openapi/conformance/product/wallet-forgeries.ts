import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Statement } from '../players/wallet.ts';
import { otherParts, Wallet } from '../players/wallet.ts';
import { nowSeconds } from '../times.ts';
import { friendlyWallet } from './friendly-wallet.ts';
import { ownProfile, proofPath, prove, statement, walletOf } from './prove-wallet.ts';

const check = checksOf('users');
const atOnce = 6;
/**
 * A proof's timestamp may be up to `maxAgeS` old or `futureS` ahead. The check stays `marginS` away from these limits,
 * because the machine can be slow.
 */
const proofLifetime = { maxAgeS: 900, futureS: 60, marginS: 45 };

type Body = ReturnType<Wallet['prove']>;
/**
 * Creates a proof by an attacker, which the server must refuse.
 * @param own The wallet of the attacker
 * @param victim The wallet of another player
 * @param signed A statement with a challenge for the attacker
 * @param another A statement with a second challenge for the attacker
 */
type Forge = (own: Wallet, victim: Wallet, signed: Statement, another: Statement) => Body;

const raw = (account: string, workchain = 0) => `${workchain}:${account}`;
const withProof = (body: Body, change: Partial<Body['proof']>): Body => ({
  ...body,
  proof: { ...body.proof, ...change },
});

/** The forged proofs. Each property name describes what is wrong. */
const forgeries: Record<string, Forge> = {
  "the victim's address and state init with the attacker's key and signature": (
    own,
    victim,
    signed,
  ) => ({ ...own.prove(signed, victim.account), state_init: victim.stateInit }),
  "the victim's address, state init and key with the attacker's signature": (
    own,
    victim,
    signed,
  ) => ({
    ...own.prove(signed, victim.account),
    state_init: victim.stateInit,
    public_key: victim.publicKey,
  }),
  "the victim's address and key with the attacker's state init and signature": (
    own,
    victim,
    signed,
  ) => ({ ...own.prove(signed, victim.account), public_key: victim.publicKey }),
  "the victim's address with a signature over the attacker's": (own, victim, signed) => ({
    ...own.prove(signed),
    address: raw(victim.account),
  }),
  "the victim's address and state init with a signature over the attacker's": (
    own,
    victim,
    signed,
  ) => ({ ...own.prove(signed), address: raw(victim.account), state_init: victim.stateInit }),
  'a workchain that was not signed': (own, _victim, signed) => ({
    ...own.prove(signed),
    address: raw(own.account, -1),
  }),
  'a challenge that was not signed': (own, _victim, signed, another) =>
    withProof(own.prove(signed), { payload: another.payload }),
  'a time that was not signed': (own, _victim, signed) =>
    withProof(own.prove({ ...signed, timestamp: signed.timestamp - 1 }), {
      timestamp: signed.timestamp,
    }),
  'a domain that was not signed': (own, _victim, signed) =>
    withProof(own.prove({ ...signed, domain: 'elsewhere.example' }), {
      domain: { lengthBytes: Buffer.byteLength(signed.domain), value: signed.domain },
    }),
  'a wrong length of the domain': (own, _victim, signed) =>
    withProof(own.prove(signed), {
      domain: { lengthBytes: Buffer.byteLength(signed.domain) + 1, value: signed.domain },
    }),
  'a wrong length of the domain that was signed': (own, _victim, signed) =>
    own.prove({ ...signed, lengthBytes: Buffer.byteLength(signed.domain) - 1 }),
  'a domain that ends with the right one': (own, _victim, signed) =>
    own.prove({ ...signed, domain: `evil.${signed.domain}` }),
  'a domain that begins with the right one': (own, _victim, signed) =>
    own.prove({ ...signed, domain: `${signed.domain}.evil.example` }),
  'one changed bit in the signature': (own, _victim, signed) => {
    const body = own.prove(signed);
    const bytes = Buffer.from(body.proof.signature, 'base64');
    bytes[10] = (bytes[10] ?? 0) ^ 1;
    return withProof(body, { signature: bytes.toString('base64') });
  },
};

export const walletForgeriesChecks: Check[] = [
  check(
    'a proof whose parts belong to different wallets or were not signed is refused, and the verified wallet stays',
    ['R804', 'R807'],
    async (kit) => {
      const [attacker, owner] = [kit.player(), kit.player()];
      const [own, victim] = [new Wallet(4), new Wallet(4)];
      ok(await prove(kit, owner, victim));
      ok(await prove(kit, attacker, own));
      for (const [what, forge] of Object.entries(forgeries)) {
        const [signed, another] = [await statement(kit, attacker), await statement(kit, attacker)];
        const response = await attacker.post(proofPath, forge(own, victim, signed, another));
        same(
          [response.status, response.code],
          [422, 'WALLET_PROOF_INVALID'],
          `the response to ${what}`,
        );
      }
      for (const [what, parts] of Object.entries(otherParts)) {
        const wallet = new Wallet(4, undefined, parts);
        const response = await attacker.post(
          proofPath,
          wallet.prove(await statement(kit, attacker)),
        );
        same(
          [response.status, response.code],
          [422, 'WALLET_PROOF_INVALID'],
          `the response to a state init with ${what}`,
        );
      }
      const expected = [friendlyWallet(0, own.account), true];
      same(walletOf(await ownProfile(attacker)), expected, "the attacker's wallet afterwards");
    },
  ),
  check('of parallel proofs with one challenge, one is accepted', ['R803'], async (kit) => {
    const [player, wallet] = [kit.player(), new Wallet(4)];
    const body = wallet.prove(await statement(kit, player));
    const responses = await Promise.all(
      Array.from({ length: atOnce }, () => player.post(proofPath, body)),
    );
    const accepted = responses.filter(({ status }) => status === 200);
    same(accepted.length, 1, `the number of ${atOnce} parallel proofs that were accepted`);
    for (const response of responses) {
      if (!accepted.includes(response)) refused(response, 'WALLET_PROOF_INVALID');
    }
  }),
  check(
    'a proof is accepted until it is 15 minutes old and up to a minute ahead, not beyond',
    ['R806'],
    async (kit) => {
      const player = kit.player();
      const signedAt = async (ageS: number) => {
        const signed = await statement(kit, player);
        const timestamp = nowSeconds() - ageS;
        return player.post(proofPath, new Wallet(5).prove({ ...signed, timestamp }));
      };
      const { maxAgeS, futureS, marginS } = proofLifetime;
      ok(await signedAt(maxAgeS - marginS));
      refused(await signedAt(maxAgeS + marginS), 'WALLET_PROOF_EXPIRED');
      ok(await signedAt(marginS - futureS));
      refused(await signedAt(-futureS - marginS), 'WALLET_PROOF_INVALID');
    },
  ),
];
