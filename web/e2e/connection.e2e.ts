import { expect, type Page, type WebSocket } from '@playwright/test';
import type { RunningGame } from './running-game.ts';
import { test } from './simulator/simulator-test.ts';

test('[TAP-06] [ERR-12] [LIVE-05] once no attempt is left, taps show a toast, are stored, and are counted after its Reconnect', async ({
  game,
  page,
  player,
  person,
  closeableProxy,
  openApp,
}) => {
  const attempts = liveSocketsOf(page);
  await page.clock.install();
  await openApp({}, closeableProxy.origin);
  // On a busy machine the steps below take longer than a toast is shown.
  await player.holdToasts();
  await player.takeGift();
  await player.tap(2);
  await player.waitForAck(2);

  closeableProxy.cut();
  await useUpAttempts(page, attempts);
  await expect.poll(() => player.isConnected).toBe(false);
  closeableProxy.restore();
  await player.tap(3);
  await expect(player.app.getByText('Connection is lost')).toBeVisible();
  await expect(player.app.getByText('Please refresh your application')).toBeVisible();
  await player.waitForTotal('5');
  // The server is there again, but nothing except the player connects to it.
  await page.clock.fastForward(60_000);
  expect(attempts).toHaveLength(1 + 8);
  expect(await countedTapsOf(game, person)).toMatchObject({ total_taps: 2 });

  await player.app.getByRole('button', { name: 'Reconnect' }).click();

  await player.waitForAck(5);
  expect(await countedTapsOf(game, person)).toEqual({ available_taps: 94, total_taps: 5 });
});

test('[TAP-01] [LIVE-04] no tap is lost or counted twice when the server is killed and the app is reloaded', async ({
  game,
  page,
  player,
  person,
  openApp,
}) => {
  await openApp();
  await player.takeGift();
  await player.tap(20);
  await player.waitForTotal('20');
  await player.waitForAck(20);

  // It is not known whether the server receives these taps before it is killed. The device stores them in both cases.
  await player.tap(5);
  await game.killServer();
  await player.tap(3);
  await game.start();
  await player.open(game.origin, person);
  await player.waitForTotal('28');
  // Reads the total from the server, because the page may have received the last ack just before the reload.
  await expect
    .poll(() => countedTapsOf(game, person))
    .toEqual({ available_taps: 71, total_taps: 28 });

  // Reloads while the taps are pending, that is before their batch is sent.
  await player.tap(4);
  await page.reload();
  await player.waitForTotal('32');
  await expect
    .poll(() => countedTapsOf(game, person))
    .toEqual({ available_taps: 67, total_taps: 32 });
});

test('[TAP-01] [LIVE-04] [LIVE-05] after an hour without network all taps are counted once, and the player does nothing', async ({
  game,
  page,
  player,
  person,
  closeableProxy,
  openApp,
}) => {
  const attempts = liveSocketsOf(page);
  await page.clock.install();
  await openApp({}, closeableProxy.origin);
  await player.takeGift();
  await player.tap(2);
  await player.waitForAck(2);

  // The server counts these taps, but the app does not learn it and must send them again.
  closeableProxy.dropAnswers();
  await player.tap(4);
  await expect.poll(() => countedTapsOf(game, person)).toMatchObject({ total_taps: 6 });
  closeableProxy.cut();
  await player.tap(3);
  await player.waitForTotal('9');
  await useUpAttempts(page, attempts);
  await page.clock.fastForward('01:00:00');
  await player.tap(5);
  await player.waitForTotal('14');
  expect(player.acknowledged).toBe(2);
  // The end of the session in which `tap` controls the browser would reset this, so it comes after the last tap.
  await page.context().setOffline(true);
  closeableProxy.restore();
  await page.context().setOffline(false);

  await player.waitForAck(14);
  await player.waitForTotal('14');
  expect(await countedTapsOf(game, person)).toEqual({ available_taps: 85, total_taps: 14 });
});

test('[LIVE-05] an app that Telegram has minimized while no attempt was left connects when it is shown again', async ({
  game,
  page,
  player,
  person,
  closeableProxy,
  openApp,
}) => {
  const attempts = liveSocketsOf(page);
  await page.clock.install();
  await openApp({}, closeableProxy.origin);
  await player.takeGift();
  const background = page.getByRole('button', { name: 'Background' });
  await player.tap(2);
  await background.click();
  await player.waitForAck(2);
  closeableProxy.cut();
  await useUpAttempts(page, attempts);
  await expect.poll(() => player.isConnected).toBe(false);
  closeableProxy.restore();

  await background.click();

  await expect.poll(() => player.isConnected).toBe(true);
  await player.tap(1);
  await player.waitForAck(3);
  expect(await countedTapsOf(game, person)).toMatchObject({ total_taps: 3 });
});

/** Returns a list to which a socket is added each time the app tries to open its live connection. */
function liveSocketsOf(page: Page): WebSocket[] {
  const sockets: WebSocket[] = [];
  page.on('websocket', (socket) => {
    if (socket.url().includes('/api/live')) sockets.push(socket);
  });
  return sockets;
}

/**
 * Advances the page's clock until the app has made all its attempts to connect: the first connection and eight
 * reconnects.
 */
async function useUpAttempts(page: Page, attempts: readonly WebSocket[]): Promise<void> {
  const nextAttempt = async () => {
    await page.clock.fastForward(1_000);
    return attempts.length;
  };
  await expect.poll(nextAttempt, { intervals: [100] }).toBe(1 + 8);
}

function countedTapsOf(game: RunningGame, person: string) {
  return game.ask(person, '/user/taps/me');
}
