import { expect, test } from 'vitest';
import { createDatabase } from '../../test/create-database.ts';
import { storeEvents } from './events-repository.ts';
import { sentEvent } from './sent-event.fixture.ts';
import { parsePeriod, summariseEvents } from './summarise-events.ts';

const { db } = await createDatabase();
const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const store = (time: string, ...changes: Record<string, unknown>[]) =>
  storeEvents(db, {
    token: 'token',
    events: changes.map((change) => sentEvent({ ...change, time })),
    receivedAt: at(time),
  });

test('events since a moment are counted by name, with their users, sessions and times', async () => {
  await store('10:00', { event_name: 'app-init' });
  await store('11:00', { event_name: 'app-init' }, { user_id: 2 }, { user_id: 3 });
  await store('11:30', { user_id: 2, session_id: '0aa06807-c084-472d-bd90-7472dfd90747' });

  expect(await summariseEvents(db, at('11:00'))).toEqual([
    {
      event_name: 'app-hide',
      events: 3,
      users: 2,
      sessions: 2,
      first: at('11:00'),
      last: at('11:30'),
    },
    {
      event_name: 'app-init',
      events: 1,
      users: 1,
      sessions: 1,
      first: at('11:00'),
      last: at('11:00'),
    },
  ]);
});

test('without events the summary is empty', async () => {
  expect(await summariseEvents(db, at('12:00'))).toEqual([]);
});

test('a period is a number of minutes, hours or days', () => {
  expect(['30m', '1h', '7d'].map(parsePeriod)).toEqual([1_800_000, 3_600_000, 604_800_000]);
});

test.each(['', '1', 'h', '0h', '1w', '-1h', '1.5h', '1h30m'])(
  '"%s" is not a period and throws an error',
  (text) => {
    expect(() => parsePeriod(text)).toThrow('write 30m, 1h or 7d');
  },
);
