import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Profile } from './user-responses.ts';

const check = checksOf('users');
const path = '/user/profile/me';

export const walletLimitChecks: Check[] = [
  check(
    'a wallet changes 100 times in 24 hours, then nothing of the profile is saved',
    ['R137'],
    async (kit) => {
      if (kit.target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
      const limit = kit.documents.constant('wallet_changes_per_day');
      const player = kit.player();
      const save = (change: number) => {
        const wallet_hash = `0:${change.toString(16).padStart(64, '0')}`;
        return player.patch(path, { payment_info: { wallet_hash } });
      };
      for (let change = 1; change <= limit; change += 1) ok(await save(change));
      const before = ok<Profile>(await save(limit));
      const headers = {
        Authorization: `tma ${player.initData}`,
        'Content-Type': 'application/json',
      };
      const oneMore = {
        additional_info: { bio: 'One more.' },
        payment_info: { wallet_hash: null },
      };
      const request = { method: 'PATCH', path, headers, body: JSON.stringify(oneMore) };
      refused(await kit.call(request, [429]), 'TOO_MANY_REQUESTS');
      const after = ok<Profile>(await player.patch(path, {}));
      same(
        [after.payment_info, after.additional_info.bio],
        [before.payment_info, before.additional_info.bio],
        'the profile after the refused change',
      );
    },
  ),
];
