import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import { aName } from './a-name.ts';
import type { Profile, User } from './user-responses.ts';

const check = checksOf('users');
const unknownId = 9_007_199_254_740_991;

/** A margin for a slow machine. */
const slackS = 30;

/** Checks of identity and of the visibility of profiles. */
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
      same(other.id === id, false, 'equality of the ids of two Telegram users');
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
      const nowS = Math.floor(Date.now() / 1000);
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
  check('parallel first requests create one player', ['R211'], async (kit) => {
    const player = kit.player();
    const calls = Array.from({ length: 12 }, () => player.get('/user/me'));
    const ids = (await Promise.all(calls)).map((response) => ok<User>(response).id);
    same(new Set(ids).size, 1, 'the number of players for one Telegram user');
  }),
  check(
    'a username that breaks the pattern is null, a changed username is stored',
    ['R213'],
    async (kit) => {
      const odd = kit.player({ username: 'has space' });
      same(ok<User>(await odd.get('/user/me')).username, null, 'username of "has space"');
      const player = kit.player({ username: 'before' });
      ok(await player.get('/user/me'));
      const renamed = kit.signed({ ...player.user, username: 'after' });
      same(ok<User>(await renamed.get('/user/me')).username, 'after', 'username after a change');
    },
  ),
  check(
    'other players see the username only while its owner shows it, and never payment_info',
    ['R214'],
    async (kit) => {
      const owner = kit.player({ username: 'shy_one' });
      const other = kit.player();
      const { id } = ok<User>(await owner.get('/user/me'));
      const seenBy = async (viewer: typeof owner) =>
        ok<Profile>(await viewer.get(`/user/profile/${id}`));
      const path = '/user/me/username-visibility';
      ok(await other.patch(path, { is_username_visible: true }));
      same((await seenBy(other)).username, null, 'a hidden username for other players');
      same((await seenBy(owner)).username, 'shy_one', 'a hidden username for its owner');
      const shown = ok<User>(await owner.patch(path, { is_username_visible: true }));
      same(shown.is_username_visible, true, 'is_username_visible');
      same((await seenBy(other)).username, 'shy_one', 'a visible username for other players');
      same((await seenBy(other)).payment_info, null, 'payment_info for other players');
      same(
        (await seenBy(owner)).payment_info === null,
        false,
        'absence of payment_info for its owner',
      );
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
