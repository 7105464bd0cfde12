import { setTimeout as delay } from 'node:timers/promises';
import { holds, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { Session } from '../live/batches.ts';
import type { LiveSocket, ServerMessage } from '../live/live-socket.ts';
import type { Player } from '../players/player.ts';
import { balanceOf } from '../product/payments/balance.ts';

type Batch = ReturnType<Session['batch']>;
type Connected = { player: Player; socket: LiveSocket };

/** What a player sent before the server was killed, and the replies. Each batch has one tap. */
export type Tapped = { player: Player; batches: Batch[]; replies: ServerMessage[] };

/** The limit of live messages allows this pace for the whole gift. */
const pauseMs = 30;
/** How many of the last batches are sent again although they have a reply. */
const mostRepeated = 10;

/** Sends batches of one tap until the connection closes, or `most` batches are sent. */
export async function tapUntilClosed({ player, socket }: Connected, most: number): Promise<Tapped> {
  const session = new Session(player);
  const batches: Batch[] = [];
  let isOpen = true;
  const closed = socket.closed.then(() => {
    isOpen = false;
  });
  while (isOpen && batches.length < most) {
    const batch = session.batch(1);
    batches.push(batch);
    socket.send(batch);
    await Promise.race([closed, delay(pauseMs)]);
  }
  await closed;
  return { player, batches, replies: socket.takeAll().filter(({ type }) => type === 'taps') };
}

/**
 * Sends batches again, as the app does after a lost connection: all without a reply, and the last with one. Throws
 * `BrokenRule` if a player has lost acknowledged taps, or if a batch counts twice or is lost.
 */
export async function expectCountedOnce(kit: Kit, tapped: Tapped): Promise<void> {
  const { player, batches, replies } = tapped;
  const acknowledged = replies.reduce((sum, { applied = 0 }) => sum + applied, 0);
  const { total_taps } = await balanceOf(player);
  holds(
    total_taps >= acknowledged,
    `total_taps after a kill must be at least ${acknowledged}, which were acknowledged, but is ${total_taps}`,
  );
  const socket = await kit.live(player);
  const known = new Set(replies.map(({ seq }) => seq));
  for (const [at, batch] of batches.entries()) {
    const isKnown = known.has(batch.seq);
    if (isKnown && at < batches.length - mostRepeated) continue;
    const { applied, duplicate } = await socket.ask(batch);
    if (isKnown) {
      const expected = { applied: 0, duplicate: true };
      same(
        { applied, duplicate },
        expected,
        `the reply to the acknowledged seq ${batch.seq} again`,
      );
    }
  }
  await socket.close();
  const expected = batches.length;
  same((await balanceOf(player)).total_taps, expected, 'total_taps after all batches');
}
