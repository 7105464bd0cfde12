import type {
  AdditionalInfoUpdate,
  PaymentInfoUpdate,
  ProfileUpdate,
  WalletProof,
  WalletProofDomain,
  WalletProofItem,
} from '@bold/sdk';
import type { OperationId, OperationInput } from '@bold/sdk/operations';
import { type Arbitrary, array, constant, constantFrom, oneof, record, tuple } from 'fast-check';
import { anyAmount, anyCurrency, anyOddity } from './any-value.ts';

const wallets = [
  `0:${'1'.repeat(64)}`,
  `0:${'AB'.repeat(32)}`,
  `-1:${'2'.repeat(64)}`,
  'UQAREREREREREREREREREREREREREREREREREREREREREbvW',
  'UQAREREREREREREREREREREREREREREREREREREREREREbvX',
  // An address of the test network, and one of an unknown workchain.
  '0QAzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM1LC',
  'UQEzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM2SU',
  'EQ',
];

/** Generates mostly values of `good`, and sometimes an unusual value. */
const usually = (good: Arbitrary<unknown>) =>
  oneof({ weight: 7, arbitrary: good }, { weight: 1, arbitrary: anyOddity });

/** Generators for every field of a body, because a field without one would never be sent. */
type Fields<Body> = Record<keyof Body, Arbitrary<unknown>>;
type BodyOf<Id extends OperationId> = OperationInput<Id>['body'];

const whole = <Body>(fields: Fields<Body>) => record<Record<keyof Body, unknown>>(fields);
const partial = <Body>(fields: Fields<Body>) =>
  record<Record<keyof Body, unknown>>(fields, { requiredKeys: [] });

const social = partial<AdditionalInfoUpdate>({
  instagram_username: usually(constantFrom('bold.one', null, 'UP_per', 'no-dash')),
  twitter_username: usually(constantFrom('bold-one', null, 'sixteen_letters_')),
  custom_link: usually(
    constantFrom('example.com/bold', 'https://a.bc', 'HTTP://x.yz:80/?q#h', null, 'nodot', 'a.b.'),
  ),
  bio: usually(constantFrom('Money is like water.', '  ', ' to trim ', '💧'.repeat(140), null)),
});

const name = constantFrom(
  '$name:0',
  '$name:1',
  '$name:2',
  'Bold-One',
  'bold-ONE',
  'bold_1',
  'BOLD_7',
  null,
);

const fields = {
  display_name: usually(name),
  country_id: usually(constantFrom('PT', 'JP', 'PT', 'JP', 'ZZ', 'pt', null)),
  additional_info: usually(oneof({ weight: 5, arbitrary: social }, constant(null))),
  payment_info: usually(
    partial<PaymentInfoUpdate>({ wallet_hash: usually(constantFrom(...wallets, null)) }),
  ),
} satisfies Fields<ProfileUpdate>;

const profile = oneof(
  record(fields, { requiredKeys: [] }),
  ...Object.entries(fields).map(([field, value]) => record({ [field]: value })),
);

const proof = whole<WalletProof>({
  address: usually(constantFrom(...wallets)),
  network: usually(constantFrom('-239', '-3')),
  public_key: usually(constant('9f'.repeat(32))),
  state_init: usually(constantFrom('te6cckEBAQEAAgAAAEysuc0=', 'AAAA')),
  proof: whole<WalletProofItem>({
    timestamp: usually(constantFrom(1, 1_795_176_000)),
    domain: whole<WalletProofDomain>({
      lengthBytes: constantFrom(9, 1),
      value: constantFrom('127.0.0.1', 'a.b'),
    }),
    payload: usually(constant('6b1f0a9c4f2e4d7b8c35a0e1d2f34455')),
    signature: usually(constant(`${'A'.repeat(86)}==`)),
  }),
});

/** Generators of valid and invalid request bodies, by operation. */
export const bodies = {
  updateMyProfile: usually(profile),
  setUsernameVisibility: usually(
    whole<BodyOf<'setUsernameVisibility'>>({
      is_username_visible: usually(constantFrom(true, false)),
    }),
  ),
  verifyWalletProof: usually(proof),
  setReferralCode: usually(
    whole<BodyOf<'setReferralCode'>>({
      code: usually(constantFrom('$code:0', '$code:1', '$code:2', 'nobody0', 'UPPER')),
    }),
  ),
  createShareMessage: usually(
    whole<BodyOf<'createShareMessage'>>({
      link: usually(constantFrom('profile', 'referral')),
    }),
  ),
  createTariffInvoice: usually(
    whole<BodyOf<'createTariffInvoice'>>({
      tariff_id: usually(constantFrom(1, 2, 3, 4, 7, 8, 9, 15, 16, 17, 21, 22, 0)),
    }),
  ),
  createCustomInvoice: usually(
    whole<BodyOf<'createCustomInvoice'>>({
      taps_amount: usually(anyAmount),
      payment_currency: usually(anyCurrency),
    }),
  ),
} satisfies Partial<Record<OperationId, Arbitrary<unknown>>>;

/** Turns the values that `value` generates into JSON texts. Some JSON objects get an additional, unknown property. */
export function written(value: Arbitrary<unknown>): Arbitrary<string> {
  const surplus = array(constantFrom('unknown', '__proto__', 'a/b', 'c~d'), { maxLength: 1 });
  return tuple(value, surplus, constantFrom(0, 0, 0, 0, 1)).map(([given, keys, isMore]) => {
    const text = JSON.stringify(given);
    const [key] = keys;
    if (!isMore || key === undefined || !text.startsWith('{') || text === '{}') return text;
    return `{${JSON.stringify(key)}:1,${text.slice(1)}`;
  });
}
