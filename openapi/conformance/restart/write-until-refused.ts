import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { ok, refused, same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { aName } from '../product/a-name.ts';
import { balanceOf } from '../product/payments/balance.ts';
import type { User } from '../product/user-responses.ts';

/** A new player, who takes the gift and then a name. `gift` and `named` are the responses that arrived. */
export type Writer = {
  player: Player;
  key: string;
  name: string;
  gift?: HttpResponse;
  named?: HttpResponse;
};

const pauseMs = 25;

/** Creates players and writes their data, one after the other, until a request gets no response or `signal` aborts. */
export async function writeUntilRefused(kit: Kit, signal: AbortSignal): Promise<Writer[]> {
  const writers: Writer[] = [];
  while (!signal.aborted) {
    const writer: Writer = { player: kit.player(), key: randomUUID(), name: aName() };
    writers.push(writer);
    try {
      writer.gift = await writer.player.post('/bonus/start', undefined, writer.key);
      writer.named = await writer.player.patch('/user/profile/me', { display_name: writer.name });
    } catch {
      return writers;
    }
    await delay(pauseMs);
  }
  return writers;
}

/** Throws `BrokenRule` if a confirmed gift or name is lost, or if a gift can be taken twice. */
export async function expectWritten(
  kit: Kit,
  { player, key, name, gift: first, named }: Writer,
): Promise<void> {
  if (first) {
    ok(first);
    const again = await player.post('/bonus/start', undefined, key);
    same(
      again.json,
      first.json,
      'the response to POST /bonus/start again, with its Idempotency-Key',
    );
  }
  const fresh = await player.post('/bonus/start');
  if (first || fresh.status !== 200) refused(fresh, 'BONUS_ALREADY_TAKEN');
  const { available_taps } = await balanceOf(player);
  same(
    available_taps,
    kit.documents.constant('gift_taps'),
    'available_taps with the gift after a kill',
  );
  if (!named) return;
  ok(named);
  const { display_name } = ok<User>(await player.get('/user/me'));
  same(display_name, name, 'display_name, which was saved before a kill');
}
