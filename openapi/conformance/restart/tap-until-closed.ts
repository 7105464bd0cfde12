import { setTimeout as delay } from 'node:timers/promises';
import { holds, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import type { LiveSocket, ServerMessage } from '../live/live-socket.ts';
import type { Player } from '../players/player.ts';
import { balanceOf } from '../product/payments/balance.ts';

type Batch = ReturnType<Session['batch']>;

/** What a player sent before the server was killed, and the replies. Each batch has one tap. */
export type Tapped = { player: Player; batches: Batch[]; replies: ServerMessage[] };

/** The limit of live messages allows this pace for the whole gift. */
const pauseMs = 30;
/** Batches that are sent again at once, which is less than the limit of live messages. */
const mostAgain = 40;

/** A player who has started to tap. */
export type Tapper = { player: Player; session: Session; socket: LiveSocket; first: Batch };

/** Returns a new player who has the gift and has made one tap. */
export async function startTapping(kit: Kit): Promise<Tapper> {
  const player = await playerWithTaps(kit);
  const socket = await kit.live(player);
  const session = new Session(player);
  const first = session.batch(1);
  socket.send(first);
  return { player, session, socket, first };
}

/** Sends batches of one tap until the connection closes, or `most` batches are sent. */
export async function tapUntilClosed(tapper: Tapper, most: number): Promise<Tapped> {
  const { player, session, socket, first } = tapper;
  const batches = [first];
  let isOpen = true;
  const closed = socket.closed.then(() => {
    isOpen = false;
  });
  while (isOpen && batches.length < most) {
    await Promise.race([closed, delay(pauseMs)]);
    const batch = session.batch(1);
    batches.push(batch);
    socket.send(batch);
  }
  await closed;
  return { player, batches, replies: socket.takeAll().filter(({ type }) => type === 'taps') };
}

/**
 * Sends the last batches again, as the app does after a lost connection. Throws `BrokenRule` if a player has lost
 * acknowledged taps, or if a batch counts twice or is lost.
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
  for (const batch of batches.slice(-mostAgain)) {
    const { applied, duplicate } = await socket.ask(batch);
    if (known.has(batch.seq)) {
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
