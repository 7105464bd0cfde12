import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import type { Connection } from '../../src/database/connect.ts';
import { createDatabase } from '../create-database.ts';
import { freshWallet, rewards } from '../create-rewards.ts';
import { startChain } from '../start-chain.ts';
import { openTestPayoutWallet, payoutMnemonic } from '../start-payouts.ts';
import { databaseUrl } from '../template-database.ts';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Runs `npm run payouts -- --execute` as a process, with only the necessary environment variables. */
function payoutRun(connection: Connection, url: string, mnemonic = payoutMnemonic) {
  const path = join(import.meta.dirname, '../../scripts/payouts.ts');
  const child = spawn(process.execPath, ['--conditions=source', path, '--execute'], {
    env: { DATABASE_URL: databaseUrl(connection), TON_API_URL: url, TON_PAYOUT_MNEMONIC: mnemonic },
  });
  children.push(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const output = Promise.all([text(child.stdout), text(child.stderr)]);
  return { kill: () => child.kill('SIGKILL'), ended, output };
}

/** Creates a user to whom one dollar is due, and a payout wallet with enough money. */
async function due() {
  const { db, connection } = await createDatabase();
  const { referrer, earn } = rewards(db, new Date());
  await earn(await referrer(freshWallet()), 1, 30);
  const stand = await startChain(Date.now());
  stand.account((await openTestPayoutWallet()).address).balance = 1_000_000_000n;
  const run = (mnemonic?: string) => payoutRun(connection, stand.url, mnemonic);
  const payouts = () => db.selectFrom('payout').selectAll().execute();
  return { ...stand, run, payouts };
}

test('[FIN-11] npm run payouts -- --execute pays what is due', async () => {
  const { run, payouts, transfers } = await due();
  const { ended, output } = run();
  expect([await ended, (await output)[1]]).toEqual([0, '']);
  const [payout] = await payouts();
  expect((await output)[0]).toContain(`payout ${payout?.id} of 0.3 TON to user`);
  expect(transfers).toMatchObject([{ nano: 300_000_000, hash: payout?.transaction }]);
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
  const { run, callCount } = await due();
  const [none, wrong] = [run(''), run('not a mnemonic')];
  expect(await none.ended).toBe(1);
  expect((await none.output)[1]).toBe('TON_PAYOUT_MNEMONIC is missing: nothing was sent.\n');
  expect(await wrong.ended).toBe(1);
  expect((await wrong.output)[1]).toBe(
    'TON_PAYOUT_MNEMONIC must be the 24 words of a TON wallet.\n',
  );
  expect(callCount('sendBoc')).toBe(0);
});
