import { createHash } from 'node:crypto';
import type { Reply } from '@bold/sdk/contract';
import { Problem } from '@bold/sdk/contract';
import { idempotencyHours, idempotencyKeysPerUser } from '@bold/sdk/limits';
import type { Deps } from '../deps.ts';
import { tooManyUntil } from '../limits/too-many.ts';
import {
  type Claim,
  claimKey,
  countKeys,
  findFirstRequest,
  freeKey,
  storeReply,
} from './idempotency-repository.ts';

type Repeatable = {
  userId: number;
  operationId: string;
  key: string;
  body: unknown;
  requestId: string;
};

/**
 * Runs the operation for the first request with a key. Further requests with this key get the stored response for 24
 * hours (decisions §3).
 * @returns the response, which is not stored if its status is 408, 429 or 5xx
 * @throws `IDEMPOTENCY_KEY_REUSED` if the first request with the key had another operation or another body
 * @throws `REQUEST_IN_PROGRESS` while the first request has no response yet
 * @throws `TOO_MANY_REQUESTS` for a new key if the player has used too many keys
 */
export async function respondOnce(
  { db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>,
  { userId, key, operationId, body, requestId }: Repeatable,
  run: () => Promise<Reply>,
): Promise<Reply> {
  const fingerprint = createHash('sha256')
    .update(`${operationId} ${JSON.stringify(body) ?? ''}`)
    .digest('hex');
  const claim = { userId, key, fingerprint, startedAt: clock.now() };
  if (!(await claimKey(db, claim))) {
    const first = await findFirstRequest(db, claim);
    if (first && first.fingerprint !== fingerprint) throw new Problem('IDEMPOTENCY_KEY_REUSED');
    if (!first?.reply) throw new Problem('REQUEST_IN_PROGRESS');
    return first.reply;
  }

  // A failure must not replace the response. The key is then free after a minute, as after a crash.
  const free = () =>
    freeKey(db, claim).catch((err: unknown) =>
      log.warn({ err, requestId }, 'An Idempotency-Key could not be freed.'),
    );
  try {
    await limitKeys(db, claim);
    const reply = await run();
    await (isStorable(reply) ? storeReply(db, claim, reply) : free());
    return reply;
  } catch (error) {
    await free();
    throw error;
  }
}

async function limitKeys(db: Deps['db'], claim: Claim): Promise<void> {
  const { count, oldest } = await countKeys(db, claim);
  if (count <= idempotencyKeysPerUser) return;
  const detail = `The player has used ${idempotencyKeysPerUser} keys within ${idempotencyHours} hours.`;
  throw tooManyUntil(oldest, idempotencyHours, claim.startedAt, detail);
}

const isStorable = ({ status }: Reply) => status < 500 && status !== 408 && status !== 429;
