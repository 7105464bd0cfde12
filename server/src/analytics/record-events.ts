import type { Context } from '../context.ts';
import type { Deps } from '../deps.ts';
import { SenderGate } from '../limits/sender-gate.ts';
import { storeEvents } from './events-repository.ts';
import type { Proofs } from './proofs.ts';
import { readEvents } from './read-events.ts';
import { Refusal, sendReceipt } from './responses.ts';

/**
 * Returns the handler of `POST /events`. It stores the events of a request with a valid proof, and of a limited number
 * of requests without one; a proof that is wrong, too old or used before gets 429, and nothing is stored.
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

/** Throws a 401 unless the header holds the application's token. */
function requireToken(given: string, token: string): void {
  if (given === '') {
    throw new Refusal(
      401,
      'The token is not specified in the headers or is specified incorrectly.',
    );
  }
  if (given !== token) throw new Refusal(401, 'Token is invalid.');
}
