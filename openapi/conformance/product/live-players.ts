import { type Check, checksOf } from '../check.ts';
import { holds, ok, same } from '../expectations.ts';
import { playerWithTaps, Session, takeGift } from '../live/batches.ts';
import { hasBalance, isReply } from '../live/pushed-types.ts';
import { invitedCountOf, referralCodeOf } from '../players/referral-code.ts';
import { nowSeconds } from '../times.ts';
import { balanceOf } from './payments/balance.ts';
import type { User } from './user-responses.ts';

const check = checksOf('live');
const pipelined = 12;
/**
 * The number of batches that each of two connections sends. Together, the two connections stay below the player's burst
 * limit of live messages.
 */
const rounds = 25;
/** The number of players who tap at the same time, and how often each of them taps. */
const [crowd, crowdRounds] = [8, 10];

export const livePlayersChecks: Check[] = [
  check('two players may use the same session and seq', ['R305'], async (kit) => {
    const [one, two] = [await playerWithTaps(kit), await playerWithTaps(kit)];
    const batch = new Session(one).numbered(5, 7);
    const sockets = [await kit.live(one), await kit.live(two)] as const;
    const acks = [
      await sockets[0].ask(batch),
      await sockets[1].ask({ ...batch, tg_user_id: two.telegramId }),
    ];
    same(
      acks.map(({ applied, duplicate = false, total_taps }) => [applied, duplicate, total_taps]),
      [
        [7, false, 7],
        [7, false, 7],
      ],
      'applied, duplicate and total of two players with the same session and seq',
    );
    await Promise.all(sockets.map((socket) => socket.close()));
  }),
  check(
    "taps of one player change no other player's balance and send them no message",
    ['R314', 'R329'],
    async (kit) => {
      const [one, two] = [await playerWithTaps(kit), kit.player()];
      const [own, others] = [await kit.live(one), await kit.live(two)];
      await takeGift(two, [others]);
      await own.ask(new Session(one).batch(30));
      const session = new Session(two);
      others.send(session.batch(1));
      const expected = { type: 'taps', session: session.name, seq: 1, applied: 1 };
      same(
        await others.next(hasBalance),
        { ...expected, available_taps: 98, total_taps: 1 },
        "the first message with a balance on another player's connection",
      );
      await Promise.all([own.close(), others.close()]);
    },
  ),
  check(
    'of players who tap at the same time each spends and counts own taps',
    ['R314'],
    async (kit) => {
      const players = await Promise.all(
        Array.from({ length: crowd }, async (_, at) => {
          const player = await playerWithTaps(kit);
          return { player, socket: await kit.live(player), taps: at + 1 };
        }),
      );
      for (let round = 1; round <= crowdRounds; round += 1) {
        const acks = await Promise.all(
          players.map(({ player, socket, taps }) => socket.ask(new Session(player).batch(taps))),
        );
        const gift = kit.documents.constant('gift_taps');
        same(
          acks.map(({ available_taps, total_taps }) => [available_taps, total_taps]),
          players.map(({ taps }) => [gift - taps * round, taps * round]),
          `available_taps and total_taps of ${crowd} players who tap at the same time, in round ${round},`,
        );
      }
      for (const { player, taps } of players) {
        same((await balanceOf(player)).total_taps, taps * crowdRounds, 'total_taps of one of them');
      }
      await Promise.all(players.map(({ socket }) => socket.close()));
    },
  ),
  check('batches without session and seq are counted each time', ['R306'], async (kit) => {
    const player = await playerWithTaps(kit);
    const socket = await kit.live(player);
    const bare = { multiplier: 1, taps: 4, tg_user_id: player.telegramId };
    same((await socket.ask(bare)).total_taps, 4, 'total_taps after the first bare batch');
    same((await socket.ask(bare)).total_taps, 8, 'total_taps after an equal bare batch');
    await socket.close();
  }),
  check(
    'batches that are sent without waiting are acknowledged in order, each with the balance of its moment',
    ['R307'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const session = new Session(player);
      for (let at = 0; at < pipelined; at += 1) socket.send(session.batch(at + 1));
      let total = 0;
      for (let at = 0; at < pipelined; at += 1) {
        const applied = Math.min(at + 1, 99 - total);
        total += applied;
        const ack = await socket.next(isReply, `acknowledgement ${at + 1}`);
        same(
          [ack.seq, ack.applied, ack.available_taps, ack.total_taps],
          [at + 1, applied, 99 - total, total],
          `seq, applied, available and total of acknowledgement ${at + 1}`,
        );
      }
      await socket.close();
    },
  ),
  check(
    'on each of two connections that tap at the same time, no message has an older balance than the one before',
    ['R329', 'R307'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const devices = await Promise.all(
        [0, 1].map(async () => {
          const session = new Session(player);
          return { socket: await kit.live(player), session, total: 0 };
        }),
      );
      const tapOnce = async (device: (typeof devices)[number]) => {
        const batch = device.session.batch(1);
        device.socket.send(batch);
        for (let hasReply = false; !hasReply; ) {
          const { type, seq, total_taps } = await device.socket.next(hasBalance, 'a reply');
          const kind = type === 'taps' ? 'an acknowledgement' : 'a balance';
          holds(
            total_taps >= device.total,
            `${kind} has ${total_taps} total taps, although the message before it has ${device.total}`,
          );
          device.total = total_taps;
          hasReply = seq === batch.seq;
        }
      };
      for (let round = 0; round < rounds; round += 1) await Promise.all(devices.map(tapOnce));
      await Promise.all(devices.map(({ socket }) => socket.close()));
    },
  ),
  check(
    'an id of this API is not a tg_user_id and closes with 4403',
    ['R215', 'R323'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const { id } = ok<User>(await player.get('/user/me'));
      const socket = await kit.live(player);
      socket.send({ ...new Session(player).batch(1), tg_user_id: id });
      same((await socket.ended()).code, 4403, 'the close code for an id of this API');
      same((await balanceOf(player)).total_taps, 0, 'total_taps');
    },
  ),
  check(
    'a first request on the live connection creates the player and stores the referrer',
    ['R211', 'R414'],
    async (kit) => {
      const referrer = kit.player();
      const { code } = await referralCodeOf(referrer);
      // `tg_auth` is decoded once: the init data in it is encoded, too.
      const guest = kit.player({ first_name: 'One & 2 + 50 %41', startParam: `REF${code}` });
      const socket = await kit.live(guest);
      const { available_taps, total_taps } = await socket.ask(new Session(guest).batch(1));
      same([available_taps, total_taps], [0, 0], 'the balance of a player without a gift');
      same(
        await invitedCountOf(referrer),
        1,
        'referred_users_count after a first launch by live connection',
      );
      await socket.close();
    },
  ),
  check(
    'a live connection with newer init data stores its names, and one with older does not',
    ['R213'],
    async (kit) => {
      const { user } = kit.player();
      const nowS = nowSeconds();
      const launch = (ageS: number, first_name: string) =>
        kit.signed({ ...user, first_name }, { auth_date: String(nowS - ageS) });
      const oldest = launch(60, 'Oldest');
      const launches = [
        [oldest, 'Oldest'],
        [launch(20, 'Newest'), 'Newest'],
        [launch(40, 'Older'), 'Newest'],
      ] as const;
      for (const [player, expected] of launches) {
        const socket = await kit.live(player);
        // The server replies after it has checked the init data.
        await socket.ask(new Session(player).batch(1));
        // A request with the oldest names reads the stored ones.
        const { first_name } = ok<User>(await oldest.get('/user/me'));
        same(
          first_name,
          expected,
          `first_name after a launch by live connection with ${player.user.first_name}`,
        );
        await socket.close();
      }
    },
  ),
];
