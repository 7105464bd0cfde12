import { expect, test, vi } from 'vitest';
import { countChanges } from '../../test/count-changes.ts';
import { createDatabase } from '../../test/create-database.ts';
import { createPlayer } from '../../test/create-player.ts';
import { startServer } from '../../test/start-server.ts';
import { testDeps } from '../../test/test-deps.ts';
import { readConfig } from '../config.ts';
import { addressNotes, deleteOldAddresses } from './note-address.ts';
import { scatteredPlayers, sharedAddresses } from './report-players.ts';

const { limits } = readConfig({});

async function startNotes() {
  const { db } = await createDatabase();
  const time = { now: new Date('2026-11-20T10:00:00Z') };
  const deps = testDeps(db, { clock: { now: () => time.now } });
  const note = addressNotes(deps);
  const rows = () => db.selectFrom('player_address').selectAll().orderBy('day').execute();
  const [one, two, three] = await Promise.all([1, 2, 3].map(() => createPlayer(db)));
  if (!one || !two || !three) throw new Error('There are too few players.');
  return { db, deps, time, note, rows, ids: [one.userId, two.userId, three.userId] as const };
}

test('an address is noted once a day, as a keyed hash, and deleted after 30 days', async () => {
  const { deps, time, note, rows, ids } = await startNotes();
  for (let call = 0; call < 3; call += 1) note(ids[0], '203.0.113.7');
  // Another server, which has noted nothing yet.
  addressNotes(deps)(ids[0], '::ffff:203.0.113.7');
  time.now = new Date('2026-11-21T10:00:00Z');
  note(ids[0], '203.0.113.7');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(2));

  const [first, second] = await rows();
  expect(first?.address).toBe(second?.address);
  expect(JSON.stringify(await rows())).not.toContain('203.0.113');
  const otherKey = { ...deps, config: { ...deps.config, botToken: '1:another-token-of-the-bot' } };
  addressNotes(otherKey)(ids[1], '203.0.113.7');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(3));
  expect(new Set((await rows()).map(({ address }) => address)).size).toBe(2);

  time.now = new Date('2026-12-21T00:00:00Z');
  await deleteOldAddresses(deps);
  expect((await rows()).map(({ user_id }) => user_id).sort()).toEqual([ids[0], ids[1]].sort());
  time.now = new Date('2026-12-22T00:00:00Z');
  await deleteOldAddresses(deps);
  expect(await rows()).toEqual([]);
});

test('old addresses are deleted in chunks', async () => {
  const { db, deps, time, rows, ids } = await startNotes();
  const addresses = ['1', '2', '3', '4', '5'].map((digit) => digit.repeat(32));
  const day = '2026-11-20';
  const old = addresses.map((address) => ({ user_id: ids[0], day, address }));
  await db.insertInto('player_address').values(old).execute();
  time.now = new Date('2026-12-22T00:00:00Z');
  const counted = countChanges(db);
  await deleteOldAddresses({ ...deps, db: counted.db }, 2);
  expect(counted.changes).toEqual([2, 2, 1]);
  expect(await rows()).toEqual([]);
});

test('of one player 32 addresses are noted a day, also by several servers', async () => {
  const { deps, time, note, rows, ids } = await startNotes();
  const [one, two] = ids;
  for (let n = 0; n < 31; n += 1) await note(one, `2001:db8:${n}::1`);
  await addressNotes(deps)(one, '2001:db8:a::2');
  for (let n = 31; n < 40; n += 1) await note(one, `2001:db8:${n}::1`);
  await addressNotes(deps)(one, '198.51.100.1');
  expect(await rows()).toHaveLength(32);

  await note(two, '198.51.100.1');
  time.now = new Date('2026-11-21T00:00:00Z');
  await note(one, '198.51.100.1');
  expect(await rows()).toHaveLength(34);
});

test('a player who reached the limit of addresses on a day is reported, with the number of such days', async () => {
  const { db, time, note, ids } = await startNotes();
  const [one, two, three] = ids;
  for (let n = 0; n < 33; n += 1) await note(one, `2001:db8:${n}::1`);
  for (let n = 0; n < 32; n += 1) await note(two, `2001:db8:${n}::1`);
  for (let n = 0; n < 31; n += 1) await note(three, `2001:db8:${n}::1`);
  time.now = new Date('2026-11-21T10:00:00Z');
  await note(one, '198.51.100.1');
  for (let n = 0; n < 32; n += 1) await note(two, `2001:db8:${n}::1`);
  expect(await scatteredPlayers(db)).toEqual([
    { player: two, days: 2, last: '2026-11-21' },
    { player: one, days: 1, last: '2026-11-20' },
  ]);
});

test('an address that could not be noted is noted with the next call', async () => {
  const { db, note, rows, ids } = await startNotes();
  const next = Math.max(...ids) + 1;
  await note(next, '198.51.100.1');
  expect(await rows()).toEqual([]);

  expect((await createPlayer(db)).userId).toBe(next);
  await note(next, '198.51.100.1');
  expect(await rows()).toHaveLength(1);
});

test('three players at one address are reported, and one customer has all addresses of an IPv6 /64', async () => {
  const { db, note, rows, ids } = await startNotes();
  ids.forEach((id, at) => {
    note(id, `2001:db8:1:2::${at + 1}`);
  });
  note(ids[0], '198.51.100.1');
  note(ids[1], '198.51.100.1');
  await vi.waitFor(async () => expect(await rows()).toHaveLength(5));
  expect(await sharedAddresses(db)).toEqual([
    { address: expect.stringMatching(/^[0-9a-f]{8}$/), players: 3, ids: ids.toSorted().join(' ') },
  ]);
});

test('a call notes the address of its player, one without a player or above the rate limit notes nothing', async () => {
  const noted: [number, string][] = [];
  const noteAddress = (userId: number, address: string) => void noted.push([userId, address]);
  const config = { limits: { ...limits, userRequestsPerMinute: 1 } };
  const { call, player } = await startServer({ config, deps: { noteAddress } });
  await call('GET', '/api/user/me');
  const { body } = await player({ id: 1 }).call<{ id: number }>('GET', '/user/me');
  expect((await player({ id: 1 }).call('GET', '/user/me')).status).toBe(429);
  expect(noted).toEqual([[body.id, '127.0.0.1']]);
});
