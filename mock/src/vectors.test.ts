import initData from '@bold/openapi/vectors/init-data.json' with { type: 'json' };
import quoteVectors from '@bold/openapi/vectors/quotes.json' with { type: 'json' };
import referralVectors from '@bold/openapi/vectors/referrals.json' with { type: 'json' };
import walletProofs from '@bold/openapi/vectors/wallet-proofs.json' with { type: 'json' };
import type { PaymentCurrency, WalletProof } from '@bold/sdk';
import { Problem } from '@bold/sdk/contract';
import { expect, test } from 'vitest';
import { authenticate } from './http/authenticate.ts';
import type { Call } from './http/handler.ts';
import { payments } from './tags/payments.ts';
import { referrals } from './tags/referrals.ts';
import { verifyWalletProof } from './tags/wallet/wallet-proof.ts';
import { createWorld } from './world/create-world.ts';
import { findOrCreatePlayer } from './world/players.ts';
import type { Player } from './world/world.ts';

const now = initData.now * 1_000;
const input = { params: {}, query: {}, header: {}, body: undefined };
const codeOf = (error: unknown) => (error instanceof Problem ? error.code : String(error));

test.each(initData.accepted)('the contract’s init data is accepted: $title', async (vector) => {
  const { user, startParameter } = await authenticate(vector.init_data, now);
  const player = findOrCreatePlayer(createWorld(), user, null, now);
  expect(player).toMatchObject({
    telegramId: vector.telegram_id,
    firstName: vector.first_name,
    lastName: vector.last_name,
    username: vector.username,
  });
  expect(startParameter).toBe(vector.start_param);
});

test.each(initData.refused)(
  'the contract’s init data is refused with $code: $title',
  async ({ init_data, code }) => {
    expect(await authenticate(init_data, now).catch(codeOf)).toBe(code);
  },
);

function prove(body: WalletProof, at = walletProofs.now) {
  const world = createWorld();
  const { player } = callOf(world, 7);
  world.challenges.push({
    payload: walletProofs.payload,
    userId: player.id,
    expiresAt: walletProofs.expires_at * 1_000,
  });
  const call = { ...callOf(world, 7), now: at * 1_000, host: walletProofs.domain };
  return verifyWalletProof({ ...call, body });
}

test.each(walletProofs.accepted)(
  'the contract’s wallet proof is accepted: $title',
  async ({ body, wallet_hash }) => {
    const { payment_info } = await prove(body as WalletProof);
    expect(payment_info).toMatchObject({ wallet_hash, wallet_verified: true });
  },
);

// The mock is never in production.
test.each(walletProofs.refused.filter((vector) => !('in_production' in vector)))(
  'the contract’s wallet proof is refused with $code: $title',
  async ({ body, code, ...at }) => {
    const time = 'now' in at ? at.now : undefined;
    expect(await prove(body as WalletProof, time).catch(codeOf)).toBe(code);
  },
);

test.each(quoteVectors.quotes)(
  'the contract’s quote for $amount taps in $payment_currency',
  ({ amount, payment_currency, quote }) => {
    const query = { amount, payment_currency: payment_currency as PaymentCurrency };
    const call = { ...callOf(createWorld()), ...input, query };
    expect(payments.quoteCustomPrice(call)).toEqual(quote);
  },
);

function callOf(world: Call['world'], id = 1): Call {
  const player = findOrCreatePlayer(world, { id, first_name: 'Caller' }, null, now);
  return { world, player, now, host: 'localhost', pushBalance: () => undefined };
}

test('the contract’s chain of invitations has the contract’s counts', () => {
  const world = createWorld();
  const players = new Map<string, Player>();
  const join = (name: string, startParameter: string | null = null) => {
    const user = { id: 1_000 + name.charCodeAt(0), first_name: name };
    players.set(name, findOrCreatePlayer(world, user, startParameter, now));
  };
  const codeFor = (name: string | null | undefined) =>
    players.get(name ?? '')?.referralCode ?? 'nobody0';

  for (const name of ['A', 'B', 'C']) join(name);
  for (const step of referralVectors.steps) {
    if ('start_param' in step) {
      join(step.player, `REF${codeFor(step.start_param)}`);
      continue;
    }
    const player = players.get(step.player);
    if (!player) throw new Error(`The vectors have no player ${step.player}.`);
    const body = { code: codeFor(step.code_of) };
    const set = () =>
      referrals.setReferralCode({ ...callOf(world, player.telegramId), ...input, body });
    if (step.code === undefined) expect(set()).toMatchObject(body);
    else expect(set).toThrow(expect.objectContaining({ code: step.code }));
  }
  const counts = Object.keys(referralVectors.referred_users_counts).map((name) => {
    const invited = world.players.filter(({ referrerId }) => referrerId === players.get(name)?.id);
    return [name, invited.length];
  });
  expect(Object.fromEntries(counts)).toEqual(referralVectors.referred_users_counts);
});
