import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { aName } from './a-name.ts';
import type { Profile } from './user-answers.ts';

const check = checksOf('users');
const profile = '/user/profile/me';

/** Checks that a name belongs to one player. */
export const namesChecks: Check[] = [
  check(
    'a taken name is unavailable to other players in upper and lower case, and available to its owner',
    'GET /user/me/check-display-name, PATCH /user/profile/me',
    async (kit) => {
      const [owner, other] = [kit.player(), kit.player()];
      const name = aName();
      same(await isFree(other, name), true, `availability of ${name} before it is taken`);
      ok(await owner.patch(profile, { display_name: name }));
      for (const form of [name, name.toUpperCase(), name.toLowerCase()]) {
        same(await isFree(other, form), false, `availability of ${form} to other players`);
        refused(await other.patch(profile, { display_name: form }), 'DISPLAY_NAME_TAKEN');
      }
      same(await isFree(owner, name), true, "availability of the caller's own name");
      ok(await owner.patch(profile, { display_name: name.toUpperCase() }));
      ok(await owner.patch(profile, { display_name: aName() }));
      same(await isFree(other, name), true, `availability of ${name} after its owner changed it`);
    },
  ),
  check(
    'of ten players who save the same name in parallel, one gets it',
    'PATCH /user/profile/me: DISPLAY_NAME_TAKEN',
    async (kit) => {
      const name = aName();
      const players = Array.from({ length: 10 }, () => kit.player());
      await Promise.all(players.map((player) => player.get('/user/me')));
      const answers = await Promise.all(
        players.map((player, at) =>
          player.patch(profile, { display_name: at % 2 ? name : name.toUpperCase() }),
        ),
      );
      const saved = answers.filter(({ status }) => status === 200);
      same(saved.length, 1, 'the number of players who got the name');
      for (const answer of answers) {
        if (!saved.includes(answer)) refused(answer, 'DISPLAY_NAME_TAKEN');
      }
    },
  ),
  check(
    'if one field is refused, nothing is saved',
    'PATCH /user/profile/me: If one field is refused, nothing is saved',
    async (kit) => {
      const taken = aName();
      ok(await kit.player().patch(profile, { display_name: taken }));
      const player = kit.player();
      const before = await readProfile(kit, player);
      const bio = { additional_info: { bio: 'not to be saved' } };
      const name = aName();
      refused(await player.patch(profile, { display_name: taken, ...bio }), 'DISPLAY_NAME_TAKEN');
      const nowhere = { display_name: name, country_id: 'ZZ', ...bio };
      refused(await player.patch(profile, nowhere), 'COUNTRY_NOT_FOUND');
      refused(await player.patch(profile, { ...bio, country_id: 'Portugal' }), 'VALIDATION_FAILED');
      same(await readProfile(kit, player), before, 'the profile after three refusals');
      same(await isFree(kit.player(), name), true, 'availability of a name that was not saved');
    },
  ),
  check(
    'a default name and a name that breaks the pattern are refused',
    'ProfileUpdate.display_name',
    async (kit) => {
      const player = kit.player();
      const names = ['bold_7', 'my_bold_7', 'two words', 'ä', 'a'.repeat(21), ''];
      for (const name of names) {
        refused(await player.patch(profile, { display_name: name }), 'VALIDATION_FAILED');
        const query = new URLSearchParams({ display_name_to_check: name });
        refused(await player.get(`/user/me/check-display-name?${query}`), 'VALIDATION_FAILED');
      }
    },
  ),
];

async function isFree(player: Player, name: string): Promise<boolean> {
  const query = new URLSearchParams({ display_name_to_check: name });
  const answer = await player.get(`/user/me/check-display-name?${query}`);
  return ok<{ is_available: boolean }>(answer).is_available;
}

async function readProfile(kit: Kit, player: Player): Promise<Profile> {
  const { id } = ok<{ id: number }>(await player.get('/user/me'));
  holds(id > 0, `An id must be above 0 but is ${id}`);
  return ok<Profile>(await kit.signed(player.user).get(`/user/profile/${id}`));
}
