import { expect, test } from 'vitest';
import { banPlayer } from '../../test/ban-player.ts';
import { invoice } from '../../test/create-payment.ts';
import { startServer } from '../../test/start-server.ts';
import { testDeps } from '../../test/test-deps.ts';
import { waitingForLocks } from '../../test/waiting-for-locks.ts';
import { readEarnings } from '../ledger/read-earnings.ts';
import { settlePayment } from '../payments/settle-payment.ts';

type Code = { id: number; code: string; user_id: number; created_at: string };

const gateways = { stars: async () => 'https://t.me/$invoice' };
const { player, db } = await startServer({ deps: { gateways } });

async function join(id: number) {
  const { call } = player({ id });
  const { body: own } = await call<Code>('GET', '/user/referrals/code');
  const follow = (code: string) =>
    call<{ code: string }>('POST', '/user/referrals/set-code', { body: { code } });
  return { own, follow, call };
}

test('[START-02] [API-15] the code is stored once, and its owner is returned', async () => {
  const [host, guest] = [await join(801), await join(802)];
  const { status, body } = await guest.follow(host.own.code);
  expect([status, body]).toEqual([200, host.own]);
});

test('[API-15] the same code is accepted again, another code is refused', async () => {
  const [host, other, guest] = [await join(811), await join(812), await join(813)];
  await guest.follow(host.own.code);
  expect((await guest.follow(host.own.code)).status).toBe(200);
  const second = await guest.follow(other.own.code);
  expect([second.status, second.body.code]).toEqual([409, 'REFERRAL_CODE_ALREADY_SET']);
});

test("[API-15] the player's own code and an unknown code are refused", async () => {
  const loner = await join(821);
  const own = await loner.follow(loner.own.code);
  expect([own.status, own.body.code]).toEqual([409, 'REFERRAL_CODE_OWN']);
  const unknown = await loner.follow('nobody0');
  expect([unknown.status, unknown.body.code]).toEqual([404, 'REFERRAL_CODE_NOT_FOUND']);
});

test('[API-15] after the first purchase no code can be set, and the stored one is still accepted', async () => {
  const [host, buyer, guest] = [await join(851), await join(852), await join(853)];
  await guest.follow(host.own.code);
  for (const { own } of [buyer, guest]) {
    const { id: paymentId } = await invoice(db, own.user_id);
    await settlePayment(testDeps(db), { paymentId, chargeId: paymentId, at: new Date() });
  }
  const refusal = await buyer.follow(host.own.code);
  expect([refusal.status, refusal.body.code]).toEqual([409, 'REFERRAL_AFTER_PURCHASE']);
  expect((await guest.follow(host.own.code)).status).toBe(200);
});

test('[API-15] while the code is stored, no invoice is created, and a purchase rewards the referrer', async () => {
  const [host, buyer] = [await join(861), await join(862)];
  const { id: paymentId } = await invoice(db, buyer.own.user_id);
  const running = await db.transaction().execute(async (tx) => {
    // The request has checked for purchases by then, and has stored nothing.
    await tx
      .selectFrom('tap_balance')
      .where('user_id', '=', host.own.user_id)
      .forUpdate()
      .execute();
    const followed = buyer.follow(host.own.code);
    await expect.poll(() => waitingForLocks(db)).toBe(1);
    const body = { tariff_id: 1 };
    const invoiced = buyer.call('POST', '/payment/gateway/invoice-link/tariff', { body });
    await expect.poll(() => waitingForLocks(db)).toBe(2);
    const settled = settlePayment(testDeps(db), { paymentId, chargeId: paymentId, at: new Date() });
    await expect.poll(() => waitingForLocks(db)).toBe(3);
    return { followed, invoiced, settled };
  });
  expect([(await running.followed).status, await running.settled]).toEqual([200, 'settled']);
  expect((await running.invoiced).status).toBe(200);
  expect((await readEarnings(db, host.own.user_id)).referrals).toBeGreaterThan(0);
});

test('[API-15] a code that closes a circle of any length is refused', async () => {
  const [a, b, c] = [await join(831), await join(832), await join(833)];
  await b.follow(a.own.code);
  await c.follow(b.own.code);
  const closing = await a.follow(c.own.code);
  expect([closing.status, closing.body.code]).toEqual([409, 'REFERRAL_CIRCLE']);
});

test("of two players who enter each other's code at once only one succeeds", async () => {
  const [a, b] = [await join(841), await join(842)];
  const following = await db.transaction().execute(async (tx) => {
    // A request that has passed all checks waits for these rows, before it commits.
    await tx
      .selectFrom('tap_balance')
      .where('user_id', 'in', [a.own.user_id, b.own.user_id])
      .forUpdate()
      .execute();
    const both = [a.follow(b.own.code), b.follow(a.own.code)];
    await expect.poll(() => waitingForLocks(db)).toBe(2);
    return both;
  });
  const responses = await Promise.all(following);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a banned player's code is accepted, and counts", async () => {
  const [host, guest] = [await join(881), await join(882)];
  await banPlayer(db, host.own.user_id);
  expect(await guest.follow(host.own.code)).toMatchObject({ status: 200, body: host.own });
  const { body } = await guest.call('GET', `/user/referrals/stats/${host.own.user_id}`);
  expect(body).toEqual({ ...host.own, referred_users_count: 1 });
});
