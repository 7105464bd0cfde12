import { expect, test } from 'vitest';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { createDatabase } from '../create-database.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { databaseUrl } from '../template-database.ts';
import { serverProcess } from './server-process.ts';

const { db, connection } = await createDatabase();

test('[FIN-09] a server that starts after midnight settles the missed day, once', async () => {
  const { userId } = await createPlayer(db, { total: 5_000_000 });
  const at = new Date(Date.now() - 2 * 86_400_000);
  const { id: paymentId } = await invoice(db, userId, { now: at });
  await settlePayment({ db, pushBalance: () => undefined }, { paymentId, chargeId: 'missed', at });

  const server = serverProcess({ DATABASE_URL: databaseUrl(connection) });
  await server.listening();

  const days = () =>
    db.selectFrom('revenue_day').select(['revenue', 'shared']).orderBy('day').limit(2).execute();
  await expect.poll(days).toEqual([
    { revenue: 10_000_000, shared: 900_000 },
    { revenue: 0, shared: 0 },
  ]);
  server.child.kill('SIGTERM');
  expect((await server.ended)[0]).toBe(0);
});
