import { analyticsBodyBytes } from '@bold/sdk/limits';
import type { Context } from '../context.ts';
import { readBytes } from '../contract/read-bytes.ts';
import type { Deps } from '../deps.ts';
import { ByteBudget, secondsUntilNextDay } from '../limits/byte-budget.ts';
import { SenderGate } from '../limits/sender-gate.ts';
import { TokenBucket } from '../limits/token-bucket.ts';
import type { Proof } from './curve-tasks.ts';
import { spendProof, storeEvents } from './events-repository.ts';
import { parseEvents } from './parse-events.ts';
import type { Proofs } from './proofs.ts';
import { inflate, readEncoding } from './read-events.ts';
import { Refusal, sendReceipt, TooMany } from './responses.ts';
import { StorageQuota } from './storage-quota.ts';

/** The time in seconds until an empty token bucket is full again. All senders share this bucket. */
const burstSeconds = 4;

export type AnalyticsDeps = Pick<Deps, 'db' | 'config' | 'clock' | 'log' | 'metrics'>;

/** Returns the handler of `POST /events`. The handler's checks follow the order in `openapi/chapters/analytics.md`. */
export function recordEvents(deps: AnalyticsDeps, proofs: Proofs, token: string) {
  const { db, clock, metrics, config } = deps;
  const {
    analyticsUnprovenPerMinute,
    analyticsUnprovenBurst,
    analyticsBytesPerDay,
    analyticsBytesPerSecond,
  } = config.limits;
  const unproven = new SenderGate(analyticsUnprovenPerMinute / 60, analyticsUnprovenBurst);
  const budget = new ByteBudget(analyticsBytesPerDay);
  const total = new TokenBucket(analyticsBytesPerSecond, burstSeconds * analyticsBytesPerSecond, 0);
  const quota = new StorageQuota(deps);

  function refuseForToday(now: Date): never {
    metrics.refusals.inc({ limit: 'analytics-bytes' });
    throw new TooMany('Too many bytes today.', secondsUntilNextDay(now));
  }

  /** Takes `bytes` tokens from the bucket that all senders share. Throws `TooMany` if the bucket has fewer tokens. */
  function takeFromTotal(bytes: number): void {
    if (total.take(clock.now().getTime(), bytes)) return;
    metrics.refusals.inc({ limit: 'analytics-total' });
    throw new TooMany('Too many bytes of all senders.');
  }

  /**
   * Verifies the proof of work of a request. Returns `undefined` if the request has none.
   * @param shown The value of the request header `Content`, which carries the proof; empty if there is no proof
   * @throws `TooMany` if the proof is not valid
   * @throws `TooMany` if the sender has sent too many requests without a proof
   */
  function requireProof(shown: string, sender: string, now: Date): Proof | undefined {
    const proof = shown === '' ? undefined : proofs.verify(shown, now);
    const mayPass = shown === '' ? unproven.mayPass(sender, now) : proof !== undefined;
    if (!mayPass) throw new TooMany('Solve the next task.');
    return proof;
  }

  /**
   * Inflates a body and counts the inflated bytes against the sender's daily limit. The caller must first take
   * `analyticsBodyBytes` tokens from the bucket `total`; this function puts the unused tokens back.
   * @throws `TooMany` if fewer than `analyticsBodyBytes` bytes of the sender's daily limit are left
   */
  async function inflateFor(sender: string, received: Buffer): Promise<Buffer> {
    const now = clock.now();
    // Counted before inflating, so that many simultaneous bodies cannot exceed the limit together.
    if (!budget.spend(sender, analyticsBodyBytes, now)) refuseForToday(now);
    const bytes = await inflate(received);
    const unused = analyticsBodyBytes - bytes.length;
    budget.giveBack(sender, unused, now);
    total.take(clock.now().getTime(), -unused);
    return bytes;
  }

  function countPlain(sender: string, received: Buffer): Buffer {
    const now = clock.now();
    if (!budget.spend(sender, received.length, now)) refuseForToday(now);
    return received;
  }

  return async (ctx: Context, sender: string): Promise<void> => {
    requireToken(ctx.get('TGA-Auth-Token'), token);
    const isGzip = readEncoding(ctx);
    const now = clock.now();
    if (budget.isSpent(sender, now)) refuseForToday(now);
    const proof = requireProof(ctx.get('Content'), sender, now);
    if (await quota.isFull(now)) {
      metrics.refusals.inc({ limit: 'analytics-storage' });
      throw new Refusal(503, 'The storage of events is full.');
    }
    const received = await readBytes(ctx, analyticsBodyBytes);
    const taken = isGzip ? analyticsBodyBytes : received.length;
    // Each limit counts at its own time, because a body may arrive half a minute later than its headers.
    takeFromTotal(taken);
    if (proof && !(await spendProof(db, proof))) {
      // Otherwise one solution, sent again and again, would empty the bucket for all senders.
      total.take(clock.now().getTime(), -taken);
      throw new TooMany('Solve the next task.');
    }
    const bytes = isGzip ? await inflateFor(sender, received) : countPlain(sender, received);
    const events = parseEvents(bytes);
    await storeEvents(db, { token, events, receivedAt: now });
    quota.add(events.length, bytes.length);
    sendReceipt(ctx, 202, 'Success record.', proofs.next(now, { isProven: proof !== undefined }));
  };
}

/** Throws a `Refusal` with 401 if the header `TGA-Auth-Token` is not equal to `token`. */
function requireToken(given: string, token: string): void {
  if (given === '') {
    throw new Refusal(
      401,
      'The token is not specified in the headers or is specified incorrectly.',
    );
  }
  if (given !== token) throw new Refusal(401, 'Token is invalid.');
}
