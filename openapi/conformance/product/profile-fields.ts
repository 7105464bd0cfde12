import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import { aName } from './a-name.ts';
import { friendlyWallet, taggedWallet } from './friendly-wallet.ts';
import { socialFields } from './social-fields.ts';
import type { Profile, User } from './user-responses.ts';
import { whiteSpace } from './white-space.ts';

const check = checksOf('users');
const path = '/user/profile/me';
/** A margin for a slow machine and an inexact server clock. */
const slackS = 60;

export const profileFieldsChecks: Check[] = [
  check(
    'an absent field is unchanged, null clears a field, and null for an object clears all its fields',
    ['R218'],
    async (kit) => {
      const player = kit.player();
      const change = async (body: object) => ok<Profile>(await player.patch(path, body));
      const name = aName();
      const empty = (await change({})).additional_info;
      const { values, none } = socialFields(kit.documents, empty);
      same(empty, none, 'additional_info of a new player');
      const whole = { display_name: name, country_id: 'JP', additional_info: values };
      same((await change(whole)).additional_info, values, 'additional_info with all fields');
      const merged = await change({ additional_info: { twitter_username: null } });
      const expected = { ...values, twitter_username: null };
      same(merged.additional_info, expected, 'additional_info after clearing one field');
      const unchanged = await change({ display_name: null, country_id: null });
      same(
        [unchanged.display_name, unchanged.country_id],
        [name, 'JP'],
        'name and country after null',
      );
      same((await change({})).additional_info, expected, 'additional_info after an empty change');
      same(
        (await change({ additional_info: null })).additional_info,
        none,
        'additional_info after null',
      );
      await change({ payment_info: { wallet_hash: `0:${'e3'.repeat(32)}` } });
      const { payment_info } = await change({ payment_info: null });
      same(payment_info?.wallet_hash, null, 'wallet_hash after null for payment_info');
    },
  ),
  check(
    'a bio is measured in code points, trimmed, and null if it is empty',
    ['R219'],
    async (kit) => {
      const player = kit.player();
      const save = (bio: string) => player.patch(path, { additional_info: { bio } });
      const saved = async (bio: string) => ok<Profile>(await save(bio)).additional_info.bio;
      same(await saved('  plain text \n'), 'plain text', 'a bio with white space around it');
      // No escape, no mark of HTML and no letter of two code points is another text.
      const inner = 'two  words\r\n\n<b>&amp;</b> "\\n\' %41 + e\u0301';
      same(await saved(inner), inner, 'a bio with white space, escapes and marks in it');
      same(await saved(whiteSpace), null, 'a bio of white space');
      const around = `${whiteSpace}plain${whiteSpace}`;
      same(await saved(around), 'plain', 'a bio with all kinds of white space around it');
      // Trimmed by the functions of some languages, but no white space of ECMAScript.
      for (const other of ['\u001c', '\u001f', '\u0085', '\u180e', '\u200b']) {
        const kept = `${other}text${other}`;
        same(await saved(kept), kept, `a bio with U+${codeOf(other)} around it`);
      }
      same(await saved('🙂'.repeat(140)), '🙂'.repeat(140), 'a bio of 140 emoji');
      refused(await save('🙂'.repeat(141)), 'VALIDATION_FAILED');
      refused(await save(`${'a'.repeat(140)} `), 'VALIDATION_FAILED');
    },
  ),
  check('an unknown country is refused, and a known one is saved', ['R221'], async (kit) => {
    const player = kit.player();
    ok(await player.patch(path, { country_id: 'PT' }));
    refused(await player.patch(path, { country_id: 'ZZ' }), 'COUNTRY_NOT_FOUND');
    same(ok<User>(await player.get('/user/me')).country_id, 'PT', 'country_id after a refusal');
  }),
  check('a link is stored as it was entered', ['R219'], async (kit) => {
    const player = kit.player();
    for (const link of [
      'example.com/e\u0301?b=c&d=%41+#f',
      'HTTPS://Example.com',
      'http://xn--e1afmkfd.com:8080/',
    ]) {
      const saved = ok<Profile>(
        await player.patch(path, { additional_info: { custom_link: link } }),
      );
      same(saved.additional_info.custom_link, link, 'custom_link');
    }
  }),
  check(
    'a wallet in any form is returned in its friendly form, unverified, and can be removed',
    ['R220'],
    async (kit) => {
      const player = kit.player();
      const save = async (wallet_hash: string | null) =>
        ok<Profile>(await player.patch(path, { payment_info: { wallet_hash } })).payment_info;
      const account = 'a7'.repeat(32);
      const friendly = friendlyWallet(0, account);
      const forms = [
        `0:${account}`,
        `0:${account.toUpperCase()}`,
        friendly,
        friendlyWallet(0, account, true),
      ];
      for (const form of forms) {
        const info = await save(form);
        same([info?.wallet_hash, info?.wallet_verified], [friendly, false], `the wallet ${form}`);
      }
      const odd = friendlyWallet(0, 'fb'.repeat(32));
      const plain = odd.replaceAll('-', '+').replaceAll('_', '/');
      same((await save(plain))?.wallet_hash, odd, `the wallet ${plain}`);
      for (const form of [`-1:${account}`, friendlyWallet(-1, account)]) {
        const expected = friendlyWallet(-1, account);
        same((await save(form))?.wallet_hash, expected, `the masterchain wallet ${form}`);
      }
      // A server on the main network may refuse this form, but only with the code `network`: the address is valid.
      const test = { payment_info: { wallet_hash: friendlyWallet(0, account, true, true) } };
      const { status, json } = await player.patch(path, test);
      const [error] = (json as { errors?: { code: string }[] }).errors ?? [];
      same(error?.code ?? status, status === 200 ? 200 : 'network', 'a wallet of the test network');
      same((await save(null))?.wallet_hash, null, 'wallet_hash after null');
    },
  ),
  check(
    'a wallet with a wrong checksum, an unknown tag or an unknown workchain is refused, and the stored wallet stays',
    ['R220', 'R115'],
    async (kit) => {
      const player = kit.player();
      const good = friendlyWallet(0, 'b3'.repeat(32));
      ok(await player.patch(path, { payment_info: { wallet_hash: good } }));
      const swapped = good.at(-1) === 'A' ? 'B' : 'A';
      const bad = [
        ['checksum', good.slice(0, -1) + swapped],
        ['checksum', taggedWallet(0x12, 0, 'b3'.repeat(32))],
        ['workchain', friendlyWallet(1, 'b3'.repeat(32))],
      ];
      for (const [reason, wallet_hash] of bad) {
        const refusal = await player.patch(path, { payment_info: { wallet_hash } });
        refused(refusal, 'VALIDATION_FAILED');
        const { errors } = refusal.json as { errors: { pointer: string; code: string }[] };
        const found = errors.map(({ pointer, code }) => [pointer, code]);
        const expected = [['/body/payment_info/wallet_hash', reason]];
        same(found, expected, `the pointers and codes for the wallet ${wallet_hash}`);
      }
      ok(await player.patch(path, { additional_info: { bio: 'only this' }, payment_info: {} }));
      ok(await player.patch(path, { additional_info: { bio: null } }));
      const { id } = ok<{ id: number }>(await player.get('/user/me'));
      const { payment_info } = ok<Profile>(await player.get(`/user/profile/${id}`));
      same(
        payment_info?.wallet_hash,
        good,
        'wallet_hash after two refusals and two changes without it',
      );
    },
  ),
  check('every challenge for a wallet is new and valid for 15 minutes', ['R801'], async (kit) => {
    const player = kit.player();
    const ask = async () =>
      ok<{ payload: string; expires_at: string }>(await player.post('/user/wallet/proof-payload'));
    const [first, second] = [await ask(), await ask()];
    holds(first.payload !== second.payload, `Two challenges are ${first.payload}`);
    const lifetimeS = kit.documents.constant('wallet_challenge_seconds');
    const seconds = (Date.parse(first.expires_at) - Date.now()) / 1000;
    holds(
      Math.abs(seconds - lifetimeS) < slackS,
      `A new challenge expires in ${Math.round(seconds)} seconds instead of ${lifetimeS}`,
    );
  }),
];

const codeOf = (character: string) =>
  character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
