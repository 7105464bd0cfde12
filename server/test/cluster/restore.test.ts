import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { readBalance } from '../../src/taps/balance-repository.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from '../faults/extent.ts';
import { runServer } from '../faults/run-server.ts';
import { startTappers } from '../faults/start-tappers.ts';
import { nothingInDoubt } from './in-doubt.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { onNode } from './start-cluster.ts';
import { joinCluster, startClusteredServer } from './start-clustered-server.ts';

const sockets = extent(20, 200);
const buyers = extent(40, 400);

test('all nodes restored to a restore point hold what was acknowledged before it, and the audit finds no difference', {
  timeout: extent(240_000, 900_000),
}, async ({ skip }) => {
  skip(!citusBin, howToGetCitus);
  const { cluster, server, variables, db, shards } = await startClusteredServer();
  const nodes = [cluster.coordinator, ...cluster.workers];
  const tappers = await startTappers({ db, shards }, sockets, () => server.address);
  const { telegramId } = await createPlayer(db);
  const payments = await Promise.all(
    Array.from({ length: buyers }, async () => invoice(db, (await createPlayer(db)).userId)),
  );
  await tappers.waitForAcks(sockets * 10);
  for (const node of nodes) await node.backUp();
  await tappers.waitForAcks(sockets * 10);

  // Purchases commit in two phases, some of them while the restore point is set.
  const settling = { db, pushBalance: () => undefined };
  const purchases = Promise.all(
    payments.map(({ id }) =>
      settlePayment(settling, { paymentId: id, chargeId: `charge-of-${id}`, at: new Date() }),
    ),
  );
  const acknowledged = tappers.all.map((tapper) => ({ tapper, applied: tapper.applied }));
  await sql`select citus_create_restore_point('before-the-loss')`.execute(db);
  await purchases;
  await tappers.waitForAcks(sockets * 10);
  await tappers.finish();
  await server.kill();
  for (const node of nodes) await node.kill();

  for (const node of nodes) {
    node.restore('before-the-loss');
    await node.start();
    const isRecovering = () => onNode(node, 'select pg_is_in_recovery() as is_recovering');
    await expect.poll(isRecovering, { timeout: 60_000 }).toEqual([{ is_recovering: false }]);
  }
  await onNode(cluster.coordinator, 'select recover_prepared_transactions()');
  await nothingInDoubt(cluster);

  const restored = await joinCluster(cluster);
  expect((await audit(restored)).differences).toEqual([]);
  for (const { tapper, applied } of acknowledged) {
    const { total_taps } = await readBalance(restored.shards.of(tapper.userId), tapper.userId);
    expect(total_taps).toBeGreaterThanOrEqual(applied);
    // The taps after the restore point are lost.
    expect(total_taps).toBeLessThan(tapper.tapped);
  }
  const next = await runServer(variables);
  expect((await next.call(telegramId, 'GET', '/user/taps/me')).status).toBe(200);
});
