import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtFolder } from '../../../test/built-folder.ts';
import { createDatabase } from '../../../test/create-database.ts';
import { freshWallet, rewards } from '../../../test/create-rewards.ts';
import { fakePayoutChain } from '../../../test/fake-payout-chain.ts';
import { decideOnPlayer } from '../../operators/decide-on-player.ts';
import { readPayoutEnvironment } from './payout-environment.ts';
import { parsePlan } from './payout-plan.ts';
import { approvePlanFile, type PayoutChain, readPayoutOptions, runPayouts } from './run-payouts.ts';

test.each([
  ['--ton-price', ['--ton-price', '3.21']],
  ['--max-player', ['--adopt', '--max-player', '100']],
  ['--max-run', ['--execute', 'plan.json', '--max-run', '100']],
])('%s is refused without --plan: it would change nothing', (option, args) => {
  expect(() => readPayoutOptions(args)).toThrow(
    `${option} needs --plan: the price and the caps of a run are in its plan.`,
  );
});

test('--accept-price is refused where no price is checked', () => {
  for (const args of [[], ['--approve', 'plan.json']]) {
    expect(() => readPayoutOptions([...args, '--accept-price'])).toThrow(
      '--accept-price needs --plan, --execute or --adopt',
    );
  }
});

test('a name and a reason are refused where nothing is stored', () => {
  for (const args of [[], ['--approve', 'plan.json']]) {
    expect(() => readPayoutOptions([...args, '--by', 'ada'])).toThrow(
      '--by and --reason need --plan, --execute or --adopt: nothing else is stored.',
    );
  }
  expect(readPayoutOptions(['--adopt', '--by', 'ada', '--reason', 'restored'])).toMatchObject({
    by: 'ada',
    reason: 'restored',
  });
});

test('a plan has a price and caps, and its execution may accept the price', () => {
  const planning = ['--plan', 'plan.json', '--ton-price', '3.21', '--accept-price'];
  const caps = ['--max-player', '100', '--max-run', '0.5'];
  expect(readPayoutOptions([...planning, ...caps], '/home/ada')).toMatchObject({
    plan: '/home/ada/plan.json',
    tonPriceMicros: 3_210_000,
    maxPlayerMicros: 100_000_000,
    maxRunMicros: 500_000,
    isJumpAccepted: true,
  });
  expect(readPayoutOptions(['--execute', '/plans/plan.json', '--accept-price'])).toMatchObject({
    execute: '/plans/plan.json',
    isJumpAccepted: true,
  });
});

test('a decision about one transfer needs its player, price and reason', () => {
  const complete = ['--adopt', '--transaction', 'ab', '--player', '7', '--ton-price', '3.21'];
  const why = ['--reason', 'lost'];
  expect(readPayoutOptions([...complete, ...why])).toMatchObject({
    decision: { transaction: 'ab', userId: 7, tonPriceMicros: 3_210_000 },
  });
  for (const args of [
    complete,
    [...complete.slice(1), ...why],
    [...complete.slice(0, -2), ...why],
    [...complete.slice(0, 3), ...complete.slice(5), ...why],
    ['--adopt', ...complete.slice(3), ...why],
  ]) {
    expect(() => readPayoutOptions(args), args.join(' ')).toThrow(
      '--adopt --transaction <hash> needs --player <id>, --ton-price <dollars>',
    );
  }
  expect(() => readPayoutOptions([...complete, '--player', 'ada', ...why])).toThrow(
    '--player must be an id, such as 7.',
  );
});

/** Creates a reward of one dollar, five days ago: one for Stars is held for 16 more days, one for TON is due. */
async function rewardOf(gateway: 'stars' | 'ton' = 'stars') {
  const { db } = await createDatabase();
  const { deps, referrer, earn, advance } = rewards(db, new Date());
  await earn(await referrer(freshWallet()), 1, 5, gateway);
  const refuse = () => Promise.reject(new Error('The chain was called.'));
  const chain: PayoutChain = { reconcile: refuse, openSender: refuse };
  const env: { PAYOUT_APPROVER_KEY?: string } = {};
  const run = async (...args: string[]) => {
    const lines: string[] = [];
    const environment = readPayoutEnvironment(env);
    await runPayouts(deps, chain, readPayoutOptions(args), environment, (it) => lines.push(it));
    return lines;
  };
  return { run, advance, chain, deps, env };
}

/** Returns the path of a plan that does not exist yet, in a folder that is deleted after the tests. */
const planFile = () => join(builtFolder({}), 'plan.json');

test('the execution of a plan that holds everything says that nothing is left to pay', async () => {
  const { run, chain, deps } = await rewardOf();
  chain.reconcile = async () => [];
  chain.openSender = async () => fakePayoutChain(deps.clock).sender;
  const plan = planFile();

  expect(await run('--plan', plan, '--ton-price', '2.5')).toContain(
    '0 payouts, 0.00 dollars, 0 TON in all',
  );
  expect(await run('--execute', plan)).toEqual(['Nothing is left to pay of this plan.']);
});

test.each([
  ['new', []],
  ['overwritten', ['an older and longer plan']],
])('only its writer can read a plan, whose file is %s', async (_, earlier) => {
  const { run, chain } = await rewardOf('ton');
  chain.reconcile = async () => [];
  const plan = planFile();
  for (const text of earlier) writeFileSync(plan, text.repeat(1_000), { mode: 0o644 });
  await run('--plan', plan, '--ton-price', '2.5');
  expect(statSync(plan).mode & 0o777).toBe(0o600);
  expect(parsePlan(readFileSync(plan, 'utf8')).payouts).toHaveLength(1);
});

test('a plan is not executed while the chain has a payout that the database does not know', async () => {
  const { run, chain, deps } = await rewardOf('ton');
  const { sender, transfers } = fakePayoutChain(deps.clock);
  chain.openSender = async () => sender;
  chain.reconcile = async () => [];
  const plan = planFile();
  await run('--plan', plan, '--ton-price', '2.5');
  const unknown = {
    id: 'a'.repeat(32),
    wallet: freshWallet(),
    nano: 5,
    transaction: 'lost',
    at: 0,
  };
  chain.reconcile = async () => [unknown];

  await expect(run('--execute', plan)).rejects.toThrow('that this database does not know');
  expect(transfers).toEqual([]);
  chain.reconcile = async () => [];
  expect(await run('--execute', plan)).toEqual([expect.stringMatching(/ is paid$/)]);
});

test('the approver signs what is under way, and only a plan that names it finishes it', async () => {
  const { run, chain, deps, env } = await rewardOf('ton');
  const { sender, transfers } = fakePayoutChain(deps.clock);
  const poor = { ...sender, prepare: () => Promise.reject(new Error('too little to pay')) };
  chain.reconcile = async () => [];
  chain.openSender = async () => poor;
  const plan = planFile();
  await run('--plan', plan, '--ton-price', '2.5');
  await expect(run('--execute', plan)).rejects.toThrow('too little to pay');
  chain.openSender = async () => sender;
  const { id, user_id } = await deps.db.selectFrom('payout').selectAll().executeTakeFirstOrThrow();
  const named = `  ${id}, user ${user_id}: 1.00 dollars, 0.4 TON to U`;
  expect(await run()).toContainEqual(
    expect.stringMatching(`^${named}[\\w-]{47}, planned, not sent$`),
  );

  // The first run needed no approval.
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' });
  env.PAYOUT_APPROVER_KEY = der.subarray(-32).toString('hex');
  const key = join(builtFolder({}), 'approver.pem');
  writeFileSync(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  await expect(run('--execute', plan)).rejects.toThrow('is not approved');
  expect(transfers).toEqual([]);
  const asked = { userId: user_id, operator: 'ada', reason: 'fifty accounts' };
  await decideOnPlayer(deps, { ...asked, action: 'ban' });
  const approver = readPayoutEnvironment({ PAYOUT_APPROVER_KEY_FILE: key });
  for (const [action, reasons, end] of [
    [null, ', banned by an operator', 'is booked and not sent: the player is banned or held'],
    ['unban', '', 'is paid'],
  ] as const) {
    if (action) await decideOnPlayer(deps, { ...asked, action });
    const next = planFile();
    const lines = await run('--plan', next, '--ton-price', '2.5');
    const entry = expect.stringMatching(`^${named}[\\w-]{47}${reasons}$`);
    expect(lines).toContainEqual(entry);
    expect(await approvePlanFile(next, approver)).toContainEqual(entry);
    expect(await run('--execute', next)).toEqual([
      expect.stringContaining(`payout ${id} of 0.4 TON to user ${user_id} ${end}`),
    ]);
  }
  expect(transfers).toHaveLength(1);
});

test.each([
  ['ton', '1.5', [55, '0.006666667 --reason "…" --force']],
  ['ton', '2.5', [25, '0.004 --reason "…"']],
  ['ton', '2.67', null],
  ['ton', '5', null],
  ['stars', '1.5', null],
] as const)(
  'a plan of a store with an invoice for %s, at %s dollars per TON: %j',
  async (gateway, price, expected) => {
    const { run, chain } = await rewardOf(gateway);
    chain.reconcile = async () => [];

    const lines = await run('--plan', planFile(), '--ton-price', price);

    const [percent, rate] = expected ?? [];
    expect(lines.filter((line) => line.startsWith('Warning'))).toEqual(
      expected === null
        ? []
        : [
            `Warning: taps are ${percent} % cheaper in TON than in dollars, so a purchase in TON can earn more rewards than it costs. Set the price, with the DATABASE_URL of the servers: npm run rates -- set TON ${rate}`,
          ],
    );
  },
);

test.each([['--plan', 'plan.json', '--ton-price', '2.5'], ['--execute', 'plan.json'], ['--adopt']])(
  '%s does nothing for a database whose TON is of the test network',
  async (...args) => {
    const { run, deps } = await rewardOf('ton');
    await deps.db.insertInto('environment').values({ telegram: 'test', ton: 'test' }).execute();
    await expect(run(...args)).rejects.toThrow('set the TON_NETWORK of the servers');
  },
);

test('a clock that is ahead does not end the hold of a reward', async () => {
  const { run, advance } = await rewardOf();
  advance(20 * 86_400_000);

  expect(await run()).toContain('0 due, 0.00 dollars in all');
});

test.each([20 * 86_400_000, -90_000])(
  'on a machine whose clock is wrong by %i ms nothing is planned, paid or adopted',
  async (ms) => {
    const { run, advance } = await rewardOf();
    advance(ms);

    for (const args of [
      ['--plan', 'plan.json', '--ton-price', '2.5'],
      ['--execute', 'plan.json'],
      ['--adopt'],
    ]) {
      await expect(run(...args)).rejects.toThrow('PostgreSQL shows another time');
    }
  },
);
