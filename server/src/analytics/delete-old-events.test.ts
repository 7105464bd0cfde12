import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { readConfig } from '../config.ts';
import { countHandledRows } from '../operators/count-handled-rows.fixture.ts';
import { deleteOldEvents } from './delete-old-events.ts';
import { storeEvents } from './events-repository.ts';
import { sentEvent } from './sent-event.fixture.ts';

const { db } = await createDatabase();
const start = new Date('2026-11-20T12:00:00Z');
const after = (days: number) => ({ now: () => new Date(start.getTime() + days * 86_400_000) });
const config = readConfig({ ANALYTICS_KEPT_DAYS: '30' });

/** Stores `count` events that were received at `start`, and one event that was received a day later. */
async function receive(count: number) {
  const send = (names: string[], receivedAt: Date) => {
    const events = names.map((event_name) => sentEvent({ event_name }));
    return storeEvents(db, { token: 'token', events, receivedAt });
  };
  await send(
    Array.from({ length: count }, (_, at) => `old-${at}`),
    start,
  );
  await send(['young'], after(1).now());
}

const names = async () =>
  (await db.selectFrom('analytics.event').select('event_name').execute()).map(
    ({ event_name }) => event_name,
  );

test('events are stored for ANALYTICS_KEPT_DAYS and then deleted in chunks', async () => {
  await receive(7);
  expect(await deleteOldEvents({ db, config, clock: after(30) })).toBe(0);
  expect(await names()).toHaveLength(8);
  expect(await deleteOldEvents({ db, config, clock: after(30.5) }, 2)).toBe(7);
  expect(await names()).toEqual(['young']);
  expect(await deleteOldEvents({ db, config, clock: after(31.5) })).toBe(1);
});

test('to find old events, the young events between them are not read', async () => {
  // As after some days of deletions: new events are stored in the room of deleted events.
  await sql`insert into analytics.event
    select sha256(n::text::bytea), 'app-init', 7, gen_random_uuid(), '{}', ${start}::timestamptz + n * 7919 % 5000 * interval '1 minute'
    from generate_series(1, 5000) as n`.execute(db);
  await sql`analyze analytics.event`.execute(db);
  const clock = after(30 + 1 / 24);
  const handled = await countHandledRows(db, (explained) =>
    deleteOldEvents({ db: explained, config, clock }),
  );
  expect(handled).toBeGreaterThanOrEqual(60);
  expect(handled).toBeLessThan(600);
});
