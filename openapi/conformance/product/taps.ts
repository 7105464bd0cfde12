import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import { type Balance, type User, unknownId } from './user-responses.ts';

const check = checksOf('taps');

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
];
