import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { findCommands } from '../src/operators/operator-commands-repository.ts';
import { refundPayment } from '../src/payments/refund-payment.ts';
import { dayMs, dayOf } from '../src/utc-day.ts';
import { createDatabase } from '../test/create-database.ts';
import { createPlayer } from '../test/create-player.ts';
import { freshWallet, rewards } from '../test/create-rewards.ts';
import { runScript, runScriptWith } from '../test/run-script.ts';
import { databaseUrl } from '../test/template-database.ts';

// The scripts use the real clock.
const now = new Date();
const daysAgo = (days: number) => dayOf(new Date(now.getTime() - days * dayMs));

/** Creates a user who has a verified wallet, and who earned 1 dollar 30 days ago. */
async function rewarded() {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, now);
  await createPlayer(db, { total: 5_000_000 });
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  return { db, userId, run: (...args: [string, ...string[]]) => runScript(connection, ...args) };
}

test('npm run settle settles the days up to the given one, each once', async () => {
  const { run } = await rewarded();

  expect(await run('settle', '--day', daysAgo(29))).toEqual({
    code: 0,
    output: `${daysAgo(30)}: revenue 20.00 dollars, shared 1.80 dollars\n${daysAgo(29)}: revenue 0.00 dollars, shared 0.00 dollars\n`,
    errors: '',
  });
  expect(await run('settle', '--day', daysAgo(29))).toMatchObject({
    code: 0,
    output: `Nothing is left to settle up to ${daysAgo(29)}.\n`,
  });
});

test('npm run settle names the loss that the next days carry', async () => {
  const { db, connection } = await createDatabase();
  const { deps, referrer, earn } = rewards(db, now);
  const chargeId = await earn(await referrer(null), 1, 30);
  await refundPayment(deps, { chargeId, at: new Date(now.getTime() - 29 * dayMs) });
  const { output } = await runScript(connection, 'settle', '--day', daysAgo(29));
  expect(output.split('\n').slice(0, 2)).toEqual([
    `${daysAgo(30)}: revenue 20.00 dollars, shared 0.00 dollars`,
    `${daysAgo(29)}: revenue 0.00 dollars, shared 0.00 dollars, -20.00 dollars carried over`,
  ]);
});

test('npm run settle refuses an invalid day and a day that is not over', async () => {
  const { run } = await rewarded();
  const [none, future] = [
    await run('settle', '--day', 'friday'),
    await run('settle', '--day', '2999-01-01'),
  ];
  expect([none.code, none.errors]).toEqual([
    1,
    'The day must be a date such as 2026-11-19, not "friday".\n',
  ]);
  expect([future.code, future.errors]).toEqual([1, 'The day 2999-01-01 is not over yet.\n']);
});

test('a machine whose clock is three days ahead settles no day that is not over', async () => {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, now);
  await earn(await referrer(null), 1, 30);
  const ahead = `
    const RealDate = Date;
    globalThis.Date = class extends RealDate {
      constructor(...given) {
        super(...(given.length > 0 ? given : [RealDate.now() + ${3 * dayMs}]));
      }
    };`;
  const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(ahead)}`;
  const env = { DATABASE_URL: databaseUrl(connection), NODE_OPTIONS };
  expect(await runScriptWith(env, 'settle')).toMatchObject({ code: 0, errors: '' });
  const days = await sql<{ are_over: boolean }>`
    select (max(day) + 1)::timestamp at time zone 'UTC' <= now() as are_over from revenue_day`;
  expect((await days.execute(db)).rows).toEqual([{ are_over: true }]);
});

test.each([
  ['in production', { NODE_ENV: 'production' }, []],
  ['with real money', {}, [{ telegram: 'main', ton: 'main' } as const]],
])('no day that is not over is settled %s', async (_, variables, environment) => {
  const { db, connection } = await createDatabase();
  for (const row of environment) await db.insertInto('environment').values(row).execute();
  const env = { DATABASE_URL: databaseUrl(connection), ...variables };
  expect(await runScriptWith(env, 'settle', '--as-of', '2999-01-01T00:00:00Z')).toMatchObject({
    code: 1,
    errors:
      '--as-of settles days that are not over: not where players pay real money. A server for tests has TELEGRAM_ENVIRONMENT=test.\n',
  });
  expect(await db.selectFrom('revenue_day').selectAll().execute()).toEqual([]);
});

test('a day that is not over is settled with test money', async () => {
  const { db, connection } = await createDatabase();
  await db.insertInto('environment').values({ telegram: 'test', ton: 'main' }).execute();
  const { referrer, earn } = rewards(db, now);
  await earn(await referrer(null), 1, 0);
  const env = { DATABASE_URL: databaseUrl(connection) };
  const tomorrow = new Date(now.getTime() + dayMs);
  const settled = await runScriptWith(env, 'settle', '--as-of', tomorrow.toISOString());
  expect(settled).toMatchObject({ code: 0, errors: '' });
  expect(settled.output).toContain(`${dayOf(now)}: revenue 20.00 dollars`);
});

test('npm run audit reports its counts and exits with 0, or names the differences and exits with 1', async () => {
  const { db, run } = await rewarded();
  expect(await run('audit')).toMatchObject({
    code: 0,
    output:
      'Differences: 0 (players: 3, payments: 1, entries: 2, taps brought in from elsewhere: 5000000)\n',
  });
  await sql`update earning set referrals = referrals + 1`.execute(db);

  const { code, output } = await run('audit');

  expect(code).toBe(1);
  expect(output).toMatch(
    /^User \d+ has 1000001 micro-dollars in referrals, the entries sum to 1000000\.\n/,
  );
  expect(output).toContain('Differences: 1 (');
});

test('[FIN-11] npm run payouts lists what is due and held, and sends nothing', async () => {
  const { db, userId, run } = await rewarded();
  const { referrer, earn } = rewards(db, now);
  const unproven = await referrer(null);
  await earn(unproven, 2.5, 40);

  const { code, output } = await run('payouts');

  expect(code).toBe(0);
  expect(output.split('\n')).toEqual([
    '1 due, 1.00 dollars in all',
    expect.stringMatching(`^  user ${userId}: 1.00 dollars to U[\\w-]{47}$`),
    '1 held, 2.50 dollars in all',
    `  user ${unproven}: 2.50 dollars, no wallet`,
    '0 wait, 0.00 dollars in all',
    '0 under way, 0.00 dollars in all',
    '0 overpaid, 0.00 dollars in all',
    '',
  ]);
  expect(await db.selectFrom('payout').selectAll().execute()).toEqual([]);
});

test('npm run payouts holds as long as the variables of the servers say', async () => {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, now);
  for (const gateway of ['stars', 'dollars', 'ton'] as const) {
    await earn(await referrer(freshWallet(), false, 200), 1, 200, gateway);
  }
  await earn(await referrer(freshWallet(), true, 200), 1, 200);
  for (const [names, due] of [
    [[], 4],
    [['WALLET_HOLD_DAYS'], 1],
    [['WALLET_HOLD_DAYS', 'WALLET_HOLD_DAYS_VERIFIED'], 0],
    [['PAYOUT_HOLD_DAYS_STARS'], 2],
    [['PAYOUT_HOLD_DAYS_DOLLARS'], 3],
    [['PAYOUT_HOLD_DAYS_TON'], 3],
    [['PAYOUT_MIN_CENTS'], 0],
  ] as const) {
    const variables = Object.fromEntries(names.map((name) => [name, '201']));
    const env = { DATABASE_URL: databaseUrl(connection), ...variables };
    const { output } = await runScriptWith(env, 'payouts');
    expect(output.split('\n', 1), names.join()).toEqual([`${due} due, ${due}.00 dollars in all`]);
  }
});

test.each([
  ['payouts', '--adopt'],
  ['payouts', '--plan', '/no/such/folder/plan.json'],
  ['payouts', '--execute', '/no/such/folder/plan.json'],
  ['settle', '--day', daysAgo(2)],
] as const)('npm run %s -- %s stands in the log of the operators', async (command, ...args) => {
  const { db, connection } = await createDatabase();
  await runScript(connection, command, ...args);
  const commands = db.selectFrom('operator_command').selectAll().orderBy('at');
  expect(await commands.executeTakeFirst()).toMatchObject({
    command,
    arguments: args,
  });
});

test('a command works on the test network of TON as the servers do', async () => {
  const { connection } = await createDatabase();
  const env = {
    DATABASE_URL: databaseUrl(connection),
    TON_NETWORK: 'test',
    TON_API_URL: 'https://testnet.toncenter.com/api/v2',
  };
  expect(await runScriptWith(env, 'rates')).toMatchObject({ code: 0 });
});

test('the operators’ log has who settled and paid, and the key that approves plans', async () => {
  const { db, connection } = await createDatabase();
  await runScript(connection, 'settle', '--by', 'ada', '--reason', 'the servers were down');
  const paying = { DATABASE_URL: databaseUrl(connection), PAYOUT_APPROVER_KEY: 'ab'.repeat(32) };
  const execute = ['payouts', '--execute', '/no/such/plan.json', '--by', 'eve'] as const;
  await runScriptWith(paying, ...execute);
  await runScriptWith(paying, ...execute, '--reason', 'the November run');
  const approval = `approved by the key ${paying.PAYOUT_APPROVER_KEY}`;
  expect(await findCommands(db)).toMatchObject([
    { command: 'payouts', operator: 'eve', reason: `the November run; ${approval}` },
    { command: 'payouts', operator: 'eve', reason: approval },
    { command: 'settle', operator: 'ada', reason: 'the servers were down' },
  ]);
});
