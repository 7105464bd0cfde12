import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Balance, User } from './user-responses.ts';

const check = checksOf('bonus');
const path = '/bonus/start';

export const bonusChecks: Check[] = [
  check('the gift adds 99 available taps and sets is_bonus_taken, once', ['R401'], async (kit) => {
    const player = kit.player();
    const gift = kit.documents.constant('gift_taps');
    const balance = async () => ok<Balance>(await player.get('/user/taps/me'));
    same(ok<User>(await player.post(path)).is_bonus_taken, true, 'is_bonus_taken in the response');
    same(await balance(), { available_taps: gift, total_taps: 0 }, 'the balance with the gift');
    same(ok<User>(await player.get('/user/me')).is_bonus_taken, true, 'is_bonus_taken');
    refused(await player.post(path), 'BONUS_ALREADY_TAKEN');
    same(await balance(), { available_taps: gift, total_taps: 0 }, 'the balance after a refusal');
  }),
  check('one of twenty parallel requests for the gift succeeds', ['R401'], async (kit) => {
    const player = kit.player();
    const responses = await Promise.all(Array.from({ length: 20 }, () => player.post(path)));
    const taken = responses.filter(({ status }) => status === 200);
    same(taken.length, 1, 'the number of twenty requests that got the gift');
    for (const response of responses) {
      if (!taken.includes(response)) refused(response, 'BONUS_ALREADY_TAKEN');
    }
    const { available_taps } = ok<Balance>(await player.get('/user/taps/me'));
    same(
      available_taps,
      kit.documents.constant('gift_taps'),
      'available_taps after twenty requests',
    );
  }),
  check("one player's gift does not change another's balance", ['R401'], async (kit) => {
    const [taker, other] = [kit.player(), kit.player()];
    ok(await other.get('/user/me'));
    ok(await taker.post(path));
    same(ok<User>(await other.get('/user/me')).is_bonus_taken, false, "another's is_bonus_taken");
    const balance = ok<Balance>(await other.get('/user/taps/me'));
    same(balance, { available_taps: 0, total_taps: 0 }, "another's balance");
  }),
  check('open sockets receive the balance with the gift', ['R329'], async (kit) => {
    const player = kit.player();
    const sockets = [await kit.live(player), await kit.live(player)];
    ok(await player.post(path));
    const available_taps = kit.documents.constant('gift_taps');
    const expected = { type: 'balance', available_taps, total_taps: 0 };
    for (const socket of sockets) {
      const received = await socket.next(({ type }) => type === 'balance', 'a balance message');
      same(received, expected, 'the balance message');
      await socket.close();
    }
  }),
];
