import { expect } from 'vitest';
import { renderApp, type Visit } from '../../../test/render-app.tsx';

/** Opens the payments page, or another page if `visit` has a path. By default, the player has 640 available taps. */
export async function openStore(visit: Visit = {}) {
  const app = await renderApp({
    path: '/store/payments',
    player: { availableTaps: 640, totalTaps: 432 },
    ...visit,
  });
  const { screen, telegram, reports, world, pay, router } = app;
  await expect.element(screen.getByRole('heading', { level: 1 }).first()).toBeVisible();
  return {
    ...app,
    toastShows: (text: string) =>
      expect.element(screen.getByText(text, { exact: true })).toBeVisible(),
    button: (name: string) => screen.getByRole('button', { name, exact: true }),
    radio: (name: RegExp) => screen.getByRole('radio', { name }),
    balance: screen.getByRole('definition'),
    path: () => router.state.location.pathname,
    /** Returns all reported payment events, without the user's id. */
    payments: () =>
      reports
        .filter(({ name }) => name.endsWith('_payment'))
        .map(({ name, properties: { userId: _, ...rest } }) => ({ name, ...rest })),
    /** Waits until Telegram's pay sheet was opened `times` times. Resolves to the link of the last invoice. */
    async waitForSheet(times = 1) {
      await expect.poll(() => telegram.invoices.open.mock.calls.length).toBe(times);
      return telegram.invoices.open.mock.lastCall?.[0];
    },
    /** Marks the newest payment of the mock as paid, as if Telegram had notified the server. */
    notifyServer() {
      const payment = world.payments.at(-1);
      if (!payment) throw new Error('The mock has no payment.');
      pay(payment.id, 'paid');
    },
  };
}

/** Opens the payments page, chooses the most popular offer and presses Buy. */
export async function buyPopular(visit: Visit = {}) {
  const store = await openStore(visit);
  await store.radio(/1 100 taps/).click();
  await store.button('Buy 1 100 taps').click();
  return store;
}
