import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { dayMs, dayOf } from '../src/utc-day.ts';
import { createDatabase } from '../test/create-database.ts';
import { freshWallet, rewards } from '../test/create-rewards.ts';
import { fullDisk, runOnFullDisk, runScript, runWithoutReader } from '../test/run-script.ts';

const now = new Date();
const day = (days: number) => dayOf(new Date(now.getTime() + days * dayMs));
const period = ['--from', day(-30), '--to', day(1)];
const names =
  'day,booked_at,entry,kind,account,user_id,micros,gateway,amount,unit,charge_id,payout_id';

/** Creates a database with a purchase and its reward, both of 30 days ago. */
async function booked() {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, now);
  await earn(await referrer(freshWallet()), 1, 30);
  return { db, connection };
}

test('npm run books prints a line for each leg, and says if more can follow', async () => {
  const { db, connection } = await booked();
  const { code, output, errors } = await runScript(connection, 'books', ...period);
  const lines = output.split('\r\n');
  expect([code, lines[0], lines.length, lines.at(-1)]).toEqual([0, names, 6, '']);
  expect(output.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(errors).toBe(`${day(-30)} is not settled yet: the period can get more bookings.\n`);
  expect(await runScript(connection, 'books', '--from', day(-29), '--to', day(1))).toMatchObject({
    output: `${names}\r\n`,
  });
  expect(await runScript(connection, 'books', '--from', day(-60), '--to', day(-30))).toEqual({
    code: 0,
    output: `${names}\r\n`,
    errors: '',
  });
  expect(await db.selectFrom('operator_command').selectAll().execute()).toEqual([]);
});

test.each([
  [[], 'Give both days: npm run books -- --from 2026-10-01 --to 2026-11-01.'],
  [['--from', '2026-10-01'], 'Give both days'],
  [['--to', '2026-10-01'], 'Give both days'],
  [['--from', '2026-10-01', '--to', '2026-10-32'], 'The day must be a date such as 2026-11-19'],
  [['--from', 'October', '--to', '2026-11-01'], 'The day must be a date such as 2026-11-19'],
  [['--from', '2026-10-01', '--to', '2026-10-01'], '--to must be later than --from'],
  [['--from', '2026-10-02', '--to', '2026-10-01'], '--to must be later than --from'],
  [[...period, '--all'], "Unknown option '--all'. -- --help prints all options."],
  [[...period, '2026'], "Unexpected argument '2026'"],
])('npm run books -- %j is refused with the remedy', async (args, message) => {
  const { connection } = await createDatabase();
  const { code, output, errors } = await runScript(connection, 'books', ...args);
  expect([code, output, errors]).toEqual([1, '', expect.stringContaining(message)]);
});

test.runIf(existsSync(fullDisk))('npm run books fails once if its output is full', async () => {
  const { connection } = await booked();
  const { code, errors } = runOnFullDisk(connection, 'books', ...period);
  expect([code, errors]).toEqual([
    1,
    expect.stringMatching(/^The output is incomplete: ENOSPC.*\n$/),
  ]);
});

test('npm run books ends without a message when its reader has ended', async () => {
  const { connection } = await booked();
  expect(await runWithoutReader(connection, 'books', ...period)).toBe('');
});
