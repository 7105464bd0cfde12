import { randomBytes } from 'node:crypto';
import { ok, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import type { LiveSocket } from './live-socket.ts';

const largestBatch = 51;

/** Creates the batches of one session, numbered from 1. A session is one launch of the app. */
export class Session {
  readonly name = `kit-${randomBytes(8).toString('hex')}`;
  readonly #telegramId: number;
  #seq = 0;

  constructor({ telegramId }: Player) {
    this.#telegramId = telegramId;
  }

  batch(taps: number, multiplier = 1) {
    this.#seq += 1;
    return this.numbered(this.#seq, taps, multiplier);
  }

  numbered(seq: number, taps: number, multiplier = 1) {
    return { multiplier, taps, tg_user_id: this.#telegramId, session: this.name, seq };
  }
}

/** Returns a player who has taken the start bonus and then tapped `taps` times. */
export async function playerWithTaps(kit: Kit, taps = 0): Promise<Player> {
  const player = kit.player();
  ok(await player.post('/bonus/start'));
  if (taps > 0) await tap(kit, player, taps);
  return player;
}

/** Takes the start bonus of a new player, and waits until each of the player's connections has received the balance. */
export async function takeGift(player: Player, sockets: readonly LiveSocket[]): Promise<void> {
  ok(await player.post('/bonus/start'));
  for (const socket of sockets)
    await socket.next(({ type }) => type === 'balance', 'a balance message');
}

/** Sends `taps` taps in batches on a new connection. Waits until the server has acknowledged all batches. */
export async function tap(kit: Kit, player: Player, taps: number): Promise<void> {
  const socket = await kit.live(player);
  const session = new Session(player);
  for (let left = taps; left > 0; left -= largestBatch) {
    const batch = session.batch(Math.min(left, largestBatch));
    const { applied } = await socket.ask(batch);
    same(applied, batch.taps, 'applied in the acknowledgement of a batch within the balance');
  }
  await socket.close();
}
