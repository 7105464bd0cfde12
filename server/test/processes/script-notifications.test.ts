import { expect, test } from 'vitest';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { createDatabase } from '../create-database.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { runServer } from '../faults/run-server.ts';
import { LiveSocket } from '../live-socket.ts';
import { runScript } from '../run-script.ts';
import { databaseUrl } from '../template-database.ts';

const { db, connection } = await createDatabase();
const server = await runServer({ DATABASE_URL: databaseUrl(connection), LOG_LEVEL: 'warn' });

test('[LIVE-03] an open socket receives at once the balance that an operator’s script changed', async () => {
  const { userId, telegramId } = await createPlayer(db);
  const { id: paymentId } = await invoice(db, userId, { gateway: 'dollars' });
  const charge = { paymentId, chargeId: 'provider-1', at: new Date() };
  await settlePayment({ db, pushBalance: () => undefined }, charge);
  const socket = await LiveSocket.open(server.address, telegramId);

  const args = [
    'provider-1',
    '--returned',
    '--reason',
    'The parcel of taps was a present',
  ] as const;
  expect(await runScript(connection, 'refund', ...args)).toMatchObject({ code: 0 });

  expect(await socket.next()).toEqual({ type: 'balance', available_taps: 0, total_taps: 0 });
  socket.drop();
});
