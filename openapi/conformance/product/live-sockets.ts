import { type Check, checksOf } from '../check.ts';
import { holds, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import { RawFrames } from '../live/raw-frames.ts';
import type { Player } from '../players/player.ts';
import { poll } from '../poll.ts';
import { secondMs } from '../times.ts';

const check = checksOf('live');

/** The checks of the number of a player's open connections. */
export const liveSocketsChecks: Check[] = [
  check(
    'the eleventh connection of a player works and closes the oldest with 4429',
    ['R328'],
    async (kit) => {
      const [player, other] = [await playerWithTaps(kit), await playerWithTaps(kit)];
      const most = kit.documents.constant('live_sockets_per_user');
      const others = await kit.live(other);
      const oldest = await kit.live(player);
      const sockets = [];
      for (let at = 1; at < most; at += 1) sockets.push(await kit.live(player));
      const session = new Session(player);
      const expectOpen = async (socket: LiveSocket, which: string) =>
        same((await socket.ask(session.batch(1))).applied, 1, `applied on the ${which} connection`);
      await expectOpen(oldest, 'oldest of ten');
      // Closed connections do not count.
      const half = sockets.splice(0, Math.floor(sockets.length / 2));
      await Promise.all(half.map((socket) => socket.close()));
      for (const _ of half) sockets.push(await kit.live(player));
      await expectOpen(oldest, 'oldest of ten, after others were closed and opened again,');
      const newest = await kit.live(player);
      same((await oldest.ended()).code, 4429, 'the close code of the oldest of eleven');
      await expectOpen(newest, 'eleventh');
      for (const [at, socket] of sockets.entries()) await expectOpen(socket, `${at + 2}nd oldest`);
      const { applied } = await others.ask(new Session(other).batch(1));
      same(applied, 1, "applied on another player's connection");
      await Promise.all([newest, others, ...sockets].map((socket) => socket.close()));
    },
  ),
  check('connections that end without a close frame do not count', ['R328'], async (kit) => {
    const player = await playerWithTaps(kit);
    const most = kit.documents.constant('live_sockets_per_user');
    const lost = [];
    for (let at = 0; at < most / 2; at += 1) lost.push(await RawFrames.open(kit, player));
    for (const frames of lost) frames.send('text', JSON.stringify(new Session(player).batch(1)));
    await Promise.all(lost.map((frames) => frames.reply()));
    kit.steps.note(`(the ${lost.length} connections end without a close frame)`);
    for (const frames of lost) frames.end();
    // A server notices at the latest when a ping gets no pong.
    const timeoutMs = 2 * kit.documents.constant('live_ping_seconds') * secondMs;
    const areKept = await poll(() => keepsOpen(kit, player, most), Boolean, timeoutMs);
    holds(
      areKept,
      `${lost.length} connections that ended without a close frame still count: the oldest of ${most} later ones is closed`,
    );
  }),
];

/** Opens `count` connections one after the other. Returns true if all of them reply afterwards, and closes them. */
async function keepsOpen(kit: Kit, player: Player, count: number): Promise<boolean> {
  const sockets: LiveSocket[] = [];
  for (let at = 0; at < count; at += 1) sockets.push(await kit.live(player));
  let areOpen = true;
  // The newest one first: when it replies, the server has closed those that are too many.
  for (const socket of sockets.toReversed()) {
    areOpen &&= await socket.ask('{').then(
      () => true,
      () => false,
    );
  }
  await Promise.all(sockets.map((socket) => socket.close()));
  return areOpen;
}
