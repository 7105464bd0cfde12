import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { described, ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
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
      const oneMore = {
        additional_info: { bio: 'One more.' },
        payment_info: { wallet_hash: null },
      };
      refused(await send(kit, player, 'PATCH', path, oneMore), 'TOO_MANY_REQUESTS');
      // The limit of wallet changes comes after the name.
      const taken = { ...oneMore, display_name: 'BOLD_7' };
      refused(await send(kit, player, 'PATCH', path, taken), 'DISPLAY_NAME_TAKEN');
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
      const body = wallet.prove(await statement(kit, player));
      const key = { 'Idempotency-Key': crypto.randomUUID() };
      const post = () => send(kit, player, 'POST', proofPath, body, key);
      refused(await post(), 'TOO_MANY_REQUESTS');
      // The key is free, so the operation runs again and finds no challenge.
      refused(await post(), 'WALLET_PROOF_INVALID');
      const after = ok<Profile>(await player.patch(path, {}));
      same(after.payment_info, before.payment_info, 'payment_info after the refused proof');
    },
    { profile: 'wallet-proof' },
  ),
];

/** Sends a request whose response may be 429. */
function send(
  kit: Kit,
  { initData }: Player,
  method: string,
  to: string,
  body: object,
  more: Record<string, string> = {},
): Promise<HttpResponse> {
  const headers = {
    Authorization: `tma ${initData}`,
    'Content-Type': 'application/json',
    ...more,
  };
  return kit.call({ method, path: to, headers, body: JSON.stringify(body) }, [429]);
}

/** Changes a player's wallet as often as the limit allows, and returns the profile. */
async function reachLimit(kit: Kit, player: Player): Promise<Profile> {
  if (kit.target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
  const limit = kit.documents.constant('wallet_changes_per_day');
  const save = async (change: number) => {
    const wallet_hash = `0:${change.toString(16).padStart(64, '0')}`;
    const response = await send(kit, player, 'PATCH', path, { payment_info: { wallet_hash } });
    return described(response, `with change ${change} of ${limit} of the wallet in 24 hours`);
  };
  for (let change = 1; change <= limit; change += 1) {
    ok(await save(change));
    // The same wallet again is no change.
    if (change === 1) ok(await save(change));
  }
  return ok<Profile>(await save(limit));
}
