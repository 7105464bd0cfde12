import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import { Wallet } from '../players/wallet.ts';
import { aName } from './a-name.ts';
import { proofPath, statement } from './prove-wallet.ts';

const check = checksOf('invariants');
const challengePath = '/user/wallet/proof-payload';
/** Long enough for a server that keeps its keys too short, short enough for a default run. */
const waitMs = { usual: 3_000, deep: 50_000 };
const atOnce = 20;
const mostWaitS = 60;

/** Checks of how long a key is kept, and of which keys are equal. */
export const keyLifetimesChecks: Check[] = [
  check(
    'the first response is repeated later, unchanged, whatever has happened meanwhile',
    ['R121'],
    async (kit) => {
      const [player, wallet] = [kit.player(), new Wallet(5)];
      const body = wallet.prove(await statement(kit, player));
      const [key, giftKey] = [randomUUID(), randomUUID()];
      const first = ok(await player.post(proofPath, body, key));
      const refusal = await kit.player().post('/user/referrals/set-code', { code: 'nobody0' }, key);
      refused(refusal, 'REFERRAL_CODE_NOT_FOUND');
      const gift = ok(await player.post('/bonus/start', undefined, giftKey));
      ok(await player.patch('/user/profile/me', { display_name: aName(), country_id: 'JP' }));
      await delay(kit.target.deep ? waitMs.deep : waitMs.usual);
      same(
        ok(await player.post(proofPath, body, key)),
        first,
        'the response to the repeated proof',
      );
      const again = ok(await player.post('/bonus/start', undefined, giftKey));
      same(again, gift, 'the response to the repeated gift');
    },
  ),
  check(
    'keys that differ in upper and lower case or in their last character are different keys',
    ['R125'],
    async (kit) => {
      const player = kit.player();
      const start = 'k'.repeat(63);
      const keys = [`${start}a`, `${start}b`, `${start}A`, start, 'k'.repeat(8)];
      const payloads: string[] = [];
      for (const key of [...keys, ...keys]) {
        const response = await player.post(challengePath, undefined, key);
        payloads.push(ok<{ payload: string }>(response).payload);
      }
      const [first, again] = [payloads.slice(0, keys.length), payloads.slice(keys.length)];
      same(new Set(first).size, keys.length, 'the number of challenges for five similar keys');
      same(again, first, 'the challenges for the same keys again');
    },
  ),
  check(
    'a key whose request reached a rate limit is free afterwards',
    ['R124'],
    async (kit) => {
      const { target } = kit;
      if (target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
      const player = kit.player();
      const headers = { Authorization: `tma ${player.initData}` };
      const request = { method: 'GET', path: '/level', headers };
      const limit = kit.documents.constant('user_requests_per_minute');
      const key = randomUUID();
      const gift = {
        method: 'POST',
        path: '/bonus/start',
        headers: { ...headers, 'Idempotency-Key': key },
      };
      let refusal = await kit.call(request, [429]);
      for (let sent = 1; refusal.status !== 429 && sent < limit * 3; sent += atOnce) {
        const calls = Array.from({ length: atOnce }, () => kit.call(request, [429]));
        await Promise.all(calls);
        refusal = await kit.call(request, [429]);
      }
      // The key is used once the limit is reached, not before.
      refusal = await kit.call(gift, [429]);
      if (refusal.status === 200) throw new NotChecked('the limit was not reached in time');
      refused(refusal, 'TOO_MANY_REQUESTS');
      const waitS = Number(refusal.headers['retry-after']);
      holds(waitS <= mostWaitS, `Retry-After is ${waitS}, above the minute of the limit`);
      await delay(waitS * 1000);
      ok(await kit.call(gift, [429]));
    },
    { deep: true },
  ),
];
