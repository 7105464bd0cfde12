import { setTimeout as delay } from 'node:timers/promises';
import { type Check, checksOf } from '../check.ts';
import { badCredentials } from '../document/credentials.ts';
import { holds, same } from '../expectations.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import { upgrade } from '../live/upgrade.ts';

const check = checksOf('live');
const floodFrames = 200;

/** Checks of the close codes of the live connection. */
export const liveClosingsChecks: Check[] = [
  check(
    'invalid init data closes with 4401 and the problem code as the reason',
    'x-live-close-codes 4401',
    async (kit) => {
      for (const [code, header] of badCredentials(kit)) {
        // `tg_auth` contains only the part after the scheme.
        if (header !== undefined && !header.startsWith('tma ')) continue;
        const socket = await kit.live(header?.slice('tma '.length) ?? '');
        same(await socket.ended(), { code: 4401, reason: code }, `the close frame for ${code}`);
      }
    },
  ),
  check(
    "another player's tg_user_id closes with 4403 and counts nothing",
    'x-live-close-codes 4403',
    async (kit) => {
      const [player, other] = [await playerWithTaps(kit), await playerWithTaps(kit)];
      const socket = await kit.live(player);
      socket.send(new Session(other).batch(5));
      same((await socket.ended()).code, 4403, "the close code for another player's tg_user_id");
      for (const one of [player, other]) {
        const { total_taps } = (await one.get('/user/taps/me')).json as { total_taps: number };
        same(total_taps, 0, 'total_taps');
      }
    },
  ),
  check(
    'a frame of 4096 bytes is accepted, a larger one closes with 1009',
    'x-live-close-codes 1009',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const socket = await kit.live(player);
      const limit = kit.documents.rule('live_frame_bytes');
      const text = JSON.stringify(new Session(player).batch(5));
      same(
        (await socket.ask(text.padEnd(limit))).applied,
        5,
        `applied in the acknowledgement of a frame of ${limit} bytes`,
      );
      socket.send(text.padEnd(limit + 1));
      same((await socket.ended()).code, 1009, `the close code for a frame of ${limit + 1} bytes`);
    },
  ),
  check(
    'a burst of 60 messages is accepted, a larger one closes with 4429',
    'x-live-close-codes 4429',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const session = new Session(player);
      const burst = kit.documents.rule('live_messages_burst');
      const within = await kit.live(player);
      for (let at = 0; at < burst; at += 1) within.send(session.batch(1));
      const last = await within.next(({ seq }) => seq === burst);
      same(last.total_taps, burst, 'total_taps after a burst');
      await within.close();
      const flood = await kit.live(player);
      for (let at = 0; at < floodFrames; at += 1) flood.send(session.numbered(1, 1));
      same((await flood.ended()).code, 4429, 'the close code for too many messages');
    },
  ),
  check(
    'the eleventh connection of a player works and closes the oldest with 4429',
    'x-live-close-codes 4429',
    async (kit) => {
      const player = await playerWithTaps(kit);
      const most = kit.documents.rule('live_sockets_per_user');
      const oldest = await kit.live(player);
      const others = [];
      for (let at = 1; at < most; at += 1) others.push(await kit.live(player));
      const session = new Session(player);
      same(
        (await oldest.ask(session.batch(1))).applied,
        1,
        'applied on the oldest of ten connections',
      );
      const newest = await kit.live(player);
      same((await oldest.ended()).code, 4429, 'the close code of the oldest of eleven');
      same((await newest.ask(session.batch(1))).applied, 1, 'applied on the eleventh connection');
      await Promise.all([newest, ...others].map((socket) => socket.close()));
    },
  ),
  check(
    "an upgrade from another origin is refused with 403, one from the server's own origin is accepted",
    'live.asyncapi.yaml: Who may connect',
    async (kit) => {
      const player = kit.player();
      const foreign = await upgrade(kit, player, 'https://elsewhere.example');
      same(foreign, { status: 403, code: 'ORIGIN_NOT_ALLOWED' }, 'the response to another origin');
      const own = new URL(kit.target.addresses.api).origin;
      same((await upgrade(kit, player, own)).status, 101, "the status for the server's own origin");
    },
  ),
  check('an idle connection stays open', 'live.asyncapi.yaml: Flow', async (kit) => {
    const player = await playerWithTaps(kit);
    const socket = await kit.live(player);
    await delay(kit.target.deep ? 45_000 : 1_000);
    const { applied } = await socket.ask(new Session(player).batch(1));
    holds(applied === 1, 'An idle connection must still count taps');
    await socket.close();
  }),
];
