import { type Check, checksOf } from '../check.ts';
import { nearMisses } from '../document/json-near-misses.ts';
import { holds, ok, same } from '../expectations.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import { isReply } from '../live/pushed-types.ts';
import type { Balance } from './user-responses.ts';

const check = checksOf('live');

export const liveRefusalsChecks: Check[] = [
  check(
    'a message that violates the contract is refused with VALIDATION_FAILED and counts nothing',
    ['R325'],
    async (kit) => {
      const [player, other] = [await playerWithTaps(kit), kit.player()];
      const socket = await kit.live(player);
      const session = new Session(player);
      const good = session.numbered(1, 1);
      const { session: _, ...noSession } = good;
      const { seq: __, ...noSeq } = good;
      const { tg_user_id: ___, ...noUser } = good;
      const bad = [
        { ...good, taps: 52 },
        { ...good, taps: 0 },
        { ...good, taps: -1 },
        { ...good, taps: 1.5 },
        { ...good, taps: '1' },
        { ...good, multiplier: 0 },
        { ...good, multiplier: 1_000_001 },
        { ...good, seq: 0 },
        { ...good, session: '' },
        { ...good, session: 'a b' },
        { ...good, session: 'a'.repeat(65) },
        { ...good, unknown: 1 },
        // Half a surrogate pair is valid JSON, and a message that breaks the contract closes nothing.
        { ...good, session: '\ud800' },
        { ...good, '\udc00': 1 },
        { ...good, taps: 0, tg_user_id: other.telegramId },
        { ...good, unknown: 1, tg_user_id: other.telegramId },
        noSession,
        noSeq,
        noUser,
        [],
        null,
        7,
      ];
      for (const message of bad)
        await refuses(socket, JSON.stringify(message), 'VALIDATION_FAILED');
      await expectStillCounts(socket, session);
    },
  ),
  check(
    'a refusal has the balance, and the session and seq of a batch that could be read',
    ['R326'],
    async (kit) => {
      const player = await playerWithTaps(kit, 10);
      const socket = await kit.live(player);
      const session = new Session(player);
      const batch = session.numbered(3, 1);
      const balance = { available_taps: 89, total_taps: 10 };
      const error = { type: 'error', ...balance };
      const named = { session: session.name, seq: 3 };
      same(
        await refuses(socket, { ...batch, taps: 52 }, 'VALIDATION_FAILED'),
        { ...error, code: 'VALIDATION_FAILED', ...named },
        'the refusal of a batch with 52 taps',
      );
      same(
        await refuses(socket, { ...batch, multiplier: 2 }, 'MULTIPLIER_NOT_REACHED'),
        { ...error, code: 'MULTIPLIER_NOT_REACHED', ...named },
        'the refusal of a multiplier',
      );
      same(
        await refuses(socket, '{', 'MALFORMED_JSON'),
        { ...error, code: 'MALFORMED_JSON' },
        'the refusal of a frame that is not JSON',
      );
      const { session: _, ...noSession } = batch;
      const { seq: __, ...noSeq } = batch;
      // A refusal names a batch with both fields or not at all.
      const halves: Partial<typeof batch>[] = [
        { ...batch, seq: 0 },
        { ...batch, seq: 1.5 },
        { ...batch, session: '' },
        { ...batch, session: 'a b' },
        noSession,
        noSeq,
      ];
      for (const half of halves) {
        same(
          await refuses(socket, half, 'VALIDATION_FAILED'),
          { ...error, code: 'VALIDATION_FAILED' },
          `the refusal of a batch with session ${half.session} and seq ${half.seq}`,
        );
      }
      await socket.close();
    },
  ),
  check(
    'refusals and acknowledgements have the order of their messages, each with the balance of its moment',
    ['R307', 'R326'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const session = new Session(player);
      socket.send(session.batch(3));
      socket.send({ ...session.batch(1), taps: 52 });
      socket.send(session.batch(4));
      socket.send(session.batch(1, 2));
      socket.send('{');
      socket.send(session.batch(5));
      const expected = [
        [1, 'taps', 3],
        [2, 'VALIDATION_FAILED', 3],
        [3, 'taps', 7],
        [4, 'MULTIPLIER_NOT_REACHED', 7],
        [undefined, 'MALFORMED_JSON', 7],
        [5, 'taps', 12],
      ];
      for (const [at, reply] of expected.entries()) {
        const { seq, code, type, total_taps } = await socket.next(
          isReply,
          `reply ${at + 1} of ${expected.length}`,
        );
        same([seq, code ?? type, total_taps], reply, `seq, kind and total of reply ${at + 1}`);
      }
      await socket.close();
    },
  ),
  check(
    'frames that are not JSON and binary frames are refused with MALFORMED_JSON',
    ['R325'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const session = new Session(player);
      const text = JSON.stringify(session.numbered(1, 1));
      for (const frame of ['', '{', 'taps', '{"taps":}', `\ufeff${text}`, ...nearMisses(text)])
        await refuses(socket, frame, 'MALFORMED_JSON');
      const bytes = new TextEncoder().encode(JSON.stringify(session.numbered(1, 1)));
      await refuses(socket, bytes, 'MALFORMED_JSON');
      await expectStillCounts(socket, session);
    },
  ),
  check(
    'a multiplier that no reached level grants is refused, and its seq counts as used',
    ['R308'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const session = new Session(player);
      for (const [at, multiplier] of [2, 3, 10, 1000, 7].entries()) {
        const batch = session.numbered(at + 1, 1, multiplier);
        const response = await refuses(socket, batch, 'MULTIPLIER_NOT_REACHED');
        same(
          [response.session, response.seq],
          [batch.session, batch.seq],
          'session and seq of a refusal',
        );
        same([response.available_taps, response.total_taps], [99, 0], 'the balance in a refusal');
      }
      same(
        (await socket.ask(session.numbered(5, 1))).duplicate,
        true,
        'duplicate for a refused seq',
      );
      same(ok<Balance>(await player.get('/user/taps/me')).total_taps, 0, 'total_taps');
      await socket.close();
    },
  ),
];

async function refuses(
  socket: LiveSocket,
  frame: object | string | Uint8Array<ArrayBuffer>,
  code: string,
) {
  const response = await socket.ask(frame);
  const sent = typeof frame === 'string' ? frame : 'the frame';
  const replied = response.code ?? response.type;
  holds(
    response.code === code,
    `The live connection must refuse ${sent} with ${code} but replied ${replied}`,
  );
  return response;
}

/**
 * Sends a valid batch of two taps and closes the connection. Throws `BrokenRule` if the player's total is not exactly
 * these two taps.
 */
async function expectStillCounts(socket: LiveSocket, session: Session): Promise<void> {
  const { applied, total_taps } = await socket.ask(session.numbered(1, 2));
  same([applied, total_taps], [2, 2], 'applied and total after refusals');
  await socket.close();
}
