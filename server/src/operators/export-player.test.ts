import { expect, test } from 'vitest';
import { startTon } from '../../test/start-ton.ts';
import { exportPlayer } from './export-player.ts';

test('an export has a deposit that names an invoice of the player but did not pay it', async () => {
  const { db, order, pay, scan } = await startTon();
  const { userId, paymentId } = await order();
  const held = pay({ comment: paymentId, nano: 1n });
  pay({ comment: 'of somebody else' });
  await scan();
  const asked = { userId, operator: 'ada', reason: 'asked by letter' };
  const { ton_deposit } = await exportPlayer({ db, clock: { now: () => new Date() } }, asked);
  expect(ton_deposit).toMatchObject([{ hash: held }]);
});
