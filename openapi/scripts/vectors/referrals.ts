import { priceMicros } from './prices.ts';
import { rule } from './read-catalogue.ts';

/** Returns the reward for a purchase, rounded down. Both amounts are micro-dollars. */
const rewardOf = (micros: number) =>
  Number((BigInt(micros) * BigInt(rule('referral_percents'))) / 100n);

export function referralVectors() {
  return {
    description:
      'Players are named by letters; `code_of` means the code that GET /user/referrals/code returns to that player. ' +
      'Run `steps` in order on a server that knows none of the players. A step with `start_param` is the first request of a player, ' +
      'with REF and that code in the signed start parameter. All others are POST /user/referrals/set-code.',
    start_parameters: [
      { start_param: 'REFk3v9x2', referral_code: 'k3v9x2', user_id: null },
      { start_param: 'USER42', referral_code: null, user_id: 42 },
      { start_param: 'USER42REFk3v9x2', referral_code: 'k3v9x2', user_id: 42 },
      { start_param: 'xREFa1-USER7_', referral_code: 'a1', user_id: 7 },
      { start_param: 'REFa1REFb2USER1USER2', referral_code: 'a1', user_id: 1 },
      { start_param: 'REF', referral_code: null, user_id: null },
      { start_param: 'REFABC', referral_code: null, user_id: null },
      { start_param: 'USER9007199254740992', referral_code: null, user_id: null },
      { start_param: 'refk3v9x2', referral_code: null, user_id: null },
    ],
    steps: [
      { player: 'A', code_of: 'A', status: 409, code: 'REFERRAL_CODE_OWN' },
      { player: 'A', code_of: null, status: 404, code: 'REFERRAL_CODE_NOT_FOUND' },
      { player: 'B', code_of: 'A', status: 200 },
      { player: 'B', code_of: 'A', status: 200 },
      { player: 'C', code_of: 'B', status: 200 },
      { player: 'A', code_of: 'B', status: 409, code: 'REFERRAL_CIRCLE' },
      { player: 'A', code_of: 'C', status: 409, code: 'REFERRAL_CIRCLE' },
      { player: 'C', code_of: 'A', status: 409, code: 'REFERRAL_CODE_ALREADY_SET' },
      { player: 'C', code_of: 'C', status: 409, code: 'REFERRAL_CODE_OWN' },
      { player: 'C', code_of: null, status: 404, code: 'REFERRAL_CODE_NOT_FOUND' },
      { player: 'D', start_param: 'A', status: 200 },
      { player: 'D', code_of: 'B', status: 409, code: 'REFERRAL_CODE_ALREADY_SET' },
      { player: 'D', code_of: 'A', status: 200 },
      { player: 'E', start_param: null, status: 200 },
      { player: 'E', code_of: 'D', status: 200 },
      { player: 'A', code_of: 'E', status: 409, code: 'REFERRAL_CIRCLE' },
    ],
    referred_users_counts: { A: 2, B: 1, C: 0, D: 1, E: 0 },
    /** Rewards for purchases by the players in `steps`. Only the direct referrer gets a reward. */
    rewards: [
      { buyer: 'A', points: 1_000, referrer: null },
      { buyer: 'B', points: 1_000, referrer: 'A' },
      { buyer: 'C', points: 101, referrer: 'B' },
      { buyer: 'E', points: 123_457, referrer: 'D' },
    ].map((one) => {
      const micros = priceMicros(one.points);
      const reward = one.referrer === null ? 0 : rewardOf(micros);
      return { ...one, price_micros: micros, reward_micros: reward };
    }),
  };
}
