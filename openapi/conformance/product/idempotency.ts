import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import { ok, refused, same } from '../expectations.ts';
import type { Balance, User } from './user-answers.ts';

const setCode = '/user/referrals/set-code';
const check = checksOf('invariants');

/** The same intention twice is one intention. */
export const idempotencyChecks: Check[] = [
  check(
    'the gift asked for twice under one key is answered twice and given once',
    'Idempotency-Key',
    async (kit) => {
      const [player, other] = [kit.player(), kit.player()];
      const key = randomUUID();
      const first = ok<User>(await player.post('/bonus/start', undefined, key));
      const again = ok<User>(await player.post('/bonus/start', undefined, key));
      same(again, first, 'the repeated answer');
      refused(await player.post('/bonus/start', undefined, randomUUID()), 'BONUS_ALREADY_TAKEN');
      const { available_taps } = ok<Balance>(await player.get('/user/taps/me'));
      same(available_taps, kit.documents.rule('gift_taps'), 'available_taps');
      const own = ok<User>(await other.post('/bonus/start', undefined, key));
      same(own.telegram_id, other.telegramId, "whose answer another player's same key brings");
    },
  ),
  check(
    'a key belongs to one operation and one body',
    'Idempotency-Key: IDEMPOTENCY_KEY_REUSED',
    async (kit) => {
      const [player, referrer] = [kit.player(), kit.player()];
      const { code } = ok<{ code: string }>(await referrer.get('/user/referrals/code'));
      const key = randomUUID();
      ok(await player.post(setCode, { code }, key));
      refused(
        await player.post(setCode, { code: `${code}x`.slice(-32) }, key),
        'IDEMPOTENCY_KEY_REUSED',
      );
      refused(await player.post('/bonus/start', undefined, key), 'IDEMPOTENCY_KEY_REUSED');
      const { is_bonus_taken } = ok<User>(await player.get('/user/me'));
      same(is_bonus_taken, false, 'is_bonus_taken after a refused key');
    },
  ),
  check(
    'a refusal is repeated under its key, and uses it up for another body',
    'Idempotency-Key: whatever its status',
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      ok(await player.post('/bonus/start'));
      const refusal = await player.post('/bonus/start', undefined, key);
      refused(refusal, 'BONUS_ALREADY_TAKEN');
      const again = await player.post('/bonus/start', undefined, key);
      same([again.status, again.code], [refusal.status, refusal.code], 'the repeated refusal');
      const setKey = randomUUID();
      const nobody = (name: string) => ({ code: `${name}${player.telegramId.toString(36)}` });
      const unknown = await player.post(setCode, nobody('no'), setKey);
      refused(unknown, 'REFERRAL_CODE_NOT_FOUND');
      refused(await player.post(setCode, nobody('ne'), setKey), 'IDEMPOTENCY_KEY_REUSED');
    },
  ),
  check(
    'parallel requests under one key have one effect',
    'Idempotency-Key: REQUEST_IN_PROGRESS',
    async (kit) => {
      const player = kit.player();
      const key = randomUUID();
      const calls = Array.from({ length: 10 }, () => player.post('/bonus/start', undefined, key));
      const answers = await Promise.all(calls);
      const first = answers.find(({ status }) => status === 200);
      same(first === undefined, false, 'whether none of ten requests succeeded');
      for (const answer of answers) {
        if (answer.status === 200) same(answer.json, first?.json, 'every successful answer');
        else refused(answer, 'REQUEST_IN_PROGRESS');
      }
      const { available_taps } = ok<Balance>(await player.get('/user/taps/me'));
      same(available_taps, kit.documents.rule('gift_taps'), 'available_taps');
    },
  ),
  check('a key of a wrong form is refused', 'Idempotency-Key schema', async (kit) => {
    for (const key of ['short', 'a'.repeat(65), 'with space in it', 'with/slash']) {
      refused(await kit.player().post('/bonus/start', undefined, key), 'VALIDATION_FAILED');
    }
  }),
];
