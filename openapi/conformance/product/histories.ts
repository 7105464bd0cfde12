import fc from 'fast-check';
import { type Check, checksOf } from '../check.ts';
import { ok, same } from '../expectations.ts';
import { forAll } from '../for-all.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import type { Balance } from './user-responses.ts';

const runs = 6;

/** One action of a player who has two devices. */
type Action =
  | { do: 'tap'; device: 0 | 1; gap: number; taps: number }
  | { do: 'repeat'; device: 0 | 1; back: number }
  | { do: 'reconnect'; device: 0 | 1 }
  | { do: 'read' };

const device = fc.constantFrom<0 | 1>(0, 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('tap' as const),
      device,
      gap: fc.nat(2),
      taps: fc.integer({ min: 1, max: 51 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('repeat' as const), device, back: fc.nat(3) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reconnect' as const), device }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('read' as const) }) },
);

export const historiesChecks: Check[] = [
  checksOf('invariants')(
    'after any history of taps, repetitions and reconnects, available + total is the gift',
    ['R310', 'R303', 'R304'],
    (kit) =>
      forAll(
        kit,
        fc.array(action, { minLength: 1, maxLength: 14 }),
        runs,
        async (history, attempt) => {
          await play(attempt, history);
        },
      ),
  ),
];

async function play(kit: Kit, history: Action[]): Promise<void> {
  const player = await playerWithTaps(kit);
  const session = [new Session(player), new Session(player)] as const;
  const sockets: [LiveSocket, LiveSocket] = [await kit.live(player), await kit.live(player)];
  const highest: [number, number] = [0, 0];
  const gift = kit.documents.constant('gift_taps');
  let total = 0;

  const send = async (at: 0 | 1, seq: number, taps: number) => {
    const isNew = seq > highest[at];
    const applied = isNew ? Math.min(taps, gift - total) : 0;
    total += applied;
    highest[at] = Math.max(highest[at], seq);
    const ack = await sockets[at].ask(session[at].numbered(seq, taps));
    same(
      [ack.applied, ack.duplicate ?? false, ack.available_taps, ack.total_taps],
      [applied, !isNew, gift - total, total],
      'applied, duplicate, available and total',
    );
  };

  for (const step of history) {
    if (step.do === 'tap') {
      await send(step.device, highest[step.device] + 1 + step.gap, step.taps);
    }
    if (step.do === 'repeat') {
      const seq = highest[step.device] - step.back;
      if (seq > 0) await send(step.device, seq, 1);
    }
    if (step.do === 'reconnect') {
      await sockets[step.device].close();
      sockets[step.device] = await kit.live(player);
    }
    if (step.do === 'read') {
      const balance = ok<Balance>(await player.get('/user/taps/me'));
      same(balance, { available_taps: gift - total, total_taps: total }, 'GET /user/taps/me');
    }
  }
  await Promise.all(sockets.map((socket) => socket.close()));
}
