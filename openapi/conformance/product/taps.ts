import { type Check, checksOf } from '../check.ts';
import { described, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { type Balance, type User, unknownId } from './user-responses.ts';

const check = checksOf('taps');
/** How many ids after that of a new player are requested. Other checks create players meanwhile. */
const idsAhead = 40;
const newPlayers = 5;
const mostAttempts = 5;

/** The checks of balances over HTTP. The checks in live-taps.ts test how taps are counted. */
export const tapsChecks: Check[] = [
  check('a new player has no taps', ['R212'], async (kit) => {
    const balance = ok<Balance>(await kit.player().get('/user/taps/me'));
    same(balance, { available_taps: 0, total_taps: 0 }, 'the balance of a new player');
  }),
  check('the total of any player is returned, an unknown player is 404', ['R215'], async (kit) => {
    const player = kit.player();
    const { id } = ok<User>(await player.get('/user/me'));
    const seen = ok<{ total_taps: number }>(await kit.player().get(`/user/taps/cached/${id}`));
    same(seen.total_taps, 0, 'the total of a new player for other players');
    refused(await player.get(`/user/taps/cached/${unknownId}`), 'USER_NOT_FOUND');
  }),
  check('a Telegram id is not an id of this API', ['R215'], async (kit) => {
    const player = kit.player();
    ok(await player.get('/user/me'));
    refused(await player.get(`/user/taps/cached/${player.telegramId}`), 'USER_NOT_FOUND');
    refused(await player.get(`/user/profile/${player.telegramId}`), 'USER_NOT_FOUND');
  }),
  check(
    'the total of a new player is returned, although its id was requested before and was 404',
    ['R313'],
    async (kit) => {
      for (let attempts = 0; attempts < mostAttempts; attempts += 1) {
        let isFound = false;
        await kit.attempt(async (attempt) => {
          isFound = await requestBeforeCreation(attempt);
        });
        if (isFound) return;
      }
      // A server whose ids nobody can guess has returned no 404 for a player to come.
    },
  ),
];

/**
 * Requests the totals of the ids that are probably next, and creates some players. Returns true if a new player has one
 * of these ids.
 */
async function requestBeforeCreation(kit: Kit): Promise<boolean> {
  const player = kit.player();
  const { id } = ok<User>(await player.get('/user/me'));
  const totalOf = (one: number) => player.get(`/user/taps/cached/${one}`);
  const ids = Array.from({ length: idsAhead }, (_, at) => id + 1 + at);
  const statuses = await Promise.all(ids.map(async (one) => (await totalOf(one)).status));
  const unknown = new Set(ids.filter((_, at) => statuses[at] === 404));
  const created = await Promise.all(
    Array.from({ length: newPlayers }, async () => ok<User>(await kit.player().get('/user/me'))),
  );
  const requested = created.filter((one) => unknown.has(one.id));
  for (const one of requested) {
    ok(described(await totalOf(one.id), 'after the creation of the player, 404 before it,'));
  }
  return requested.length > 0;
}
