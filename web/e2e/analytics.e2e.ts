import { stripVTControlCharacters } from 'node:util';
import { expect, type Page } from '@playwright/test';
import type { RunningGame } from './running-game.ts';
import { test } from './simulator/simulator-test.ts';

test('[ANA-05] [ANA-17] [ANA-21] a start of the app is recorded once, with the solution of a worker', async ({
  game,
  player,
  page,
  person,
}) => {
  const before = recordedEventsOf(game);
  const recorded = page.waitForResponse((response) => response.url().endsWith('/analytics/events'));
  await player.open(game.origin, person);
  const response = await recorded;

  expect(response.status()).toBe(202);
  expect(response.request().headers().content).toMatch(/^\d+(,\d+)+$/);
  expect(response.request().postDataJSON()).toMatchObject({
    event_name: 'app-init',
    app_name: 'bold',
  });
  expect(growthOf(recordedEventsOf(game), before)).toEqual({ 'app-init': 1 });
});

test('[ANA-01] [ANA-02] [ANA-03] a wallet that connects and pays, a task, and an app that is hidden are each recorded once', async ({
  game,
  player: { app },
  player,
  page,
  openApp,
}) => {
  const before = recordedEventsOf(game);
  const accepted = acceptedEventsOf(page);
  // Without the control `chain`, the transfer stays in the page: the server never finds it, and the payment is pending.
  await openApp({ wallet: 'ask', app: '/store/payments' });
  await app.getByRole('radio', { name: 'TON' }).check();
  await player.buyPopular();
  const connection = page.getByRole('dialog', { name: 'Connect wallet' });
  await connection.getByRole('button', { name: 'Connect', exact: true }).click();
  await page.getByRole('button', { name: 'Sign' }).click();
  await expect(app.getByText('Payment is on its way')).toBeVisible();
  await app.locator('body').evaluate(() => {
    const detail = { taskId: 'follow-the-channel' };
    window.dispatchEvent(new CustomEvent('ADDITIONAL_TASK_EVENT', { detail }));
  });

  // Closing the page hides it. The events of that moment are sent at the next start.
  await page.reload();

  await expect.poll(() => accepted).toContain('app-hide');
  expect(growthOf(recordedEventsOf(game), before)).toEqual({
    'app-init': 2,
    // The app tries to restore a connection, and there is none.
    'connection-restoring-error': 1,
    'connection-started': 1,
    'connection-completed': 1,
    'transaction-sent-for-signature': 1,
    'transaction-signed': 1,
    ADDITIONAL_TASK_EVENT: 1,
    'app-hide': 1,
  });
});

/** Returns a growing list of the names of the accepted analytics events, in order. */
function acceptedEventsOf(page: Page): string[] {
  const accepted: string[] = [];
  page.on('response', (response) => {
    if (!response.url().endsWith('/analytics/events') || !response.ok()) return;
    const sent: { event_name: string } | { event_name: string }[] = response
      .request()
      .postDataJSON();
    accepted.push(...[sent].flat().map(({ event_name }) => event_name));
  });
  return accepted;
}

/** Returns the number of events that the server has recorded in the last hour, by event name. */
function recordedEventsOf(game: RunningGame): Record<string, number> {
  const summary = stripVTControlCharacters(game.run('server/scripts/events.ts', '--since', '1h'));
  const rows = summary.matchAll(/'([\w-]+)'\D+(\d+)/g);
  return Object.fromEntries([...rows].map(([, name, count]) => [name, Number(count)]));
}

/** Returns the increase in the count of each event. Leaves out events whose count has not increased. */
function growthOf(now: Record<string, number>, before: Record<string, number>) {
  const differences = Object.entries(now).map(
    ([name, count]) => [name, count - (before[name] ?? 0)] as const,
  );
  return Object.fromEntries(differences.filter(([, more]) => more > 0));
}
