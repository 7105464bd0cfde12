import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import { described, holds, ok, refused, same, summariesOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { referralCodeOf, setCodePath } from '../players/referral-code.ts';
import { aName } from './a-name.ts';
import type { Balance, User } from './user-responses.ts';

const check = checksOf('invariants');

export const idempotencyChecks: Check[] = [
  check(
    'two requests for the gift with one key return the same response and give it once',
    ['R121'],
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      const key = randomUUID();
      const first = await player.post('/bonus/start', undefined, key);
      const again = await player.post('/bonus/start', undefined, key);
      same(ok<User>(again), ok<User>(first), 'the repeated response');
      same(requestIdOf(again), requestIdOf(first), 'X-Request-Id of the repeated response');
      const relaunched = kit.signed(player.user, { query_id: 'again' });
      const later = await relaunched.post('/bonus/start', undefined, key);
      same(ok<User>(later), ok<User>(first), 'the response to the key after another launch');
      refused(await player.post('/bonus/start', undefined, randomUUID()), 'BONUS_ALREADY_TAKEN');
      const { available_taps } = ok<Balance>(await player.get('/user/taps/me'));
      same(available_taps, kit.documents.constant('gift_taps'), 'available_taps');
      const own = ok<User>(await other.post('/bonus/start', undefined, key));
      same(
        own.telegram_id,
        other.telegramId,
        "the player in the response to another player's same key",
      );
    },
  ),
  check('a key belongs to one operation and one body', ['R122'], async (kit) => {
    const [player, referrer] = [kit.player(), kit.player()];
    const { code } = await referralCodeOf(referrer);
    const key = randomUUID();
    ok(await player.post(setCodePath, { code }, key));
    refused(
      await player.post(setCodePath, { code: `${code}x`.slice(-32) }, key),
      'IDEMPOTENCY_KEY_REUSED',
    );
    refused(await player.post('/bonus/start', undefined, key), 'IDEMPOTENCY_KEY_REUSED');
    const { is_bonus_taken } = ok<User>(await player.get('/user/me'));
    same(is_bonus_taken, false, 'is_bonus_taken after a refused key');
  }),
  check(
    'a problem is repeated for its key with its instance, and the key cannot be reused for another body',
    ['R121', 'R124'],
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      ok(await player.post('/bonus/start'));
      const refusal = await player.post('/bonus/start', undefined, key);
      refused(refusal, 'BONUS_ALREADY_TAKEN');
      const again = await player.post('/bonus/start', undefined, key);
      same([again.status, again.json], [refusal.status, refusal.json], 'the repeated refusal');
      same(requestIdOf(again), requestIdOf(refusal), 'X-Request-Id of the repeated refusal');
      const setKey = randomUUID();
      const unknownCode = (name: string) => ({ code: `${name}${player.telegramId.toString(36)}` });
      const unknown = await player.post(setCodePath, unknownCode('no'), setKey);
      refused(unknown, 'REFERRAL_CODE_NOT_FOUND');
      refused(await player.post(setCodePath, unknownCode('ne'), setKey), 'IDEMPOTENCY_KEY_REUSED');
    },
  ),
  check('parallel requests with one key have one effect', ['R121', 'R123'], async (kit) => {
    const player = kit.player();
    const key = randomUUID();
    const calls = Array.from({ length: 10 }, () => player.post('/bonus/start', undefined, key));
    const responses = await Promise.all(calls);
    const first = responses.find(({ status }) => status === 200);
    holds(first !== undefined, `None of ten requests returned 200: ${summariesOf(responses)}`);
    for (const response of responses) {
      if (response.status === 200) same(response.json, first?.json, 'every successful response');
      else refused(response, 'REQUEST_IN_PROGRESS');
    }
    const { available_taps } = ok<Balance>(await player.get('/user/taps/me'));
    same(available_taps, kit.documents.constant('gift_taps'), 'available_taps');
  }),
  check(
    'of parallel requests with one key and two bodies, those with one body are refused',
    ['R122', 'R123'],
    async (kit) => {
      const player = kit.player();
      const { code: first } = await referralCodeOf(kit.player());
      const { code: second } = await referralCodeOf(kit.player());
      const key = randomUUID();
      const calls = Array.from({ length: 10 }, async (_, at) => {
        const code = at % 2 === 0 ? first : second;
        return { code, response: await player.post(setCodePath, { code }, key) };
      });
      const responses = await Promise.all(calls);
      const used = responses.find(({ response }) => response.status === 200)?.code;
      const summaries = summariesOf(responses.map(({ response }) => response));
      holds(used !== undefined, `None of ten requests returned 200: ${summaries}`);
      for (const { code, response } of responses) {
        if (code !== used) refused(response, 'IDEMPOTENCY_KEY_REUSED');
        else if (response.status !== 200) refused(response, 'REQUEST_IN_PROGRESS');
      }
    },
  ),
  check(
    'a key that is empty, too short, too long or has other characters is refused, and only a POST has one',
    ['R125'],
    async (kit) => {
      for (const key of ['', 'short', 'a'.repeat(65), 'with space in it', 'with/slash']) {
        const response = await kit.player().post('/bonus/start', undefined, key);
        refused(described(response, `with the key "${key}"`), 'VALIDATION_FAILED');
      }
      const player = kit.player();
      for (const key of ['short', randomUUID()]) {
        const headers = { 'Idempotency-Key': key };
        ok(await player.call('GET', '/user/me', undefined, headers));
        for (const name of [aName(), aName()]) {
          const body = { display_name: name };
          const saved = await player.call('PATCH', '/user/profile/me', body, headers);
          same(ok<User>(saved).display_name, name, 'display_name of a PATCH with a key');
        }
      }
    },
  ),
  check(
    'a POST with two Idempotency-Keys is refused, also if they are equal, and has no effect',
    ['R110', 'R125'],
    async (kit) => {
      const player = kit.player();
      const [one, two] = [randomUUID(), randomUUID()];
      for (const keys of [
        [one, two],
        [one, one],
      ]) {
        const headers = { 'Idempotency-Key': keys };
        const response = await player.call('POST', '/bonus/start', undefined, headers);
        refused(described(response, 'with two keys'), 'VALIDATION_FAILED');
        ok(await player.call('GET', '/user/me', undefined, headers));
      }
      const { is_bonus_taken } = ok<User>(await player.get('/user/me'));
      same(is_bonus_taken, false, 'is_bonus_taken after two keys');
    },
  ),
  check(
    'a request that is refused before the operation leaves its key free',
    ['R124'],
    async (kit) => {
      const [player, referrer] = [kit.player(), kit.player()];
      const { code } = await referralCodeOf(referrer);
      const key = randomUUID();
      refused(await player.post(setCodePath, { code: 'NOT A CODE' }, key), 'VALIDATION_FAILED');
      refused(await player.post(setCodePath, '{', key), 'MALFORMED_JSON');
      same(
        ok<{ code: string }>(await player.post(setCodePath, { code }, key)).code,
        code,
        'the code',
      );
    },
  ),
];

const requestIdOf = ({ headers }: HttpResponse) => headers['x-request-id'];
