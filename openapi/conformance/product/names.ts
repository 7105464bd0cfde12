import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Player } from '../players/player.ts';
import { aName } from './a-name.ts';
import type { User } from './user-responses.ts';

const check = checksOf('users');
const profile = '/user/profile/me';

export const namesChecks: Check[] = [
  check(
    'a taken name is unavailable to other players in upper and lower case, and available to its owner',
    ['R216', 'R217'],
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
  check('of ten players who save the same name in parallel, one gets it', ['R216'], async (kit) => {
    const name = aName();
    const players = Array.from({ length: 10 }, () => kit.player());
    await Promise.all(players.map((player) => player.get('/user/me')));
    const responses = await Promise.all(
      players.map((player, at) =>
        player.patch(profile, { display_name: at % 2 ? name : name.toUpperCase() }),
      ),
    );
    const saved = responses.filter(({ status }) => status === 200);
    same(saved.length, 1, 'the number of players who got the name');
    for (const response of responses) {
      if (!saved.includes(response)) refused(response, 'DISPLAY_NAME_TAKEN');
    }
  }),
  check(
    'a default name and a name that breaks the pattern are refused',
    ['R216', 'R217'],
    async (kit) => {
      const player = kit.player();
      const names = ['bold_7', 'my_bold_7', 'two words', 'ä', 'a'.repeat(21), ''];
      for (const name of names) {
        refused(await player.patch(profile, { display_name: name }), 'VALIDATION_FAILED');
        const query = new URLSearchParams({ display_name_to_check: name });
        refused(await player.get(`/user/me/check-display-name?${query}`), 'VALIDATION_FAILED');
      }
      // The own default name is reserved, too: it was not chosen.
      const { display_name: own } = ok<User>(await player.get('/user/me'));
      const reserved = ['Bold_7', 'Bold_007', 'BOLD_4000000000', own?.toUpperCase() ?? ''];
      // With an id of 16 digits it would break the pattern.
      for (const name of reserved.filter(({ length }) => length <= 20)) {
        same(await isFree(player, name), false, `availability of ${name}`);
        refused(await player.patch(profile, { display_name: name }), 'DISPLAY_NAME_TAKEN');
      }
    },
  ),
];

export async function isFree(player: Player, name: string): Promise<boolean> {
  const query = new URLSearchParams({ display_name_to_check: name });
  const response = await player.get(`/user/me/check-display-name?${query}`);
  return ok<{ is_available: boolean }>(response).is_available;
}
