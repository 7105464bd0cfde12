import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import { invitedCountOf, referralCodeOf } from '../players/referral-code.ts';
import { nowSeconds } from '../times.ts';
import { aName } from './a-name.ts';
import { ownProfile } from './prove-wallet.ts';
import { socialFields } from './social-fields.ts';
import { type Profile, type User, unknownId } from './user-responses.ts';
import { whiteSpace } from './white-space.ts';

const check = checksOf('users');

/**
 * How many seconds a tested `auth_date` stays within its limit. The margin is for a slow machine, which may send the
 * request late.
 */
const slackS = 30;

export const usersChecks: Check[] = [
  check(
    'a new player has the name bold_<id>, a hidden username, no gift and no country',
    ['R212'],
    async (kit) => {
      const player = kit.player({ first_name: 'New', last_name: 'Comer', username: 'new_comer' });
      const me = ok<User>(await player.get('/user/me'));
      const { id } = me;
      same(
        me,
        {
          id,
          telegram_id: player.telegramId,
          username: 'new_comer',
          display_name: `bold_${id}`,
          first_name: 'New',
          last_name: 'Comer',
          is_username_visible: false,
          is_bonus_taken: false,
          country_id: null,
        },
        'a new player',
      );
    },
  ),
  check(
    'the first authenticated request of any kind creates one player per Telegram user',
    ['R211'],
    async (kit) => {
      const player = kit.player();
      ok(await player.get('/country'));
      const { id } = ok<User>(await player.get('/user/me'));
      const again = ok<User>(await kit.signed(player.user).get('/user/me'));
      same(again.id, id, 'the id after another launch');
      const other = ok<User>(await kit.player().get('/user/me'));
      holds(other.id !== id, `Two Telegram users have the same id ${id}`);
      const seen = ok<Profile>(await kit.player().get(`/user/profile/${id}`));
      same(
        seen.display_name,
        `bold_${id}`,
        'display_name of a player who only requested the countries',
      );
    },
  ),
  check(
    'init data with unknown fields, nearly a day old or slightly in the future is accepted',
    ['R201'],
    async (kit) => {
      const { user } = kit.player();
      const nowS = nowSeconds();
      const rule = (name: string) => kit.documents.constant(`init_data_${name}_seconds`);
      const { id } = ok<User>(await kit.signed(user).get('/user/me'));
      for (const fields of [
        { signature: 'of-a-third-party', chat_type: 'sender', a: '', Z: 'last & first' },
        { auth_date: String(nowS - rule('max_age') + slackS) },
        { auth_date: String(nowS + rule('future') - slackS) },
      ]) {
        same(ok<User>(await kit.signed(user, fields).get('/user/me')).id, id, 'the id');
      }
    },
  ),
  check('init data whose user has no usable id is malformed', ['R207'], async (kit) => {
    for (const id of [0, -7, 1.5, '7', null]) {
      const initData = kit.initData({ user: JSON.stringify({ id, first_name: 'Nobody' }) });
      const headers = { Authorization: `tma ${initData}` };
      const response = await kit.call({ method: 'GET', path: '/user/me', headers });
      refused(response, 'INIT_DATA_MALFORMED');
    }
  }),
  check(
    'a first request that ends with a problem creates the player, with the referrer',
    ['R211', 'R414'],
    async (kit) => {
      const referrer = kit.player();
      const { code } = await referralCodeOf(referrer);
      const launch = { startParam: `REF${code}` };
      const [one, two] = [kit.player(launch), kit.player(launch)];
      refused(await one.get(`/user/profile/${unknownId}`), 'USER_NOT_FOUND');
      refused(await two.patch('/user/profile/me', { unknown: 1 }), 'VALIDATION_FAILED');
      for (const guest of [one, two]) ok(await kit.signed(guest.user).get('/user/me'));
      same(
        await invitedCountOf(referrer),
        2,
        'referred_users_count after two first requests with a problem',
      );
    },
  ),
  check(
    'a request that ends before the check of the init data creates nobody',
    ['R211'],
    async (kit) => {
      const referrer = kit.player();
      const { code } = await referralCodeOf(referrer);
      const calls = [
        ['GET', '/unknown', 404],
        ['DELETE', '/level', 405],
        ['OPTIONS', '/level', 204],
      ] as const;
      for (const [method, path, expected] of calls) {
        const { status, place } = await kit.player({ startParam: `REF${code}` }).call(method, path);
        same(status, expected, `the status of ${place}`);
      }
      same(
        await invitedCountOf(referrer),
        0,
        'referred_users_count after requests that create nobody',
      );
    },
  ),
  check('parallel first requests create one player', ['R211'], async (kit) => {
    const player = kit.player();
    const calls = Array.from({ length: 12 }, () => player.get('/user/me'));
    const ids = (await Promise.all(calls)).map((response) => ok<User>(response).id);
    same(new Set(ids).size, 1, 'the number of players for one Telegram user');
  }),
  check(
    'a profile that another player has read shows the next change at once',
    ['R117'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      const { id } = ok<User>(await player.get('/user/me'));
      const read = async () => ok<Profile>(await other.get(`/user/profile/${id}`)).display_name;
      await read();
      for (const display_name of [aName(), aName()]) {
        ok(await player.patch('/user/profile/me', { display_name }));
        same(await read(), display_name, 'display_name, which was read before it changed,');
      }
    },
  ),
  check(
    'a username that breaks the pattern is null, a changed username is stored',
    ['R213'],
    async (kit) => {
      const odd = kit.player({ username: 'has space' });
      same(ok<User>(await odd.get('/user/me')).username, null, 'username of "has space"');
      const long = kit.player({ username: 'a'.repeat(21) });
      same(ok<User>(await long.get('/user/me')).username, null, 'username of 21 characters');
      const { user } = kit.player({ username: 'before' });
      // Of two launches with one `auth_date`, a server may store either.
      const earlier = String(nowSeconds() - 10);
      const { id } = ok<User>(await kit.signed(user, { auth_date: earlier }).get('/user/me'));
      const renamed = kit.signed({ ...user, username: 'after' });
      const after = ok<User>(await renamed.get('/user/me'));
      same([after.id, after.username], [id, 'after'], 'id and username after a change');
    },
  ),
  check(
    'a newer launch replaces all three names, an older one does not; names are cleaned',
    ['R213'],
    async (kit) => {
      const { user } = kit.player();
      const { id } = user;
      const nowS = nowSeconds();
      const launch = async (ageS: number, names: object, expected: (string | null)[]) => {
        const launched = kit.signed(user, {
          user: escaped({ first_name: '', ...names, id }),
          auth_date: String(nowS - ageS),
        });
        const me = ok<User>(await launched.get('/user/me'));
        same(
          [me.first_name, me.last_name, me.username],
          expected,
          `the names after a launch ${ageS} seconds ago with ${JSON.stringify(names)}`,
        );
      };
      const whole = {
        first_name: '<b>One</b> &',
        last_name: '"\\n %41+ e\u0301',
        username: 'three',
      };
      await launch(50, whole, [whole.first_name, whole.last_name, 'three']);
      await launch(40, { first_name: 'Four' }, ['Four', null, null]);
      await launch(45, { ...whole, first_name: 'Older' }, ['Four', null, null]);
      const odd = { first_name: ' F\u0007i\u007fv\u0085e\u009f ', last_name: '🙂'.repeat(70) };
      await launch(30, odd, ['Five', '🙂'.repeat(64), null]);
      await launch(20, { first_name: '\n', last_name: ' ' }, [null, null, null]);
      // The order of the steps: halves of a pair, control characters, the first 64, white space.
      const halves = {
        first_name: `S\ud83d\u0007\ude00x`,
        last_name: `${whiteSpace}Six${whiteSpace}`,
      };
      await launch(15, halves, ['S\ufffd\ufffdx', 'Six', null]);
      const long = { first_name: `  ${'a'.repeat(64)}`, last_name: `${'b'.repeat(63)} c` };
      await launch(10, long, ['a'.repeat(62), 'b'.repeat(63), null]);
    },
  ),
  check(
    'other players see the username only while its owner shows it, and never payment_info or real names',
    ['R214'],
    async (kit) => {
      const names = { first_name: 'Shy', last_name: 'Owner' };
      const owner = kit.player({ ...names, username: 'shy_one' });
      const other = kit.player();
      const { id, additional_info } = await ownProfile(owner);
      const { values } = socialFields(kit.documents, additional_info);
      // Without the switches that show a hidden field, so that such a field stays hidden.
      const unswitched = Object.entries(values).filter(([, value]) => value !== true);
      const own = ok<Profile>(
        await owner.patch('/user/profile/me', {
          display_name: aName(),
          country_id: 'PT',
          additional_info: Object.fromEntries(unswitched),
          payment_info: { wallet_hash: `0:${'a9'.repeat(32)}` },
        }),
      );
      const seenBy = async (viewer: typeof owner) =>
        ok<Profile>(await viewer.get(`/user/profile/${id}`));
      const path = '/user/me/username-visibility';
      ok(await other.patch(path, { is_username_visible: true }));
      const seen = {
        ...own,
        username: null,
        first_name: null,
        last_name: null,
        payment_info: null,
      };
      same(await seenBy(other), seen, 'a profile with a hidden username for other players');
      const { username, first_name, last_name } = await seenBy(owner);
      same(
        { username, first_name, last_name },
        { ...names, username: 'shy_one' },
        'a hidden username and the real names for their owner',
      );
      const shown = ok<User>(await owner.patch(path, { is_username_visible: true }));
      same(shown.is_username_visible, true, 'is_username_visible');
      const shownToAll = { ...seen, username: 'shy_one', is_username_visible: true };
      same(await seenBy(other), shownToAll, 'a profile with a visible username for other players');
      const { payment_info } = await seenBy(owner);
      holds(payment_info !== null, 'payment_info must not be null for its owner');
      ok(await owner.patch(path, { is_username_visible: false }));
      same(
        (await seenBy(other)).username,
        null,
        'a username that is hidden again, for other players',
      );
    },
  ),
  check('an unknown profile returns 404', ['R215'], async (kit) => {
    refused(await kit.player().get(`/user/profile/${unknownId}`), 'USER_NOT_FOUND');
  }),
  check(
    'a saved name is visible to all players, and the response is the changed profile',
    ['R218'],
    async (kit) => {
      const player = kit.player();
      const name = aName();
      const saved = ok<Profile>(
        await player.patch('/user/profile/me', { display_name: name, country_id: 'PT' }),
      );
      same(
        [saved.display_name, saved.country_id],
        [name, 'PT'],
        'name and country that were saved',
      );
      const own = ok<Profile>(await player.get(`/user/profile/${saved.id}`));
      same(own, saved, "the caller's profile after saving");
      const seen = ok<Profile>(await kit.player().get(`/user/profile/${saved.id}`));
      same(seen.display_name, name, 'the name that other players see');
      const me = ok<User>(await player.get('/user/me'));
      same([me.display_name, me.country_id], [name, 'PT'], 'name and country in GET /user/me');
    },
  ),
];

/** Returns JSON in printable ASCII, because init data must not contain control characters. */
const escaped = (value: object) =>
  JSON.stringify(value).replace(
    /[\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
