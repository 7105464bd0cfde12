import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { playerBanSeconds } from '@bold/sdk/limits';
import { expect, test } from 'vitest';
import { decideOnPlayer } from '../src/operators/decide-on-player.ts';
import { duePayouts } from '../src/payments/payouts/due-payouts.ts';
import { holdReasons } from '../src/payments/payouts/payout-holds.ts';
import { friendlyWallet } from '../src/wallets/wallet-address.ts';
import { createDatabase } from '../test/create-database.ts';
import { freshWallet, rewards } from '../test/create-rewards.ts';
import { runScript } from '../test/run-script.ts';

const { db, connection } = await createDatabase();
// The scripts use the real clock.
const { deps, referrer, earn } = rewards(db, new Date());
const run = (...args: string[]) => runScript(connection, 'players', ...args);
const reasonsFor = async (userId: number) =>
  (await duePayouts(deps, userId)).map((due) => holdReasons(due));

test('an operator holds the payouts of a player and releases them, each with a reason that stays', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const id = String(userId);

  expect(await run('hold', id, '--reason', 'bought with a stolen card', '--by', 'ada')).toEqual({
    code: 0,
    output: `Player ${id} is paid nothing until a release.\n`,
    errors: '',
  });
  expect(await reasonsFor(userId)).toEqual([['held by an operator: bought with a stolen card']]);
  expect(await run('release', id, '--reason', 'the bank was wrong')).toMatchObject({ code: 0 });
  expect(await reasonsFor(userId)).toEqual([[]]);

  const log = db.selectFrom('operator_action').selectAll().where('user_id', '=', userId);
  expect(await log.orderBy('at').execute()).toMatchObject([
    { action: 'hold', operator: 'ada', reason: 'bought with a stolen card' },
    { action: 'release', operator: userInfo().username, reason: 'the bank was wrong' },
  ]);
  const change = db.updateTable('operator_action').set({ reason: 'other' }).execute();
  await expect(change).rejects.toThrow('never changed');
});

test('a release pays to a shared wallet, as long as the player keeps it', async () => {
  const wallet = freshWallet();
  const [one, other] = [await referrer(wallet), await referrer(wallet)];
  await earn(one, 1, 30);
  await earn(other, 1, 30);
  const id = String(one);
  expect(await reasonsFor(one)).toEqual([[expect.stringContaining(`shared with user ${other}`)]]);

  await run('release', id, '--reason', 'mother and daughter');

  expect(await reasonsFor(one)).toEqual([[]]);
  expect(await reasonsFor(other)).toEqual([[expect.stringContaining(`shared with user ${one}`)]]);
  const next = freshWallet();
  await referrer(next);
  await db.updateTable('users').set({ wallet_hash: next }).where('id', '=', one).execute();
  expect(await reasonsFor(one)).toEqual([[expect.stringContaining('shared with user')]]);
});

test('an operator bans a player, who is paid nothing, and ends the ban', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const id = String(userId);

  expect(await run('ban', id, '--reason', 'fifty accounts', '--by', 'ada')).toMatchObject({
    output: `Player ${id} is banned: running servers know it within seconds.\n`,
  });
  expect(await reasonsFor(userId)).toEqual([['banned by an operator']]);
  expect((await run('show', id)).output).toMatch(
    /, banned\n[\s\S]* ban at \S+ by ada: fifty accounts/,
  );
  // A release is a decision about payouts only.
  await run('release', id, '--reason', 'the wallet is fine');
  expect(await reasonsFor(userId)).toEqual([['banned by an operator']]);
  expect(await run('unban', id, '--reason', 'one of them only')).toMatchObject({ code: 0 });
  expect(await reasonsFor(userId)).toEqual([[]]);
  // A ban does not end a hold.
  const decision = { userId, operator: 'ada', reason: 'to be checked' };
  for (const action of ['hold', 'ban', 'unban'] as const) {
    await decideOnPlayer(deps, { ...decision, action });
  }
  expect(await reasonsFor(userId)).toEqual([['held by an operator: to be checked']]);
});

test('npm run players -- show lists what a player has, and what was decided', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1.5, 30);
  await run('hold', String(userId), '--reason', 'to be checked', '--by', 'ada');

  const { code, output } = await run('show', String(userId));

  expect(code).toBe(0);
  expect(output.split('\n')).toEqual([
    expect.stringMatching(`^player ${userId}, Telegram id \\d+, since 20`),
    '  name none, username none',
    '  taps: 0 available, 0 total, a debt of 0; 1 invited',
    '  earned: 1.50 dollars from referrals, 0.00 dollars from shares',
    '  due: 1.50 dollars, held by an operator: to be checked',
    expect.stringMatching(/^ {2}wallet at 20\S+Z: U[\w-]{47}, verified$/),
    expect.stringMatching(/^ {2}hold at 20\S+Z by ada: to be checked$/),
    '',
  ]);
});

test('npm run players -- find leads to a player by what the player knows, and leaves no trace', async () => {
  const userId = await referrer(null);
  await db.updateTable('users').set({ username: 'Grace' }).where('id', '=', userId).execute();
  const { code, output } = await run('find', '@grace');
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(`^player ${userId}, .*\n  name none, username Grace\n$`),
  ]);
  expect((await run('log')).output).not.toContain('find');
});

test('show lists payouts and wallets, the oldest first', async () => {
  const [first, last] = [freshWallet(), freshWallet()];
  const userId = await referrer(first);
  const changed = { wallet_hash: last, wallet_changed_at: new Date() };
  await db.updateTable('users').set(changed).where('id', '=', userId).execute();
  const payout = { id: 'f'.repeat(32), user_id: userId, wallet: first, micros: 1, nano: 1 };
  await db
    .insertInto('payout')
    .values({ ...payout, planned_at: new Date() })
    .execute();
  const { output } = await run('show', String(userId));
  expect(output.match(/^ {2}(payout|wallet) .*$/gm)).toEqual([
    expect.stringMatching(/ to U[\w-]{47}, not confirmed$/),
    expect.stringContaining(friendlyWallet(first)),
    expect.stringContaining(friendlyWallet(last)),
  ]);
});

test('show has one line for each decision, also if an earlier version stored a reason of several lines', async () => {
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const reason = 'odd day\n  release at 2026-11-27T09:00:00.000Z by ada: checked';
  await decideOnPlayer(deps, { userId, action: 'hold', operator: 'eve', reason });

  const { output } = await run('show', String(userId));

  expect(output.match(/^ {2}(due|hold|release).*$/gm)).toEqual([
    '  due: 1.00 dollars, held by an operator: odd day release at 2026-11-27T09:00:00.000Z by ada: checked',
    expect.stringMatching(/^ {2}hold at \S+ by eve: odd day release at \S+ by ada: checked$/),
  ]);
});

test('npm run players -- show says that nothing is due, or less than the smallest payout', async () => {
  const userId = await referrer(freshWallet());
  const due = async () => (await run('show', String(userId))).output.match(/^ {2}due: .*$/m)?.[0];
  expect(await due()).toBe('  due: nothing');
  // This reward is still held, and nothing of it is due.
  await earn(userId, 1, 0);
  expect(await due()).toBe('  due: nothing');
  await earn(userId, 0.006, 30);
  expect(await due()).toBe('  due: 0.006 dollars, less than the smallest payout');
});

test('an operator exports a player as JSON, and erases the player when all servers know it', async () => {
  const userId = await referrer(freshWallet());
  const id = String(userId);
  const { output } = await run('export', id, '--reason', 'asked by letter');
  expect(JSON.parse(output)).toMatchObject({ users: [{ id: userId }], tap_balance: [{}] });
  const asked = performance.now();
  expect(await run('erase', id, '--reason', 'asked by letter', '--by', 'ada')).toMatchObject({
    code: 0,
    output: `Player ${id} is erased: the person can come back as a new player.\n`,
  });
  expect(performance.now() - asked).toBeGreaterThan(playerBanSeconds * 1000);
  expect((await run('show', id)).output).toMatch(/Telegram id erased, since \S+, banned\n/);
  const log = db.selectFrom('operator_action').select('action').where('user_id', '=', userId);
  expect(await log.orderBy('at').execute()).toEqual([{ action: 'export' }, { action: 'erase' }]);
});

test('what a player wrote cannot control the terminal of an operator who exports it', async () => {
  const userId = await referrer(freshWallet());
  const bio = 'a\u{9b}31m b\u{202e} c\u{2028} d\u{e0041} é';
  await db.updateTable('users').set({ bio }).where('id', '=', userId).execute();
  const { output } = await run('export', String(userId), '--reason', 'asked by letter');
  expect(output).not.toMatch(/[^\n\P{Cc}]|[\p{Cf}\p{Zl}\p{Zp}]/u);
  expect(JSON.parse(output)).toMatchObject({ users: [{ bio }] });
});

test('npm run players -- report prints a table for each list that is not empty', async () => {
  const { db, connection } = await createDatabase();
  const { referrer } = rewards(db, new Date());
  const shared = freshWallet();
  await referrer(shared);
  await referrer(shared);

  const { code, output } = await runScript(connection, 'players', 'report');

  expect(code).toBe(0);
  expect(output).toMatch(/^Wallets that several players have or had: 1\n┌/);
  expect(output).toContain('Addresses of several players in the last 30 days: 0\n');
  expect(output).toContain('Players with 32 addresses on a day: 0\n');
  expect(output).toContain('Referrers with a suspicious pattern: 0\n');
  expect(output).toMatch(/Unusual settlement days: 0\n$/);
});

test.each([
  [['show', 'ada'], 'Name one player by its id: npm run players -- show 7.\n'],
  [['hold', '1', '2', '--reason', 'x'], 'Name one player by its id: npm run players -- show 7.\n'],
  [['show', '1', '--by', 'ada'], 'This command does not use --by. Nothing was done.\n'],
  [['report', '--reason', 'x'], 'This command does not use --reason. Nothing was done.\n'],
  [['show', '999999'], 'There is no player 999999.\n'],
  [['hold', '999999', '--reason', 'x'], 'There is no player 999999.\n'],
  [['find'], 'Name one thing: npm run players -- find @ada.\n'],
  [['find', 'a', 'b'], 'Name one thing: npm run players -- find @ada.\n'],
  [['find', '@ada', '--reason', 'x'], 'This command does not use --reason. Nothing was done.\n'],
  [['log', '5'], 'Nothing may follow log: npm run players -- log.\n'],
  [['report', '5'], 'Nothing may follow report: npm run players -- report.\n'],
  [['erase', '1'], 'Say why with --reason: it is stored with the decision.\n'],
  [['hold', '1'], 'Say why with --reason: it is stored with the decision.\n'],
  [
    ['pay', '1'],
    'The first word must be one of find, show, hold, release, ban, unban, report, log, export, erase.\n',
  ],
])('%j is refused with the remedy', async (args, message) => {
  expect(await run(...args)).toEqual({ code: 1, output: '', errors: message });
});

test('the log tells commands that failed from the others, and quotes arguments for a shell', async () => {
  const id = String(await referrer(freshWallet()));
  const reason = 'it isn\'t "theirs": $HOME';
  await run('hold', id, '--reason', reason);
  await run('hold', '999999', '--reason', 'x');
  await runScript(connection, 'deposits', '--dismiss', 'ab', '--note', 'sent back');

  const { output } = await run('log');

  const [dismissed, unknown, held = ''] = output.split('\n');
  expect(dismissed).toMatch(/ --dismiss ab --note 'sent back' # failed: There is no deposit ab\.$/);
  expect(unknown).toMatch(/ hold 999999 --reason x # failed: There is no player 999999\.$/);
  const words = held.slice(held.indexOf('npm run'));
  const read = execFileSync('sh', ['-c', `printf '%s\\n' ${words}`], { encoding: 'utf8' });
  expect(read.trimEnd().split('\n').slice(4)).toEqual(['hold', id, '--reason', reason]);
});

test('the log has one line for each command, also if an earlier version stored a reason of several lines', async () => {
  const reason = 'odd day\n2026-11-27T09:00:00.000Z ada npm run settle';
  const held = {
    id: 'held',
    at: new Date(),
    operator: 'eve',
    command: 'players',
    arguments: ['hold', '7', '--reason', reason, '--by', 'eve'],
    reason,
  };
  await db.insertInto('operator_command').values(held).execute();

  const { output } = await run('log');

  expect(output.split('\n')[0]).toMatch(
    / eve npm run players -- hold 7 --reason 'odd day 2026-\S+ ada npm run settle' --by eve$/,
  );
});

test('what operators did stands in a log that nobody can change', async () => {
  const id = String(await referrer(freshWallet()));
  await run('hold', id, '--reason', 'to be checked', '--by', 'eve');
  await runScript(connection, 'settle', '--day', '2020-01-01');
  await run('show', id);
  const older = Array.from({ length: 300 }, (_, at) => ({
    id: `older-${at}`,
    at: new Date(at),
    operator: 'ada',
    command: 'rates',
    arguments: [],
    reason: null,
  }));
  await db.insertInto('operator_command').values(older).execute();

  const { output } = await run('log');

  const [settled, held] = output.split('\n');
  expect(settled).toMatch(/Z \S+ npm run settle -- --day 2020-01-01$/);
  expect(held).toMatch(
    new RegExp(` eve npm run players -- hold ${id} --reason 'to be checked' --by eve$`),
  );
  expect(output).not.toContain('show');
  expect(output.match(/ ada npm run rates/g)).toHaveLength(older.length);
  const change = db.updateTable('operator_command').set({ reason: 'other' }).execute();
  await expect(change).rejects.toThrow('never changed');
});
