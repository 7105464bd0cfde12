import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { runScript } from '../test/run-script.ts';
import { startTon } from '../test/start-ton.ts';

async function start() {
  const { db, connection, ...ton } = await startTon();
  const run = (...args: string[]) => runScript(connection, 'deposits', ...args);
  const countCommands = async () =>
    (await db.selectFrom('operator_command').select('at').execute()).length;
  return { db, run, countCommands, ...ton };
}

test('npm run deposits lists held deposits, credits and dismisses them', async () => {
  const { db, order, pay, scan, run, tapsOf } = await start();
  const { userId, paymentId } = await order();
  const [wrong, spam] = [pay({ comment: paymentId, nano: 1n }), pay({ comment: 'free coins' })];
  await scan();
  const { code, output } = await run();
  expect([code, output.split('\n').length]).toEqual([0, 6]);
  expect(output).toContain(wrong);

  const credit = ['--credit', wrong, '--payment', paymentId, '--note', 'as agreed'];
  expect(await run(...credit, '--force')).toEqual({
    code: 0,
    output: `The deposit is credited (0.000000001 TON for the price 1.5 TON): 525 taps for user ${userId}.\n`,
    errors: '',
  });
  expect(await run('--dismiss', spam, '--by', 'ada', '--note', 'an advertisement')).toMatchObject({
    code: 0,
  });

  expect(await tapsOf(userId)).toBe(525);
  expect(await run()).toMatchObject({ output: '0 held, 0 TON in all\n' });
  const decisions = db.selectFrom('ton_deposit_decision').selectAll().orderBy('decided_at');
  expect(await decisions.execute()).toMatchObject([
    { hash: wrong, payment_id: paymentId, decided_by: userInfo().username, note: 'as agreed' },
    { hash: spam, payment_id: null, decided_by: 'ada', note: 'an advertisement' },
  ]);
  const commands = db.selectFrom('operator_command').selectAll().orderBy('at');
  expect(await commands.execute()).toMatchObject([
    { command: 'deposits', operator: userInfo().username, reason: 'as agreed' },
    { command: 'deposits', operator: 'ada', reason: 'an advertisement' },
  ]);
});

test('a decision needs a note, and a name of spaces counts as not given', async () => {
  const { db, order, pay, scan, run, countCommands } = await start();
  // Deposits count from the first invoice on.
  await order();
  const spam = pay({ comment: 'free coins' });
  await scan();
  for (const note of [[], ['--note', ' ']]) {
    expect(await run('--dismiss', spam, ...note)).toMatchObject({
      code: 1,
      errors: 'Say why with --note: it is stored with the decision.\n',
    });
  }
  expect(await countCommands()).toBe(0);
  expect(await run('--dismiss', spam, '--by', ' ', '--note', 'sent back')).toMatchObject({
    code: 0,
  });
  const decision = db.selectFrom('ton_deposit_decision').selectAll().where('hash', '=', spam);
  expect(await decision.executeTakeFirst()).toMatchObject({
    decided_by: userInfo().username,
    note: 'sent back',
  });
});

test('npm run deposits credits less than half the price only with --force', async () => {
  const { order, pay, scan, run, tapsOf } = await start();
  const [low, half] = [await order(), await order()];
  const price = 1_500_000_000n;
  const little = pay({ comment: low.paymentId, nano: price / 2n - 1n });
  const enough = pay({ comment: half.paymentId, nano: price / 2n });
  await scan();
  const note = ['--note', 'as agreed'];
  const credit = ['--credit', little, '--payment', low.paymentId, ...note];
  expect(await run(...credit)).toEqual({
    code: 1,
    output: '',
    errors:
      'The deposit is 0.749999999 TON, less than half of the price 1.5 TON: add --force if you mean it.\n',
  });
  expect(await tapsOf(low.userId)).toBe(0);
  expect(await run('--credit', enough, '--payment', half.paymentId, ...note)).toMatchObject({
    code: 0,
  });
  expect(await run(...credit, '--force')).toMatchObject({ code: 0 });
  expect([await tapsOf(low.userId), await tapsOf(half.userId)]).toEqual([525, 525]);
});

test('npm run deposits lists transfers of almost nothing only with --all', async () => {
  const { order, pay, scan, run } = await start();
  await order();
  const [dust, least] = [10_000_000n - 1n, 10_000_000n].map((nano) =>
    pay({ comment: 'win', nano }),
  );
  await scan();
  const short = await run();
  expect(short.output).toContain(least);
  expect(short.output).not.toContain(dust);
  expect(short.output).toContain('Not listed are 1 of less than 0.01 TON for no invoice');
  const whole = await run('--all');
  expect(whole.output).toContain(dust);
  expect(whole.output).not.toContain('Not listed');
});

test('npm run deposits reports missing options and decides nothing without them', async () => {
  const { order, run } = await start();
  const { paymentId } = await order();
  const message = 'Give either --credit <hash> --payment <id> or --dismiss <hash>.\n';
  for (const args of [
    ['--credit', 'ab'],
    ['--payment', paymentId],
    ['--credit', 'ab', '--payment', ''],
    ['--dismiss', ''],
    ['--credit', 'ab', '--payment', paymentId, '--dismiss', 'ab'],
  ]) {
    expect(await run(...args)).toEqual({ code: 1, output: '', errors: message });
  }
  expect(await run('--note', 'as agreed')).toEqual({
    code: 1,
    output: '',
    errors: 'This command does not use --note. Nothing was done.\n',
  });
  expect(await run('--dismiss', 'ab', '--note', 'as agreed')).toMatchObject({
    code: 1,
    errors: 'There is no deposit ab.\n',
  });
});
