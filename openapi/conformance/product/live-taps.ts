import { type Check, checksOf } from '../check.ts';
import { ok, same } from '../expectations.ts';
import { playerWithTaps, Session, takeGift, tap } from '../live/batches.ts';
import { hasBalance, isReply } from '../live/pushed-types.ts';
import { poll } from '../poll.ts';
import type { Balance } from './user-responses.ts';

const check = checksOf('live');
/** A multiplier of a higher level. A player cannot reach this level with only the taps of the start bonus. */
const unreachedMultiplier = 2;

export const liveTapsChecks: Check[] = [
  check(
    'a batch of 51 taps is accepted, and the balance has it as soon as it is acknowledged',
    ['R301'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const session = new Session(player);
      const socket = await kit.live(player);
      const ack = await socket.ask(session.batch(51));
      const expected = { type: 'taps', session: session.name, seq: 1, applied: 51 };
      same(ack, { ...expected, available_taps: 48, total_taps: 51 }, 'the acknowledgement');
      const balance = ok<Balance>(await player.get('/user/taps/me'));
      same(balance, { available_taps: 48, total_taps: 51 }, 'GET /user/taps/me');
      await socket.close();
    },
  ),
  check(
    'taps above the balance are not applied, and the balance never becomes negative',
    ['R302'],
    async (kit) => {
      const player = await playerWithTaps(kit, 90);
      const session = new Session(player);
      const socket = await kit.live(player);
      const part = await socket.ask(session.batch(51));
      same(
        [part.applied, part.available_taps, part.total_taps],
        [9, 0, 99],
        'a batch above the balance',
      );
      const none = await socket.ask(session.batch(1));
      same(
        [none.type, none.applied, none.available_taps],
        ['taps', 0, 0],
        'a batch without a balance',
      );
      const again = await socket.ask(session.numbered(2, 1));
      same(again.duplicate, true, 'duplicate for a repeated batch without a balance');
      await socket.close();
    },
  ),
  check(
    'a repeated or lower seq is a duplicate, gaps are allowed',
    ['R303', 'R304'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const session = new Session(player);
      const socket = await kit.live(player);
      const ask = async (seq: number) => {
        const {
          applied,
          duplicate = false,
          total_taps,
        } = await socket.ask(session.numbered(seq, 5));
        return [applied, duplicate, total_taps];
      };
      same(await ask(3), [5, false, 5], 'applied, duplicate and total of seq 3');
      same(await ask(3), [0, true, 5], 'applied, duplicate and total of seq 3 again');
      same(await ask(1), [0, true, 5], 'applied, duplicate and total of seq 1 after 3');
      same(await ask(9), [5, false, 10], 'applied, duplicate and total of seq 9');
      let total = 10;
      for (const far of [2 ** 32 + 1, Number.MAX_SAFE_INTEGER - 1, Number.MAX_SAFE_INTEGER]) {
        total += 5;
        same(await ask(far), [5, false, total], `applied, duplicate and total of seq ${far}`);
        same(
          await ask(2 ** 31),
          [0, true, total],
          `applied, duplicate and total of seq ${2 ** 31}`,
        );
      }
      await socket.close();
    },
  ),
  check(
    'an unacknowledged batch that is sent again after a reconnect is counted once',
    ['R303'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const batch = new Session(player).batch(7);
      const first = await kit.live(player);
      first.send(batch);
      await first.close();
      const second = await kit.live(player);
      await second.ask(batch);
      same(
        (await second.ask(batch)).duplicate,
        true,
        'duplicate for a batch that was sent three times',
      );
      same(ok<Balance>(await player.get('/user/taps/me')).total_taps, 7, 'total_taps');
      await second.close();
    },
  ),
  check(
    'one batch on three connections at the same time is counted once',
    ['R303'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const batch = new Session(player).batch(20);
      const sockets = await Promise.all([kit.live(player), kit.live(player), kit.live(player)]);
      await Promise.all(sockets.map((socket) => socket.ask(batch)));
      same(ok<Balance>(await player.get('/user/taps/me')).total_taps, 20, 'total_taps');
      await Promise.all(sockets.map((socket) => socket.close()));
    },
  ),
  check(
    'each session has its own seq, and a batch without session and seq is acknowledged without them',
    ['R303', 'R306'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      same((await socket.ask(new Session(player).numbered(1, 3))).total_taps, 3, 'total_taps');
      same((await socket.ask(new Session(player).numbered(1, 3))).total_taps, 6, 'total_taps');
      const bare = { multiplier: 1, taps: 4, tg_user_id: player.telegramId };
      const expected = { type: 'taps', applied: 4, available_taps: 89, total_taps: 10 };
      same(
        await socket.ask(bare),
        expected,
        'the acknowledgement of a batch without session and seq',
      );
      const name = 's'.repeat(63);
      let total = 10;
      // Each name is another session, also if it differs from an earlier one only in upper and lower case.
      const batches: [end: string, seq: number][] = [
        ['a', 1],
        ['A', 2],
        ['a', 2],
        ['b', 1],
        ['c', 1],
        ['B', 1],
        ['', 1],
        ['a', 5],
      ];
      for (const [end, seq] of batches) {
        const session = name + end;
        total += 1;
        const ack = await socket.ask({ ...bare, taps: 1, session, seq });
        same([ack.session, ack.total_taps], [session, total], 'session and total of a batch');
      }
      await socket.close();
    },
  ),
  check(
    'only another device receives a balance message, for taps but not for a duplicate, also after a third one has disconnected',
    ['R329'],
    async (kit) => {
      const player = kit.player();
      const [one, two, third] = [
        await kit.live(player),
        await kit.live(player),
        await kit.live(player),
      ];
      await takeGift(player, [one, two, third]);
      const session = new Session(player);
      for (const [available_taps, total_taps] of [
        [89, 10],
        [79, 20],
      ]) {
        one.send(session.batch(10));
        // The balance of the gift may be repeated. That of a batch is sent to the other devices alone.
        const { type } = await one.next(
          (message) => isReply(message) || (hasBalance(message) && message.total_taps > 0),
        );
        same(type, 'taps', "the type of the sender's next message with a balance");
        const expected = { type: 'balance', available_taps, total_taps };
        const others = total_taps === 10 ? [two, third] : [two];
        for (const other of others) {
          const received = await other.next(
            (message) => hasBalance(message) && message.total_taps === total_taps,
          );
          same(received, expected, "another device's message");
        }
        await third.close();
      }
      // Drops a balance that was repeated. A duplicate sends the other devices nothing.
      await two.ask(session.numbered(1, 10));
      await one.ask(session.numbered(1, 10));
      await one.ask(session.batch(10));
      same(
        (await two.next(hasBalance)).total_taps,
        30,
        'total_taps of the message after a duplicate',
      );
      await Promise.all([one.close(), two.close()]);
    },
  ),
  check(
    'a batch of a session that is none of the last fifty is refused, and counts nothing',
    ['R315'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const most = kit.documents.constant('tap_sessions_per_user');
      const sessions = Array.from({ length: most + 1 }, () => new Session(player));
      const [oldest = new Session(player), second = new Session(player)] = sessions;
      for (const session of sessions) {
        same((await socket.ask(session.batch(1))).applied, 1, 'applied in a new session');
        // The last batch of the oldest session counts nothing, but the one before has counted a tap.
        if (session === oldest) await socket.ask(session.batch(1, unreachedMultiplier));
      }
      for (const seq of [1, 3]) {
        const refused = await socket.ask(oldest.numbered(seq, 1));
        same(
          [refused.type, refused.code, refused.seq, refused.total_taps],
          ['error', 'SESSION_EXPIRED', seq, most + 1],
          `the reply to seq ${seq} of an expired session`,
        );
      }
      const again = await socket.ask(second.numbered(1, 1));
      same(again.duplicate, true, `duplicate in the oldest of the last ${most} sessions`);
      const other = await playerWithTaps(kit);
      const others = await kit.live(other);
      const { applied } = await others.ask({
        ...new Session(other).batch(1),
        session: oldest.name,
      });
      same(applied, 1, "applied in another player's session with the name of an expired one");
      await Promise.all([socket.close(), others.close()]);
    },
  ),
  check(
    'a batch that raises the highest seq makes its session the newest, a duplicate does not',
    ['R315', 'R303'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const count = async (session: Session, when: string) =>
        same((await socket.ask(session.batch(1))).applied, 1, `applied in a session ${when}`);
      const [raised, refused, repeated] = [
        new Session(player),
        new Session(player),
        new Session(player),
      ];
      const most = kit.documents.constant('tap_sessions_per_user');
      const others = Array.from({ length: most - 3 }, () => new Session(player));
      for (const session of [raised, refused, repeated, ...others])
        await count(session, 'at first');
      await count(raised, 'that is used again');
      await socket.ask(refused.batch(1, unreachedMultiplier));
      const duplicate = await socket.ask(repeated.numbered(1, 1));
      same(
        [duplicate.duplicate, duplicate.available_taps, duplicate.total_taps],
        [true, kit.documents.constant('gift_taps') - most - 1, most + 1],
        'duplicate and the balance of a duplicate after taps in other sessions',
      );
      await count(new Session(player), `beyond ${most}`);
      const { code } = await socket.ask(repeated.batch(1));
      same(code, 'SESSION_EXPIRED', 'the reply in the oldest session, which had a duplicate since');
      await count(raised, `that one of the last ${most} batches was in`);
      await count(refused, 'whose multiplier was refused since');
      await socket.close();
    },
  ),
  check('parallel batches never spend the same taps twice', ['R302'], async (kit) => {
    const player = await playerWithTaps(kit);
    const sockets = await Promise.all([kit.live(player), kit.live(player), kit.live(player)]);
    const acks = await Promise.all(
      sockets.map((socket) => socket.ask(new Session(player).batch(51))),
    );
    const applied = acks.reduce((sum, ack) => sum + (ack.applied ?? 0), 0);
    same(applied, 99, 'the sum of applied');
    const balance = ok<Balance>(await player.get('/user/taps/me'));
    same(balance, { available_taps: 0, total_taps: 99 }, 'the balance');
    await Promise.all(sockets.map((socket) => socket.close()));
  }),
  check("other players see a player's new total within a minute", ['R313'], async (kit) => {
    const player = await playerWithTaps(kit, 1);
    const { id } = ok<{ id: number }>(await player.get('/user/me'));
    const read = async () =>
      ok<{ total_taps: number }>(await kit.player().get(`/user/taps/cached/${id}`)).total_taps;
    same(await read(), 1, 'the total that other players see at first');
    await tap(kit, player, 32);
    same(await poll(read, (total) => total === 33, 62_000), 33, 'the total that other players see');
  }),
];
