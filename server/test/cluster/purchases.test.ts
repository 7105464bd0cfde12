import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { audit } from '../../src/audit/audit.ts';
import { connectClient } from '../../src/database/connect.ts';
import { settlePayment } from '../../src/payments/settle-payment.ts';
import { readBalance } from '../../src/taps/balance-repository.ts';
import { invoice } from '../create-payment.ts';
import { createPlayer } from '../create-player.ts';
import { extent } from '../faults/extent.ts';
import { nothingInDoubt } from './in-doubt.ts';
import { citusBin, howToGetCitus } from './postgres-node.ts';
import { startClusteredServer } from './start-clustered-server.ts';

const timeout = extent(180_000, 900_000);
const buyers = extent(40, 400);

test(
  'a change at the coordinator and at a node commits in two phases',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, db } = await startClusteredServer();
    const { userId } = await createPlayer(db);
    const client = await connectClient({ connectionString: cluster.coordinator.url });
    const sent: string[] = [];
    client.on('notice', ({ message = '' }) => sent.push(message));
    await client.query('set client_min_messages = log; set citus.log_remote_commands = on');
    for (const change of [
      `select credit_tap_balance(${userId}, 5)`,
      `select count_invite(${userId})`,
      `select mark_ban(${userId}, false)`,
      `select forget_tap_sessions(${userId})`,
      `insert into users (telegram_id, display_name) values (7, 'Two-Phases')`,
    ]) {
      sent.length = 0;
      await client.query(`begin; update users set bio = 'changed' where id = ${userId}`);
      await client.query(change);
      await client.query('commit');
      expect(
        sent.filter((command) => command.includes('PREPARE TRANSACTION')),
        change,
      ).toHaveLength(1);
    }
    await client.end();
  },
  timeout,
);

test(
  'purchases that a killed node interrupts are credited exactly once',
  async ({ skip }) => {
    skip(!citusBin, howToGetCitus);
    const { cluster, db, shards } = await startClusteredServer();
    const settling = { db, pushBalance: () => undefined };
    const payments = await Promise.all(
      Array.from({ length: buyers }, async () => {
        const { userId } = await createPlayer(db);
        return invoice(db, userId);
      }),
    );
    let failures = 0;
    /** Reports a payment until the payment is settled. */
    async function report(paymentId: string) {
      for (;;) {
        const charge = { paymentId, chargeId: `charge-of-${paymentId}`, at: new Date() };
        const result = await settlePayment(settling, charge).catch(() => 'failed' as const);
        if (result !== 'failed') return;
        failures += 1;
        await delay(100);
      }
    }
    const reports = Promise.all(payments.map(({ id }) => report(id)));
    for (const node of [cluster.workers[0], cluster.coordinator, cluster.workers[1]]) {
      await delay(100);
      await node?.kill();
      await node?.start();
    }
    await reports;
    expect(failures).toBeGreaterThan(0);
    await nothingInDoubt(cluster);
    for (const { user_id, taps } of payments) {
      expect(await readBalance(shards.of(user_id), user_id)).toEqual({
        available_taps: taps,
        total_taps: 0,
      });
    }
    expect((await audit({ db, shards })).differences).toEqual([]);
  },
  timeout,
);
