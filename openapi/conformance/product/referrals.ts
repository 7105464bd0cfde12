import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { Player } from '../players/player.ts';
import {
  invitedCountOf,
  type ReferralCode,
  referralCodeOf,
  setCodePath,
} from '../players/referral-code.ts';
import { unknownId } from './user-responses.ts';

type Stats = ReferralCode & { referred_users_count: number };

const check = checksOf('referrals');
const circleRounds = 4;
const raceRounds = 8;
/** The number of players in the longest circle that a check tries to close. */
const circleLength = 12;
/** A margin for a slow machine and an inexact server clock. */
const slackS = 60;

export const referralsChecks: Check[] = [
  check(
    'a player has one unique and permanent code, and a new player has invited no players',
    ['R411'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      const code = await referralCodeOf(player);
      const ageS = (Date.now() - Date.parse(code.created_at)) / 1_000;
      holds(
        Math.abs(ageS) < slackS,
        `created_at of a new code must be now but is ${code.created_at}, ${Math.round(ageS)} seconds before now`,
      );
      same(await referralCodeOf(player), code, 'the code on the second request');
      const { code: otherCode } = await referralCodeOf(other);
      holds(otherCode !== code.code, `Two players have the same code ${otherCode}`);
      const stats = ok(await other.get(`/user/referrals/stats/${code.user_id}`));
      same(stats, { ...code, referred_users_count: 0 }, 'the stats of a new player');
      refused(await player.get(`/user/referrals/stats/${unknownId}`), 'USER_NOT_FOUND');
    },
  ),
  check(
    'a player who has no code yet gets one when another player requests the stats',
    ['R411'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      const { id } = ok<{ id: number }>(await player.get('/user/me'));
      const path = `/user/referrals/stats/${id}`;
      const { referred_users_count, ...code } = ok<Stats>(await other.get(path));
      same([code.user_id, referred_users_count], [id, 0], 'user_id and referred_users_count');
      same(await referralCodeOf(player), code, 'the code of the player afterwards');
    },
  ),
  check(
    'setting a code returns it and counts one invitation, also if it is repeated',
    ['R412'],
    async (kit) => {
      const [referrer, guest] = [kit.player(), kit.player()];
      const code = await referralCodeOf(referrer);
      const another = await referralCodeOf(kit.player());
      // The invitation of another referrer must not count.
      ok(await kit.player().post(setCodePath, { code: another.code }));
      same(ok(await guest.post(setCodePath, { code: code.code })), code, 'the response');
      same(
        ok(await guest.post(setCodePath, { code: code.code })),
        code,
        'the response to the repetition',
      );
      same(await invitedCountOf(referrer), 1, 'referred_users_count');
      refused(await guest.post(setCodePath, { code: another.code }), 'REFERRAL_CODE_ALREADY_SET');
      same(await invitedCountOf(referrer), 1, 'referred_users_count after a refusal');
    },
  ),
  check(
    "the caller's own code, unknown and circular codes are refused, each with its problem code",
    ['R413'],
    async (kit) => {
      const [first, second, third] = [kit.player(), kit.player(), kit.player()] as const;
      const own = await referralCodeOf(first);
      refused(await first.post(setCodePath, { code: own.code }), 'REFERRAL_CODE_OWN');
      const unknown = `nobody${first.telegramId.toString(36)}`;
      refused(await first.post(setCodePath, { code: unknown }), 'REFERRAL_CODE_NOT_FOUND');
      ok(await second.post(setCodePath, { code: own.code }));
      ok(await third.post(setCodePath, { code: (await referralCodeOf(second)).code }));
      refused(await first.post(setCodePath, await codeBody(second)), 'REFERRAL_CIRCLE');
      let { code } = await referralCodeOf(third);
      refused(await first.post(setCodePath, { code }), 'REFERRAL_CIRCLE');
      for (let length = 3; length < circleLength; length += 1) {
        code = (await referralCodeOf(kit.player({ startParam: `REF${code}` }))).code;
      }
      refused(await first.post(setCodePath, { code }), 'REFERRAL_CIRCLE');
      refused(await second.post(setCodePath, await codeBody(second)), 'REFERRAL_CODE_OWN');
      refused(await second.post(setCodePath, { code: unknown }), 'REFERRAL_CODE_NOT_FOUND');
      refused(await second.post(setCodePath, await codeBody(third)), 'REFERRAL_CODE_ALREADY_SET');
      same(await invitedCountOf(second), 1, 'referred_users_count after refusals');
      same(
        await invitedCountOf(first),
        1,
        'referred_users_count of who invited the inviting player',
      );
    },
  ),
  check(
    'the start parameter of the first launch sets the referrer, a later one does not',
    ['R414'],
    async (kit) => {
      const [referrer, late] = [kit.player(), kit.player()];
      const { code, user_id } = await referralCodeOf(referrer);
      const guest = kit.player({ startParam: `USER${user_id}REF${code}` });
      ok(await guest.get('/level'));
      same(
        await invitedCountOf(referrer),
        1,
        'referred_users_count after a first launch with the code',
      );
      ok(await late.get('/user/me'));
      const again = kit.signed(late.user, { start_param: `REF${code}` });
      ok(await again.get('/user/me'));
      same(
        await invitedCountOf(referrer),
        1,
        'referred_users_count after a later launch with the code',
      );
      refused(await guest.post(setCodePath, await codeBody(late)), 'REFERRAL_CODE_ALREADY_SET');
    },
  ),
  check("players who set each other's codes in parallel close no circle", ['R413'], async (kit) => {
    for (let round = 0; round < circleRounds; round += 1) {
      const [one, two] = [kit.player(), kit.player()] as const;
      const bodies = [await codeBody(two), await codeBody(one)];
      const responses = await Promise.all([
        one.post(setCodePath, bodies[0]),
        two.post(setCodePath, bodies[1]),
      ]);
      const stored = responses.filter(({ status }) => status === 200);
      same(stored.length, 1, 'the number of codes that were stored of two in a circle');
      for (const response of responses) {
        if (!stored.includes(response)) refused(response, 'REFERRAL_CIRCLE');
      }
    }
  }),
  check('of two codes that a player sets in parallel, one is stored', ['R413'], async (kit) => {
    for (let round = 0; round < raceRounds; round += 1) {
      const [one, two, guest] = [kit.player(), kit.player(), kit.player()] as const;
      const bodies = [await codeBody(one), await codeBody(two)];
      // A new player would delay the first request.
      ok(await guest.get('/user/me'));
      const responses = await Promise.all(
        [0, 1, 0, 1, 0, 1].map((at) => guest.post(setCodePath, bodies[at])),
      );
      const stored = responses.filter(({ status }) => status === 200);
      same(new Set(stored.map(({ text }) => text)).size, 1, 'the number of stored codes');
      same(
        (await invitedCountOf(one)) + (await invitedCountOf(two)),
        1,
        'the number of referrers who count the player',
      );
    }
  }),
];

async function codeBody(player: Player): Promise<{ code: string }> {
  return { code: (await referralCodeOf(player)).code };
}
