import { setTimeout as delay } from 'node:timers/promises';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import type { LiveSocket } from '../live/live-socket.ts';
import { RawFrames } from '../live/raw-frames.ts';
import { secondMs } from '../times.ts';

const check = checksOf('live');
/**
 * The rate, the pause and the maximum duration for a check that exceeds the rate limit of live messages. The rate is
 * three times the allowed rate.
 */
const flood = { perSecond: 60, pauseMs: 200, longestS: 12 };

/**
 * The maximum number of connections that a player opens one after the other, each for a burst of messages. A server
 * that fills the limit exceeds it also if each of them takes 2.7 seconds.
 */
const reconnects = 12;

export const liveLimitsChecks: Check[] = [
  check(
    'a burst of 60 messages is accepted, and 20 more after each second, but not a quarter more',
    ['R327'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const session = new Session(player);
      const burst = kit.documents.constant('live_messages_burst');
      const perSecond = kit.documents.constant('live_messages_per_second');
      const socket = await kit.live(player);
      let seq = 0;
      const send = async (count: number, when: string) => {
        for (let at = 0; at < count; at += 1) socket.send(session.batch(1));
        seq += count;
        const isLast = (message: { seq?: number }) => message.seq === seq;
        const { total_taps } = await socket.next(isLast, `a reply to message ${seq} ${when}`);
        same(total_taps, Math.min(seq, kit.documents.constant('gift_taps')), `total_taps ${when}`);
      };
      const start = Date.now();
      const elapsedS = () => (Date.now() - start) / secondMs;
      await send(burst, `of a burst of ${burst}`);
      for (const second of [1, 2]) {
        await delay(secondMs);
        await send(perSecond, `in second ${second} after the burst`);
      }
      // A bucket that fills too fast has messages left now.
      const excess = allowedWithin(kit, elapsedS()) - seq + 4;
      for (let at = 0; at < excess; at += 1) socket.send(session.batch(1));
      seq += excess;
      const isAccepted = await socket
        .next((message) => message.seq === seq)
        .then(
          () => true,
          () => false,
        );
      const seconds = elapsedS();
      const allowed = allowedWithin(kit, seconds);
      holds(
        !isAccepted || seq <= allowed,
        `${seq} messages were accepted within ${seconds.toFixed(1)} s; at most ${allowed} are allowed`,
      );
      // Another player has another limit.
      const stranger = await playerWithTaps(kit);
      const [other, otherSession] = [await kit.live(stranger), new Session(stranger)];
      for (let at = 0; at < burst; at += 1) other.send(otherSession.batch(1));
      const when = `a reply to message ${burst} of another player`;
      await other.next((message) => message.seq === burst, when);
      await Promise.all([socket.close(), other.close()]);
    },
  ),
  check(
    'a connection that sends more than 60 messages and 20 per second closes with 4429',
    ['R327'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const start = Date.now();
      const socket = await kit.live(player);
      const { accepted, sent } = await floodUntilClosed(kit, socket, new Session(player), start);
      const seconds = (Date.now() - start) / secondMs;
      const allowed = allowedWithin(kit, seconds);
      if (accepted === sent && sent <= allowed) {
        throw new NotChecked(
          `the server is too slow: ${sent} messages in ${seconds.toFixed(1)} s cannot reach the limit of live messages`,
        );
      }
      holds(
        accepted <= allowed,
        `${accepted} messages were accepted within ${seconds.toFixed(1)} s; at most ${allowed} are allowed`,
      );
      same((await socket.ended()).code, 4429, 'the close code for too many messages');
    },
  ),
  check('all connections of a player share one limit', ['R327'], async (kit) => {
    const player = await playerWithTaps(kit);
    const start = Date.now();
    const sockets: LiveSocket[] = [];
    for (let at = 0; at < kit.documents.constant('live_sockets_per_user'); at += 1) {
      sockets.push(await kit.live(player));
    }
    // Below the limit on each connection, and far above it on all of them.
    const each = kit.documents.constant('live_messages_burst') - 10;
    const accepted = await Promise.all(
      sockets.map(async (socket) => {
        const session = new Session(player);
        for (let at = 0; at < each; at += 1) socket.send(session.batch(1));
        const isLast = ({ seq }: { seq?: number }) => seq === each;
        return socket.next(isLast, 'the last reply').then(
          () => each,
          () => 0,
        );
      }),
    );
    const seconds = (Date.now() - start) / secondMs;
    const sum = accepted.reduce((one, other) => one + other, 0);
    // Two processes of a server may each count for themselves.
    const allowed = 2 * allowedWithin(kit, seconds);
    holds(
      sum <= allowed,
      `${sum} messages on ${sockets.length} connections were accepted within ${seconds.toFixed(1)} s; at most ${allowed} are allowed`,
    );
    await Promise.all(sockets.map((socket) => socket.close()));
  }),
  check('a reconnect does not fill the limit', ['R327'], async (kit) => {
    const player = await playerWithTaps(kit);
    const start = Date.now();
    const burst = kit.documents.constant('live_messages_burst');
    for (let made = 1; made <= reconnects; made += 1) {
      const frames = await RawFrames.open(kit, player);
      // No message of the burst needs the database, so a slow one does not give the limit time to fill.
      if (!(await frames.accepts(burst))) return frames.end();
      const seconds = (Date.now() - start) / secondMs;
      const [accepted, allowed] = [made * burst, allowedWithin(kit, seconds)];
      holds(
        accepted <= allowed,
        `${accepted} messages on ${made} connections, one after the other, were accepted within ${seconds.toFixed(1)} s; at most ${allowed} are allowed`,
      );
      await frames.close();
    }
    throw new NotChecked(
      `the server is too slow: bursts on ${reconnects} connections cannot reach the limit of live messages`,
    );
  }),
  check(
    'refused messages count as messages, and pings and pongs below the limit close nothing',
    ['R327'],
    async (kit) => {
      const burst = kit.documents.constant('live_messages_burst');
      for (const kind of ['ping', 'pong'] as const) {
        const player = await playerWithTaps(kit);
        const frames = await RawFrames.open(kit, player);
        for (let at = 0; at < burst / 2; at += 1) frames.send(kind);
        frames.send('text', JSON.stringify(new Session(player).batch(1)));
        same((await frames.reply()).applied, 1, `applied after ${burst / 2} ${kind}s`);
        frames.end();
      }
      const frames = await RawFrames.open(kit, await playerWithTaps(kit));
      // Far above the limit, also if the machine is slow.
      for (let at = 0; at < burst * 10; at += 1) frames.send('text', '{');
      same(await frames.closeCode(), 4429, 'the close code for too many messages that are refused');
      frames.end();
    },
  ),
  check(
    'a message in 64 fragments is read, one in more is read too or closes with 1008',
    ['R335'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const most = kit.documents.constant('live_message_fragments');
      const frames = await RawFrames.open(kit, player);
      const session = new Session(player);
      frames.sendInFragments(JSON.stringify(session.batch(1)), most);
      same((await frames.reply()).applied, 1, `applied of ${most} fragments`);
      frames.sendInFragments(JSON.stringify(session.batch(1)).padEnd(2 * most), most + 1);
      const outcome = await frames.replyOrCloseCode();
      if (typeof outcome === 'number') {
        same(outcome, 1008, `the close code for ${most + 1} fragments`);
        kit.target.coverage.closeCodes.add(outcome);
      } else same(outcome.applied, 1, `applied of ${most + 1} fragments`);
      frames.end();
    },
  ),
  check(
    'fragments are joined before a message is read: its size, its characters, and a ping between them',
    ['R324', 'R325'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const limit = kit.documents.constant('live_frame_bytes');
      const fragments = kit.documents.constant('live_message_fragments');
      const text = JSON.stringify(new Session(player).batch(1));
      const frames = await RawFrames.open(kit, player);
      frames.sendInFragments(text.padEnd(limit), fragments);
      same((await frames.reply()).applied, 1, `applied of ${limit} bytes in fragments`);
      frames.sendInFragments(text.padEnd(limit + 1), fragments);
      same(await frames.closeCode(), 1009, `the close code for ${limit + 1} bytes in fragments`);
      frames.end();
      const divided = await RawFrames.open(kit, player);
      const bytes = Buffer.from('{"ü":1}');
      divided.send('text', bytes.subarray(0, 3), false);
      divided.send('ping');
      divided.send('continuation', bytes.subarray(3));
      const { code } = await divided.reply();
      same(code, 'VALIDATION_FAILED', 'the reply to two fragments that divide a character');
      divided.end();
    },
  ),
  check(
    'a text message that is not UTF-8 closes with 1007 and counts nothing',
    ['R325'],
    async (kit) => {
      const player = await playerWithTaps(kit);
      const frames = await RawFrames.open(kit, player);
      const { multiplier, taps, tg_user_id } = new Session(player).batch(1);
      const [start, end] = JSON.stringify({ multiplier, taps, tg_user_id, '': 1 }).split('""');
      frames.send('text', Buffer.from(`${start}"\xff"${end}`, 'latin1'));
      const code = await frames.closeCode();
      same(code, 1007, 'the close code for a text that is not UTF-8');
      kit.target.coverage.closeCodes.add(code);
      frames.end();
    },
  ),
];

const allowedWithin = (kit: Kit, seconds: number) =>
  kit.documents.constant('live_messages_burst') +
  Math.ceil(seconds * kit.documents.constant('live_messages_per_second')) +
  1;

/**
 * Sends copies of one batch at three times the allowed rate, and returns the number of copies and of replies. Ends if
 * the server closes the connection, stops replying or accepts too many messages, or if `flood.longestS` seconds have
 * passed since `start`.
 * @param start A time in milliseconds since 1970
 */
async function floodUntilClosed(kit: Kit, socket: LiveSocket, session: Session, start: number) {
  let accepted = 0;
  let sent = 0;
  let isClosed = false;
  void socket.closed.then(() => {
    isClosed = true;
  });
  const elapsedS = () => (Date.now() - start) / secondMs;
  let sentUntilS = 0;
  let frames = kit.documents.constant('live_messages_burst');
  while (!isClosed && elapsedS() < flood.longestS) {
    for (let at = 0; at < frames; at += 1) socket.send(session.numbered(1, 1));
    sent += frames;
    for (let at = 0; at < frames && !isClosed; at += 1) {
      const received = socket
        .next(({ type }) => type === 'taps')
        .then(
          () => 1,
          () => 0,
        );
      const isReceived = await Promise.race([received, socket.closed.then(() => 0)]);
      // A server that drops messages without closing sends no reply to the others either.
      if (isReceived === 0) return { accepted, sent };
      accepted += isReceived;
    }
    if (accepted > allowedWithin(kit, elapsedS())) break;
    await delay(flood.pauseMs);
    const nowS = elapsedS();
    frames = Math.ceil((nowS - sentUntilS) * flood.perSecond);
    sentUntilS = nowS;
  }
  return { accepted, sent };
}
