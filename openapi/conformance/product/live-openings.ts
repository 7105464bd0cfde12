import { type Check, checksOf } from '../check.ts';
import { holds, same } from '../expectations.ts';
import { hasUnreadableEscape, refusesEscape } from '../http/refuses-escape.ts';
import type { Kit } from '../kit.ts';
import { playerWithTaps, Session } from '../live/batches.ts';
import { LiveSocket } from '../live/live-socket.ts';
import { upgrade } from '../live/upgrade.ts';

const check = checksOf('live');
const notFound = { status: 404, code: 'NOT_FOUND' };
/** The statuses of a handshake that breaks RFC 6455. */
const badHandshake = [400, 426];

/** The checks of the handshake, and of `tg_auth` as a query parameter. */
export const liveOpeningsChecks: Check[] = [
  check(
    'a connection without tg_auth closes with 4401 INIT_DATA_MISSING',
    ['R321'],
    async (kit) => {
      const { live } = kit.target.addresses;
      await (await kit.live(kit.player())).close();
      const socket = await LiveSocket.open(live ?? '', kit);
      const expected = { code: 4401, reason: 'INIT_DATA_MISSING' };
      same(await socket.ended(), expected, 'the close frame for a missing tg_auth');
    },
  ),
  check(
    'tg_auth is a query parameter: at any place, with its name and value escaped in any way',
    ['R321'],
    async (kit) => {
      const { live } = kit.target.addresses;
      const player = await playerWithTaps(kit);
      await (await kit.live(player)).close();
      const initData = encodeURIComponent(player.initData);
      const escaped = [...Buffer.from(player.initData)].map((byte) => `%${byte.toString(16)}`);
      const least = player.initData.replace(/[%&+]/g, encodeURIComponent);
      const queries = [
        `unknown=1&tg_auth=${initData}&unknown=2`,
        `unknown=%zz&tg_auth=${initData}`,
        `tg%5Fauth=${initData}`,
        `tg_auth=${escaped.join('')}`,
        `tg_auth=${least}`,
      ];
      const session = new Session(player);
      for (const query of queries) {
        await kit.attempt(async (attempt) => {
          if (await isEscapeRefused(attempt, query)) return;
          const socket = await LiveSocket.open(`${live}?${query}`, attempt);
          const { applied } = await socket.ask(session.batch(1));
          same(applied, 1, `applied on a connection with the query ${query.slice(0, 40)}…`);
          await socket.close();
        });
      }
    },
  ),
  check('of two tg_auth the first one counts', ['R321'], async (kit) => {
    const { live } = kit.target.addresses;
    const player = await playerWithTaps(kit);
    await (await kit.live(player)).close();
    const initData = encodeURIComponent(player.initData);
    const first = await LiveSocket.open(`${live}?tg_auth=${initData}&tg_auth=no`, kit);
    const { applied } = await first.ask(new Session(player).batch(1));
    same(applied, 1, 'applied on a connection whose first tg_auth is valid');
    await first.close();
    const second = await LiveSocket.open(`${live}?tg_auth=no&tg_auth=${initData}`, kit);
    const expected = { code: 4401, reason: 'INIT_DATA_MALFORMED' };
    same(await second.ended(), expected, 'the close frame if the second tg_auth is valid');
  }),
  check('an unreadable escape in tg_auth is malformed init data', ['R321'], async (kit) => {
    const { live } = kit.target.addresses;
    const player = await playerWithTaps(kit);
    await (await kit.live(player)).close();
    for (const wrong of ['%zz', '%']) {
      const query = `tg_auth=${encodeURIComponent(player.initData)}${wrong}`;
      if (await isEscapeRefused(kit, query)) continue;
      const socket = await LiveSocket.open(`${live}?${query}`, kit);
      const expected = { code: 4401, reason: 'INIT_DATA_MALFORMED' };
      same(await socket.ended(), expected, `the close frame for ${wrong} at the end of tg_auth`);
    }
  }),
  check(
    "an upgrade from another origin is refused with 403, one from the server's own origin or without one is accepted",
    ['R322'],
    async (kit) => {
      const { initData } = kit.player();
      const own = new URL(kit.target.addresses.api);
      const foreign = [
        'https://elsewhere.example',
        'null',
        `${own.protocol}//${own.hostname}.elsewhere.example`,
        `${own.origin}.elsewhere.example`,
        `${own.protocol}//elsewhere.example.${own.hostname.replace(/^\d.*/, 'example')}`,
        `https://elsewhere.example/${own.origin}`,
        `https://elsewhere.example#${own.origin}`,
        'file://',
      ];
      for (const origin of foreign) {
        same(
          await upgrade(kit, initData, { headers: { Origin: origin } }),
          { status: 403, code: 'ORIGIN_NOT_ALLOWED' },
          `the response to the origin ${origin}`,
        );
      }
      // A proxy may write the names of headers in lower case.
      same(
        (await upgrade(kit, initData, { headers: { origin: 'https://elsewhere.example' } })).status,
        403,
        'the status for another origin in a header that is written origin',
      );
      same(
        (await upgrade(kit, initData, { headers: { Origin: own.origin } })).status,
        101,
        "the status for the server's own origin",
      );
      same((await upgrade(kit, initData)).status, 101, 'the status without an origin');
    },
  ),
  check(
    'an upgrade of another path is 404, a broken handshake is 400 or 426, and an upgrade to another protocol is ignored',
    ['R336'],
    async (kit) => {
      const { initData } = kit.player();
      for (const end of ['/', '/more', 's']) {
        const response = await upgrade(kit, initData, { end });
        same(response, notFound, `the response to an upgrade of /api/live${end}`);
      }
      const broken = {
        'without a key': { 'Sec-WebSocket-Key': undefined },
        'with a short key': { 'Sec-WebSocket-Key': 'short' },
        'of version 12': { 'Sec-WebSocket-Version': '12' },
      };
      for (const [what, headers] of Object.entries(broken)) {
        const { status } = await upgrade(kit, initData, { headers });
        holds(
          badHandshake.includes(status),
          `The response to a handshake ${what} must be 400 or 426 but is ${status}`,
        );
      }
      const other = { Authorization: `tma ${initData}`, Connection: 'Upgrade', Upgrade: 'h2c' };
      for (const [path, expected] of [
        ['/level', 200],
        ['/live', notFound.status],
      ] as const) {
        const { place, status } = await kit.call({ method: 'GET', path, headers: other });
        same(status, expected, `the status of ${place} with an upgrade to h2c`);
      }
    },
  ),
];

/** Returns true if the upgrade with this query gets the 400 of an HTTP library for an unreadable escape. */
async function isEscapeRefused(kit: Kit, query: string): Promise<boolean> {
  // Only such a query is sent twice: Node's WebSocket does not reveal the response to its upgrade.
  if (!hasUnreadableEscape(query)) return false;
  return refusesEscape(query, (await upgrade(kit, '', { query })).status);
}
