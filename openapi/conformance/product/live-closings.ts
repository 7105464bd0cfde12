import { setTimeout as delay } from 'node:timers/promises';
import { type Check, checksOf } from '../check.ts';
import { badCredentials } from '../document/credentials.ts';
import { holds, ok, same } from '../expectations.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import { isReply } from '../live/pushed-types.ts';
import { RawFrames } from '../live/raw-frames.ts';
import { poll } from '../poll.ts';
import { nowSeconds, secondMs } from '../times.ts';
import type { Balance } from './user-responses.ts';

const check = checksOf('live');
/**
 * For how many seconds the init data of the expiry check is valid. The check fails if the server's clock is wrong by
 * this number of seconds.
 */
const lifeS = 20;
/** The payload of a close frame with the code 1000. */
const normalClosure = Buffer.from([0x03, 0xe8]);

export const liveClosingsChecks: Check[] = [
  check(
    'invalid init data closes with 4401 and the problem code as the reason',
    ['R321'],
    async (kit) => {
      for (const { code, what, header } of badCredentials(kit)) {
        // `tg_auth` contains only the part after the scheme.
        if (header !== undefined && !header.startsWith('tma ')) continue;
        const socket = await kit.live(header?.slice('tma '.length) ?? '');
        same(await socket.ended(), { code: 4401, reason: code }, `the close frame for ${what}`);
      }
    },
  ),
  check(
    "another player's tg_user_id closes with 4403 and counts nothing",
    ['R323'],
    async (kit) => {
      const [player, other] = [await playerWithTaps(kit), await playerWithTaps(kit)];
      const own = new Session(player).batch(5);
      // The second id has the same lowest 32 bits as the player's own.
      for (const tg_user_id of [other.telegramId, player.telegramId + 2 ** 32]) {
        const socket = await kit.live(player);
        socket.send({ ...own, tg_user_id });
        same((await socket.ended()).code, 4403, `the close code for the tg_user_id ${tg_user_id}`);
      }
      for (const one of [player, other]) {
        const { total_taps } = (await one.get('/user/taps/me')).json as { total_taps: number };
        same(total_taps, 0, 'total_taps');
      }
    },
  ),
  check(
    'after a message that closes the connection nothing more is read, and the batches before it count',
    ['R323', 'R302'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const session = new Session(player);
      socket.send(session.numbered(1, 2));
      socket.send({ ...session.numbered(2, 3), tg_user_id: player.telegramId + 1 });
      socket.send(session.numbered(4, 5));
      same((await socket.ended()).code, 4403, 'the close code for a foreign tg_user_id');
      const read = async () => ok<Balance>(await player.get('/user/taps/me'));
      const { total_taps } = await poll(read, (balance) => balance.total_taps === 2);
      same(total_taps, 2, 'total_taps after a batch, a foreign one and a third one');
      const again = await kit.live(player);
      const { applied, total_taps: total } = await again.ask(session.numbered(3, 1));
      same([applied, total], [1, 3], 'applied and total of a seq below that of the third batch');
      await again.close();
    },
  ),
  check(
    'a frame of 4096 bytes is accepted, a larger one closes with 1009',
    ['R324'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const limit = kit.documents.constant('live_frame_bytes');
      const text = JSON.stringify(new Session(player).batch(5));
      same(
        (await socket.ask(text.padEnd(limit))).applied,
        5,
        `applied in the acknowledgement of a frame of ${limit} bytes`,
      );
      socket.send(text.padEnd(limit + 1));
      same((await socket.ended()).code, 1009, `the close code for a frame of ${limit + 1} bytes`);
      // Fewer characters than the limit, but more bytes.
      const wide = await kit.live(player);
      wide.send(`{"session":"${'ü'.repeat(limit / 2)}"}`);
      same((await wide.ended()).code, 1009, `the close code for ${limit + 14} bytes of UTF-8`);
    },
  ),
  check('an idle connection stays open', ['R330'], async (kit) => {
    const player = await playerWithTaps(kit);
    const socket = await kit.live(player);
    await delay(kit.target.deep ? 45_000 : 1_000);
    const { applied } = await socket.ask(new Session(player).batch(1));
    holds(applied === 1, 'An idle connection must still count taps');
    await socket.close();
  }),
  check(
    "a client's ping gets a pong with its content, and a client's close frame gets a close frame",
    ['R330'],
    async (kit) => {
      const frames = await RawFrames.open(kit, kit.player());
      frames.send('ping', 'kit');
      same(await frames.pong(), 'kit', 'the content of the pong');
      frames.send('close', normalClosure);
      // RFC 6455 leaves the code of the answer to the server.
      await frames.closeCode();
      frames.end();
    },
  ),
  check(
    'a connection closes with 4401 when its init data expires, with the next message or while it is idle',
    ['R333', 'R205'],
    async (kit) => {
      const maxAgeS = kit.documents.constant('init_data_max_age_seconds');
      const auth_date = String(nowSeconds() - maxAgeS + lifeS);
      const player = kit.signed(kit.player().user, { auth_date });
      const [used, idle] = [await kit.live(player), await kit.live(player)];
      const session = new Session(player);
      const { type } = await used.ask(session.batch(1));
      same(type, 'taps', 'the type of the reply before the init data expires');
      // The server's clock says when. A server may compare whole seconds, so a second more passes.
      const isRefused = async () => (await player.get('/user/me')).code === 'INIT_DATA_EXPIRED';
      holds(
        await poll(isRefused, Boolean, 2 * lifeS * secondMs),
        `GET /user/me must refuse init data that expires in ${lifeS} seconds, ${lifeS} seconds later`,
      );
      await delay(secondMs);
      used.send(session.batch(1));
      const reply = used.next(isReply);
      const expired = { code: 4401, reason: 'INIT_DATA_EXPIRED' };
      const closing = await reply.catch(() => used.ended());
      same(closing, expired, 'what a message after the init data has expired causes');
      const pingMs = kit.documents.constant('live_ping_seconds') * secondMs;
      const idleClosing = await Promise.race([idle.closed, delay(pingMs, null, { ref: false })]);
      same(idleClosing, expired, 'the close frame of an idle connection');
    },
    { deep: true },
  ),
];
