import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { setCodePath } from '../players/referral-code.ts';
import { Wallet } from '../players/wallet.ts';
import { aName } from './a-name.ts';
import { proofPath, statement } from './prove-wallet.ts';

const check = checksOf('invariants');
const unknownCode = { code: 'nobody0' };
/**
 * The pause before a check sends a key again. The check does not notice a server that deletes the key only after a
 * longer time.
 */
const waitMs = { usual: 3_000, deep: 50_000 };
const atOnce = 20;
const mostWaitS = 60;
const tooMany = 429;

/**
 * The checks of Idempotency-Keys. A server must keep a key, tell similar keys apart, and forget the key of a
 * rate-limited request.
 */
export const keyLifetimesChecks: Check[] = [
  check(
    'the first response is repeated later, unchanged, whatever has happened meanwhile',
    ['R121'],
    async (kit) => {
      const player = kit.player();
      const send = (key: string) => player.post('/bonus/start', undefined, key);
      await expectRepeated(kit, player, send);
    },
  ),
  check(
    'the first response to a proof is repeated later, unchanged, whatever has happened meanwhile',
    ['R121'],
    async (kit) => {
      const player = kit.player();
      const body = new Wallet(5).prove(await statement(kit, player));
      await expectRepeated(kit, player, (key) => player.post(proofPath, body, key));
    },
    { profile: 'wallet-proof' },
  ),
  check(
    'keys that differ in upper and lower case or in their last character are different keys',
    ['R125'],
    async (kit) => {
      const player = kit.player();
      const start = 'k'.repeat(63);
      const keys = [`${start}a`, `${start}b`, `${start}A`, start, 'k'.repeat(8)];
      const instances: unknown[] = [];
      for (const key of [...keys, ...keys]) {
        const refusal = await player.post(setCodePath, unknownCode, key);
        refused(refusal, 'REFERRAL_CODE_NOT_FOUND');
        instances.push((refusal.json as { instance?: unknown }).instance);
      }
      const [first, again] = [instances.slice(0, keys.length), instances.slice(keys.length)];
      same(new Set(first).size, keys.length, 'the number of instances for five similar keys');
      same(again, first, 'the instances for the same keys again');
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
      const setCode = (key: string) =>
        kit.call(
          {
            method: 'POST',
            path: setCodePath,
            headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': key },
            body: JSON.stringify(unknownCode),
          },
          [tooMany],
        );
      let key = '';
      let refusal: HttpResponse | undefined;
      for (let sent = 0; refusal?.status !== tooMany && sent < limit * 3; sent += atOnce) {
        const calls = Array.from({ length: atOnce }, () => kit.call(request, [tooMany]));
        const statuses = (await Promise.all(calls)).map(({ status }) => status);
        // A limit that refills may have room again, so each attempt has a key of its own.
        if (statuses.includes(tooMany)) {
          key = randomUUID();
          refusal = await setCode(key);
        }
      }
      if (refusal?.status !== tooMany) throw new NotChecked('the limit was not reached in time');
      const waitS = Number(refusal.headers['retry-after']);
      holds(waitS <= mostWaitS, `Retry-After is ${waitS}, above the minute of the limit`);
      await delay(waitS * 1000);
      refused(await setCode(key), 'REFERRAL_CODE_NOT_FOUND');
    },
    { deep: true },
  ),
];

/**
 * Sends a request twice with one key. Between the two requests, another player uses the same key, and `player` changes
 * the name and the country in the profile.
 * @throws `BrokenRule` if the two responses differ.
 */
async function expectRepeated(
  kit: Kit,
  player: Player,
  send: (key: string) => Promise<HttpResponse>,
): Promise<void> {
  const key = randomUUID();
  const first = ok(await send(key));
  refused(await kit.player().post(setCodePath, unknownCode, key), 'REFERRAL_CODE_NOT_FOUND');
  ok(await player.patch('/user/profile/me', { display_name: aName(), country_id: 'JP' }));
  await delay(kit.target.deep ? waitMs.deep : waitMs.usual);
  same(ok(await send(key)), first, 'the repeated response');
}
