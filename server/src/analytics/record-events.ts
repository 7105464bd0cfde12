import type { Context } from 'koa';
import type { Deps } from '../deps.ts';
import { storeEvents } from './events-repository.ts';
import type { Proofs } from './proofs.ts';
import { readEvents } from './read-events.ts';
import { sendReceipt } from './receipt.ts';
import { requireToken } from './require-token.ts';
import { SenderGate } from './sender-gate.ts';

/**
 * Handles `POST /events`: stores the events of a sender with a valid proof, and a limited number without one. A proof
 * that is wrong, too old or used gets 429 and stores nothing.
 */
export function recordEvents(
  { db, config: { limits }, clock }: Pick<Deps, 'db' | 'config' | 'clock'>,
  proofs: Proofs,
  token: string,
) {
  const unproven = new SenderGate(
    limits.analyticsUnprovenPerMinute / 60,
    limits.analyticsUnprovenBurst,
  );

  return async (ctx: Context, sender: string): Promise<void> => {
    requireToken(ctx.get('TGA-Auth-Token'), token);
    const events = await readEvents(ctx);
    const now = clock.now();
    const shown = ctx.get('Content');
    const proof = shown === '' ? undefined : proofs.verify(shown, now);
    const mayPass = shown === '' ? unproven.mayPass(sender, now) : proof !== undefined;
    if (mayPass && (await storeEvents(db, { token, events, proof, receivedAt: now }))) {
      sendReceipt(ctx, 202, 'Success record.', proofs.next(now));
    } else {
      sendReceipt(ctx, 429, 'Solve the next task.', proofs.next(now));
    }
  };
}
