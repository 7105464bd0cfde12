import vectors from '@bold/openapi/vectors/referrals.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { invoice } from '../../test/create-payment.ts';
import { startServer } from '../../test/start-server.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { settlePayment } from '../payments/settle-payment.ts';

type Player = ReturnType<Awaited<ReturnType<typeof startServer>>['player']>;

test('the referral vectors of the contract give the expected counts and rewards', async () => {
  const { player, db, clock } = await startServer();
  const players = new Map<string, Player>();
  const codes = new Map<string | null, string>([[null, 'nobody0']]);
  const ids = new Map<string, number>();

  async function join(name: string, startParam?: string) {
    const id = 1000 + name.charCodeAt(0);
    const joined = player({ id }, startParam);
    const { body } = await joined.call<{ user_id: number; code: string }>(
      'GET',
      '/user/referrals/code',
    );
    players.set(name, joined);
    codes.set(name, body.code);
    ids.set(name, body.user_id);
    return joined;
  }

  for (const name of ['A', 'B', 'C']) await join(name);
  for (const step of vectors.steps) {
    if ('start_param' in step) {
      await join(step.player, `REF${codes.get(step.start_param ?? null)}`);
      continue;
    }
    const caller = players.get(step.player);
    const code = codes.get(step.code_of ?? null);
    const response = await caller?.call<{ code: string }>('POST', '/user/referrals/set-code', {
      body: { code },
    });
    expect([step, response?.status, response?.body.code]).toEqual([
      step,
      step.status,
      step.code ?? code,
    ]);
  }
  for (const [name, count] of Object.entries(vectors.referred_users_counts)) {
    const path = `/user/referrals/stats/${ids.get(name)}`;
    const { body } =
      (await players.get('A')?.call<{ referred_users_count: number }>('GET', path)) ?? {};
    expect([name, body?.referred_users_count]).toEqual([name, count]);
  }
  for (const { buyer, referrer, price_micros, reward_micros } of vectors.rewards) {
    const before = await sumOfReferrals();
    const { id } = await invoice(db, ids.get(buyer) ?? 0, { priceMicros: price_micros });
    const charge = { paymentId: id, chargeId: `charge-${buyer}`, at: clock.now() };
    expect(await settlePayment({ db, pushBalance: () => undefined }, charge)).toBe('settled');
    const after = await sumOfReferrals();
    for (const name of ids.keys())
      expect([buyer, name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]).toEqual([
        buyer,
        name,
        name === referrer ? reward_micros : 0,
      ]);
  }

  async function sumOfReferrals() {
    const sums = [...ids].map(
      async ([name, id]) => [name, (await readEarnings(db, id)).referrals] as const,
    );
    return new Map(await Promise.all(sums));
  }
});
