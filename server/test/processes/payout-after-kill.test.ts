import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { createDatabase } from '../create-database.ts';
import { freshWallet, rewards } from '../create-rewards.ts';
import { startChain } from '../start-chain.ts';
import { openTestPayoutWallet, payoutMnemonic } from '../start-payouts.ts';
import { databaseUrl } from '../template-database.ts';

const folder = await mkdtemp(join(tmpdir(), 'bold-payouts-'));
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

/** Runs `npm run payouts -- ARGUMENTS` with only the environment variables `env`. */
function payoutRun(env: Record<string, string>, args: string[]) {
  const path = join(import.meta.dirname, '../../scripts/payouts.ts');
  const child = spawn(process.execPath, ['--conditions=@bold/source', path, ...args], { env });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return { kill: () => child.kill('SIGKILL'), ended, output };
}

let plans = 0;

/**
 * Creates a due reward of one dollar and a payout wallet with enough money, and plans the payout.
 * @param given Environment variables of all payout runs. A given value overrides the default.
 */
async function due(given: Record<string, string> = {}) {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, new Date());
  const userId = await referrer(freshWallet());
  await earn(userId, 1, 30);
  const stand = await startChain(Date.now());
  const { address } = await openTestPayoutWallet();
  stand.account(address).balance = 1_000_000_000n;
  plans += 1;
  const plan = join(folder, `plan-${plans}.json`);
  const words = join(folder, `words-${plans}`);
  await writeFile(words, payoutMnemonic);
  const env = {
    DATABASE_URL: databaseUrl(connection),
    TON_API_URL: stand.url,
    TON_PAYOUT_ADDRESS: address,
    TON_PAYOUT_MNEMONIC_FILE: words,
    // npm sets it to the folder in which the operator is.
    INIT_CWD: folder,
    ...given,
  };
  const planned = payoutRun(env, ['--plan', basename(plan), '--ton-price', '2.5']);
  expect([await planned.ended, (await planned.output)[1]]).toEqual([0, '']);
  const run = (changed: Record<string, string> = {}) =>
    payoutRun({ ...env, ...changed }, ['--execute', plan]);
  const payouts = () => db.selectFrom('payout').selectAll().execute();
  return { ...stand, env, plan, words, planned, userId, run, payouts };
}

test('[FIN-11] npm run payouts plans and then pays what is due', async () => {
  const { planned, plan, userId, run, payouts, transfers } = await due();
  expect((await planned.output)[0].split('\n')).toEqual([
    expect.stringMatching(/^Plan of 20\S+Z, 2\.50 dollars per TON$/),
    '1 payouts, 1.00 dollars, 0.4 TON in all',
    expect.stringMatching(`^  user ${userId}: 1.00 dollars, 0.4 TON to U[\\w-]{47}$`),
    '0 under way, 0.00 dollars in all',
    '0 held, 0.00 dollars in all',
    `Written to ${plan}. It can be executed for an hour.`,
    '',
  ]);

  const { ended, output } = run();

  expect([await ended, (await output)[1]]).toEqual([0, '']);
  const [payout] = await payouts();
  expect((await output)[0]).toContain(`payout ${payout?.id} of 0.4 TON to user`);
  expect(transfers).toMatchObject([{ nano: 400_000_000, hash: payout?.transaction }]);
});

test('a run that is killed after the chain accepted its message is finished by the next, which sends nothing', async () => {
  const { run, payouts, transfers, chain, callCount } = await due();
  const first = run();
  chain.onSend = async () => {
    first.kill();
    await first.ended;
  };
  expect(await first.ended).toBeNull();
  await expect.poll(() => transfers.length).toBe(1);
  expect(await payouts()).toMatchObject([{ transaction: null }]);

  const second = run();
  expect([await second.ended, (await second.output)[1]]).toEqual([0, '']);
  expect(callCount('sendBoc')).toBe(1);
  expect(await payouts()).toMatchObject([{ transaction: transfers[0]?.hash }]);
});

test('a run that is killed before the chain has its message is not repeated while the message may still arrive', async () => {
  const { run, payouts, chain, messageOutcomes, transfers, acceptLate } = await due();
  const first = run();
  messageOutcomes.push('late');
  chain.onSend = async () => {
    first.kill();
    await first.ended;
  };
  expect(await first.ended).toBeNull();

  const second = run();
  expect(await second.ended).toBe(0);
  expect((await second.output)[0]).toContain('is on its way: run this again later');
  expect(transfers).toEqual([]);
  acceptLate();
  expect(await run().ended).toBe(0);
  expect(transfers).toHaveLength(1);
  expect(await payouts()).toMatchObject([{ transaction: transfers[0]?.hash }]);
});

test('without a mnemonic, or with a wrong one, nothing is sent and the error does not repeat it', async () => {
  const { words, run, callCount } = await due();
  const none = run({ TON_PAYOUT_MNEMONIC_FILE: '' });
  expect(await none.ended).toBe(1);
  expect((await none.output)[1]).toBe('TON_PAYOUT_MNEMONIC_FILE is missing: nothing was sent.\n');
  await writeFile(words, 'not a mnemonic');
  const wrong = run();
  expect(await wrong.ended).toBe(1);
  expect((await wrong.output)[1]).toBe('The mnemonic must be the 24 words of a TON wallet.\n');
  expect(callCount('sendBoc')).toBe(0);
});

test('with an approver, a plan is paid only as the approver signed it', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const der = publicKey.export({ format: 'der', type: 'spki' });
  const approver = { PAYOUT_APPROVER_KEY: der.subarray(-32).toString('hex') };
  const { plan, run, callCount, transfers } = await due(approver);
  const unsigned = run();
  expect([await unsigned.ended, (await unsigned.output)[1]]).toEqual([
    1,
    'The payout plan is not approved: nothing was sent. Approve it with --approve.\n',
  ]);

  const key = join(folder, 'approver.pem');
  await writeFile(key, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  // The approver has neither the database nor the words.
  const approval = payoutRun({ PAYOUT_APPROVER_KEY_FILE: key }, ['--approve', plan]);
  expect([await approval.ended, (await approval.output)[1]]).toEqual([0, '']);
  expect((await approval.output)[0]).toContain(`by the key ${approver.PAYOUT_APPROVER_KEY}`);

  const signed = await readFile(plan, 'utf8');
  await writeFile(plan, `${signed} `);
  const changed = run();
  expect([await changed.ended, (await changed.output)[1]]).toEqual([
    1,
    'The approval is of another payout plan, or of another key than PAYOUT_APPROVER_KEY: nothing was sent.\n',
  ]);
  expect(callCount('sendBoc')).toBe(0);
  await writeFile(plan, signed);
  expect(await run().ended).toBe(0);
  expect(transfers).toHaveLength(1);
});

test.each([
  [['--plan', 'x'], '--plan needs --ton-price: what one TON costs now, in dollars.\n'],
  [
    ['--plan', 'x', '--ton-price', '0'],
    '--ton-price must be an amount in dollars, such as 3.21.\n',
  ],
  [['--plan', 'x', '--adopt'], 'Give one of --plan, --approve, --execute and --adopt.\n'],
])('the options %j are refused with the remedy', async (args, message) => {
  const { env } = await due();
  const { ended, output } = payoutRun(env, args);
  expect([await ended, (await output)[1]]).toEqual([1, message]);
});
