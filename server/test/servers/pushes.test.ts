import type { LiveServerMessage } from '@bold/sdk';
import { createClient } from '@redis/client';
import { expect, test } from 'vitest';
import { createPayment } from '../../src/payments/payments-repository.ts';
import { createPlayer } from '../create-player.ts';
import type { LiveSocket } from '../live-socket.ts';
import { paymentUpdate } from '../updates.ts';
import { startServers } from './start-servers.ts';

const { db, redis, one, two } = await startServers();

/** Returns the update with which Telegram reports a payment for 525 taps. */
async function purchaseOf({ userId, telegramId }: { userId: number; telegramId: number }) {
  const { id: paymentId } = await createPayment(db, {
    userId,
    gateway: 'stars',
    price: 250,
    priceMicros: 5_000_000,
    points: 500,
    taps: 525,
    now: new Date(),
  });
  return paymentUpdate(
    { id: telegramId },
    { paymentId, chargeId: `charge of ${paymentId}`, amount: 250 },
  );
}

/** Reads messages until one of them pushes a balance of `available` taps. */
async function receivesBalance(socket: LiveSocket, available: number): Promise<LiveServerMessage> {
  for (;;) {
    const message = await socket.next();
    if (message.type === 'balance' && message.available_taps === available) return message;
  }
}

test('[LIVE-03] a socket on one server receives the purchase that a webhook on the other credited', async () => {
  const player = await createPlayer(db, { available: 5 });
  const socket = await one.connect(player);
  expect(await two.deliver(await purchaseOf(player))).toBe(200);
  expect(await receivesBalance(socket, 530)).toEqual({
    type: 'balance',
    available_taps: 530,
    total_taps: 0,
  });
});

test('two devices on two servers receive each other’s taps', async () => {
  const player = await createPlayer(db, { available: 50 });
  const [phone, desktop] = [await one.connect(player), await two.connect(player)];
  phone.tap({ taps: 20, session: 'phone', seq: 1 });
  expect(await phone.next()).toMatchObject({ type: 'taps', applied: 20, available_taps: 30 });
  expect(await receivesBalance(desktop, 30)).toMatchObject({ total_taps: 20 });
  desktop.tap({ taps: 7, session: 'desktop', seq: 1 });
  expect(await receivesBalance(phone, 23)).toMatchObject({ total_taps: 27 });
});

test('a server that cannot know whose balances changed sends every socket its own', async () => {
  const player = await createPlayer(db, { available: 5 });
  const socket = await one.connect(player);
  const balance = db.updateTable('tap_balance').where('user_id', '=', player.userId);
  await balance.set({ available: 6 }).execute();
  const client = createClient({ url: redis.url });
  await client.connect();
  await client.publish(`${redis.prefix}:balances`, 'another-server everybody');
  client.destroy();
  expect(await receivesBalance(socket, 6)).toMatchObject({ total_taps: 0 });
});

test('while Redis is down taps and purchases continue, and when it is back every socket gets what it missed', async () => {
  const player = await createPlayer(db, { available: 50 });
  const [phone, desktop] = [await one.connect(player), await two.connect(player)];
  redis.cut();
  await expect.poll(() => one.output.out).toContain('Redis is down');
  phone.tap({ taps: 20, session: 'phone', seq: 1 });
  expect(await phone.next()).toMatchObject({ type: 'taps', applied: 20, available_taps: 30 });
  expect(await two.deliver(await purchaseOf(player))).toBe(200);
  expect(await receivesBalance(desktop, 555)).toMatchObject({ total_taps: 20 });
  expect((await one.call(player, '/level')).status).toBe(200);
  // The first server could not push the purchase, because the message about it goes through Redis.
  expect(phone.unread).toBe(0);

  redis.heal();
  expect(await receivesBalance(phone, 555)).toMatchObject({ total_taps: 20 });
  for (const { output } of [one, two]) {
    await expect.poll(() => output.out).toContain('Redis is back');
    expect(output.out.match(/Redis is down/g)).toHaveLength(1);
  }
});

test('a Redis that accepts connections and never responds delays no request', async () => {
  const player = await createPlayer(db, { available: 50 });
  const socket = await one.connect(player);
  redis.fault = 'blackholes';
  const asked = performance.now();
  expect((await two.call(player, '/user/me')).status).toBe(200);
  socket.tap({ taps: 3, session: 's', seq: 1 });
  expect(await socket.next()).toMatchObject({ type: 'taps', applied: 3 });
  // The request counts at most three limits and waits half a second for Redis each time. Nothing else waits for Redis.
  expect(performance.now() - asked).toBeLessThan(8_000);
  await expect
    .poll(() => two.output.out.match(/Redis is down/g), { timeout: 20_000 })
    .toHaveLength(2);
  redis.heal();
  // The server closes a connection to Redis that does not respond to its ping only after a longer idle time.
  await expect
    .poll(() => two.output.out.match(/Redis is back/g), { timeout: 40_000 })
    .toHaveLength(2);
});
