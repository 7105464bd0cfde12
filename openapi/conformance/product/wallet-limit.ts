import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { Wallet } from '../players/wallet.ts';
import { proofPath, statement } from './prove-wallet.ts';
import type { Profile } from './user-responses.ts';

const check = checksOf('users');
const path = '/user/profile/me';

export const walletLimitChecks: Check[] = [
  check(
    'a wallet changes 100 times in 24 hours, then nothing of the profile is saved',
    ['R137'],
    async (kit) => {
      const player = kit.player();
      const before = await reachLimit(kit, player);
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
      // The limit of wallet changes comes after the name.
      const taken = { ...oneMore, display_name: 'BOLD_7' };
      refused(await player.patch(path, taken), 'DISPLAY_NAME_TAKEN');
      const after = ok<Profile>(await player.patch(path, {}));
      same(
        [after.payment_info, after.additional_info.bio],
        [before.payment_info, before.additional_info.bio],
        'the profile after the refused change',
      );
    },
  ),
  check(
    'a proof above the limit of wallet changes is 429, spends its challenge and leaves its key free',
    ['R137', 'R124'],
    async (kit) => {
      const player = kit.player();
      const before = await reachLimit(kit, player);
      const wallet = new Wallet(4);
      const body = JSON.stringify(wallet.prove(await statement(kit, player)));
      const headers = {
        Authorization: `tma ${player.initData}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      };
      const request = { method: 'POST', path: proofPath, headers, body };
      refused(await kit.call(request, [429]), 'TOO_MANY_REQUESTS');
      // The key is free, so the operation runs again and finds no challenge.
      refused(await kit.call(request, [429]), 'WALLET_PROOF_INVALID');
      const after = ok<Profile>(await player.patch(path, {}));
      same(after.payment_info, before.payment_info, 'payment_info after the refused proof');
    },
    { profile: 'wallet-proof' },
  ),
];

/** Changes a player's wallet as often as the limit allows, and returns the profile. */
async function reachLimit(kit: Kit, player: Player): Promise<Profile> {
  if (kit.target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
  const limit = kit.documents.constant('wallet_changes_per_day');
  const save = (change: number) => {
    const wallet_hash = `0:${change.toString(16).padStart(64, '0')}`;
    return player.patch(path, { payment_info: { wallet_hash } });
  };
  for (let change = 1; change <= limit; change += 1) ok(await save(change));
  return ok<Profile>(await save(limit));
}
