import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { aName } from './a-name.ts';
import { friendlyWallet } from './friendly-wallet.ts';
import { isFree } from './names.ts';
import { ownProfile } from './prove-wallet.ts';
import { socialFields } from './social-fields.ts';

const check = checksOf('users');
const path = '/user/profile/me';

export const allOrNothingChecks: Check[] = [
  check('if one field is refused, nothing is saved', ['R115', 'R218'], async (kit) => {
    const taken = aName();
    ok(await kit.player().patch(path, { display_name: taken }));
    const player = kit.player();
    const saved = { country_id: 'BR', additional_info: { bio: 'saved before' } };
    ok(await player.patch(path, { display_name: aName(), ...saved }));
    const before = await ownProfile(player);
    const good = {
      display_name: aName(),
      country_id: 'JP',
      additional_info: { bio: 'not to be saved', custom_link: 'example.com/not' },
      payment_info: { wallet_hash: friendlyWallet(0, 'd7'.repeat(32)) },
    };
    const broken = friendlyWallet(0, 'd8'.repeat(32));
    const wallet_hash = `${broken.slice(0, -1)}${broken.endsWith('A') ? 'B' : 'A'}`;
    const refusals: [code: string, change: object][] = [
      ['DISPLAY_NAME_TAKEN', { display_name: taken }],
      ['COUNTRY_NOT_FOUND', { country_id: 'ZZ' }],
      ['VALIDATION_FAILED', { payment_info: { wallet_hash } }],
      ['VALIDATION_FAILED', { additional_info: { bio: 'a'.repeat(141) } }],
      ['VALIDATION_FAILED', { country_id: 'Portugal' }],
      ['VALIDATION_FAILED', { unknown: 1 }],
    ];
    for (const [code, change] of refusals) {
      const fields = Object.keys(change).join();
      // The refused field comes first and last, because a server may save fields in the order of the body.
      for (const body of [
        { ...change, ...good, ...change },
        { ...good, ...change },
      ]) {
        refused(await player.patch(path, body), code);
        same(await ownProfile(player), before, `the profile after a refused ${fields}`);
      }
    }
    const name = good.display_name;
    same(await isFree(kit.player(), name), true, 'availability of a name that was not saved');
    const me = ok<{ country_id: string }>(await player.get('/user/me'));
    same(me.country_id, 'BR', 'country_id in GET /user/me');
  }),
  check(
    'of several faults of a profile the wallet comes first, then the country and the name',
    ['R103'],
    async (kit) => {
      const taken = aName();
      ok(await kit.player().patch(path, { display_name: taken }));
      const player = kit.player();
      const broken = friendlyWallet(0, 'd8'.repeat(32));
      const wallet_hash = `${broken.slice(0, -1)}${broken.endsWith('A') ? 'B' : 'A'}`;
      // The second name is reserved, although no other player may have it.
      for (const display_name of [taken, 'BOLD_7']) {
        const faults = { display_name, country_id: 'ZZ' };
        refused(await player.patch(path, faults), 'COUNTRY_NOT_FOUND');
        const withWallet = { ...faults, payment_info: { wallet_hash } };
        same(
          pointersOf(await player.patch(path, withWallet)),
          ['/body/payment_info/wallet_hash'],
          'the pointers of a refused wallet, beside an unknown country and a name',
        );
      }
    },
  ),
  check('parallel changes of different fields are all saved', ['R218'], async (kit) => {
    const player = kit.player({ username: 'parallel' });
    const { values } = socialFields(kit.documents, (await ownProfile(player)).additional_info);
    const name = aName();
    const changes = [
      { display_name: name },
      { country_id: 'PT' },
      ...Object.entries(values).map(([field, value]) => ({ additional_info: { [field]: value } })),
    ];
    const visible = player.patch('/user/me/username-visibility', { is_username_visible: true });
    const responses = await Promise.all([
      ...changes.map((change) => player.patch(path, change)),
      visible,
    ]);
    for (const response of responses) ok(response);
    const { display_name, country_id, is_username_visible, additional_info } =
      await ownProfile(player);
    same(
      { display_name, country_id, is_username_visible, additional_info },
      {
        display_name: name,
        country_id: 'PT',
        is_username_visible: true,
        additional_info: values,
      },
      'the profile after parallel changes of all fields',
    );
  }),
];

/** Returns the pointers of VALIDATION_FAILED. Throws `BrokenRule` for every other response. */
function pointersOf(response: HttpResponse): string[] {
  refused(response, 'VALIDATION_FAILED');
  return (response.json as { errors: { pointer: string }[] }).errors.map(({ pointer }) => pointer);
}
