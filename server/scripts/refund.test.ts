import { userInfo } from 'node:os';
import { expect, test } from 'vitest';
import { runScript } from '../test/run-script.ts';
import { startTon } from '../test/start-ton.ts';

test('npm run refund books one charge, and refuses several or a list with a charge', async () => {
  const { db, connection, order, pay, scan } = await startTon();
  const { paymentId } = await order();
  const charges = [pay({ comment: paymentId }), pay({ comment: paymentId })];
  await scan();
  const run = (...args: string[]) =>
    runScript(connection, 'refund', ...args, '--returned', '--reason', 'sent back');
  const refunds = () => db.selectFrom('payment_refund').select('charge_id').execute();

  expect(await run(...charges)).toEqual({
    code: 1,
    output: '',
    errors: 'Name one charge only: npm run refund -- <charge id>. Nothing is refunded.\n',
  });
  expect(await run(...charges.slice(0, 1), '--list')).toEqual({
    code: 1,
    output: '',
    errors: 'Give either --list or a charge id. Nothing is refunded.\n',
  });
  expect(await runScript(connection, 'refund', '--list', '--by', 'ada')).toEqual({
    code: 1,
    output: '',
    errors: 'This command does not use --by. Nothing was done.\n',
  });
  expect(await run('unknown')).toMatchObject({ code: 1, output: '' });
  expect(await refunds()).toEqual([]);

  expect(await run(...charges.slice(0, 1))).toMatchObject({ code: 0 });
  expect(await refunds()).toEqual([{ charge_id: charges[0] }]);
  const commands = db.selectFrom('operator_command').selectAll().orderBy('at', 'desc');
  expect(await commands.executeTakeFirst()).toMatchObject({
    command: 'refund',
    reason: 'sent back',
  });
});

test('an operator name of spaces in npm run refund counts as no name', async () => {
  const { db, connection, order, pay, scan } = await startTon();
  const { paymentId } = await order();
  const charge = pay({ comment: paymentId });
  await scan();
  const args = [charge, '--returned', '--reason', 'sent back', '--by', ' '] as const;
  expect(await runScript(connection, 'refund', ...args)).toMatchObject({ code: 0, errors: '' });
  expect(await db.selectFrom('operator_command').select('operator').execute()).toEqual([
    { operator: userInfo().username },
  ]);
});
