import { type Check, checksOf } from '../check.ts';
import { ok, same } from '../expectations.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import { poll } from '../poll.ts';
import type { Balance } from './user-answers.ts';

const check = checksOf('live');

/** How taps are counted. */
export const liveTapsChecks: Check[] = [
  check(
    'an acknowledged batch is in the balance at once, 51 taps are one batch',
    'TapsAck, GET /user/taps/me',
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
    'what the balance does not allow is not applied, down to nothing, and never falls below zero',
    'TapsAck.applied',
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
      await socket.close();
    },
  ),
  check(
    'the same batch again is a duplicate, a lower number too, gaps are allowed',
    'live.asyncapi.yaml: Exactly once',
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
      await socket.close();
    },
  ),
  check(
    'a batch that was not heard is sent again after a reconnect and counted once',
    'live.asyncapi.yaml: Exactly once',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const batch = new Session(player).batch(7);
      const first = await kit.live(player);
      first.send(batch);
      await first.close();
      const second = await kit.live(player);
      await second.ask(batch);
      same((await second.ask(batch)).duplicate, true, 'duplicate, of a batch sent three times');
      same(ok<Balance>(await player.get('/user/taps/me')).total_taps, 7, 'total_taps');
      await second.close();
    },
  ),
  check(
    'one batch on two connections at the same time is counted once',
    'live.asyncapi.yaml: Exactly once',
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
    'sessions count apart, and a batch without a number is counted and answered without one',
    'TapsMessage: session and seq come together or not at all',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      same((await socket.ask(new Session(player).numbered(1, 3))).total_taps, 3, 'total_taps');
      same((await socket.ask(new Session(player).numbered(1, 3))).total_taps, 6, 'total_taps');
      const bare = { multiplier: 1, taps: 4, tg_user_id: player.telegramId };
      const expected = { type: 'taps', applied: 4, available_taps: 89, total_taps: 10 };
      same(await socket.ask(bare), expected, 'the answer to a batch without a number');
      await socket.close();
    },
  ),
  check(
    'another device hears of taps by a balance message, also after a third one has left',
    'BalanceMessage',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const [one, two, third] = [
        await kit.live(player),
        await kit.live(player),
        await kit.live(player),
      ];
      const session = new Session(player);
      for (const [available_taps, total_taps] of [
        [89, 10],
        [79, 20],
      ]) {
        await one.ask(session.batch(10));
        const heard = await two.next((message) => message.total_taps === total_taps);
        const expected = { type: 'balance', available_taps, total_taps };
        same(heard, expected, "the other device's message");
        await third.close();
      }
      await Promise.all([one.close(), two.close()]);
    },
  ),
  check(
    'parallel batches of one balance never spend it twice',
    'Taps: available_taps is never negative',
    async (kit) => {
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
    },
  ),
  check(
    "others see a player's total at most a minute late, and it never exceeds the true one",
    'GET /user/taps/cached/{id}',
    async (kit) => {
      const player = await playerWithTaps(kit, 33);
      const { id } = ok<{ id: number }>(await player.get('/user/me'));
      const read = async () =>
        ok<{ total_taps: number }>(await kit.player().get(`/user/taps/cached/${id}`)).total_taps;
      same(await poll(read, (total) => total === 33, 62_000), 33, 'the total that others see');
    },
  ),
];
