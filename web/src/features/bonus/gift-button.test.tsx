import { failing } from '@bold/mock/browser';
import type { User } from '@bold/sdk';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderApp, type Visit } from '../../../test/render-app.tsx';

/** Opens the tap screen for a player who can take the start bonus. */
async function openGift(visit: Visit = {}) {
  const app = await renderApp({ path: '/bold', ...visit });
  const nice = app.screen.getByRole('button', { name: 'Nice' });
  await expect.element(nice).toBeVisible();
  const me = app.world.players.find(
    ({ telegramId }) => telegramId === app.telegram.launch.initData.user.id,
  );
  if (!me) throw new Error('The mock has no player with the id of the launch.');
  const statusesOf = (id: string) =>
    app.calls.filter(({ operationId }) => operationId === id).map(({ status }) => status);
  /** Closes the live connection, so that no push can report the balance. */
  const disconnect = async () => {
    // The app asks for the balance when the connection opens.
    await expect.poll(() => statusesOf('getMyTaps').length).toBeGreaterThan(1);
    await expect.poll(() => app.queries.isFetching()).toBe(0);
    app.stores.connection.close();
  };
  return { ...app, nice, me, statusesOf, disconnect };
}

test('[GIFT-02] "Nice" takes the gift: the bonus is taken, and its response alone adds 99 taps', async () => {
  const { nice, me, stores, queries, hold } = await openGift();
  expect(stores.taps.balance).toEqual({ available: 0, total: 0 });
  // Neither a push nor a query can report the balance or the user.
  stores.connection.close();
  hold('getMyTaps');
  hold('getMe');

  await nice.click();

  await expect.poll(() => stores.taps.balance).toEqual({ available: 99, total: 0 });
  await expect
    .poll(() => queries.getQueryData<User>(getGetMeQueryKey())?.is_bonus_taken)
    .toBe(true);
  expect(me).toMatchObject({ isBonusTaken: true, availableTaps: 99 });
  expect(stores.toasts.toast).toBeUndefined();
});

test('[GIFT-02] a later balance of the server does not add the gift a second time', async () => {
  const { nice, stores, statusesOf, disconnect } = await openGift();
  await disconnect();
  const before = statusesOf('getMyTaps').length;

  await nice.click();

  await expect.poll(() => statusesOf('getMyTaps').length).toBe(before + 1);
  await expect.poll(() => stores.taps.pendingCreditTaps).toBe(0);
  expect(stores.taps.balance.available).toBe(99);
});

test('[GIFT-02] after "Nice" by keyboard the tap surface has the focus', async () => {
  const { nice, screen } = await openGift();
  nice.element().focus();

  await userEvent.keyboard('{Enter}');

  await expect.element(screen.getByRole('button', { name: 'Tap', exact: true })).toHaveFocus();
});

test('[GIFT-02] a double click takes the gift once, and shows no error', async () => {
  const { nice, stores, statusesOf, queries } = await openGift();

  await userEvent.dblClick(nice);

  await expect.poll(() => stores.taps.balance.available).toBe(99);
  await expect.poll(() => queries.isMutating()).toBe(0);
  expect(statusesOf('startBonus')).toEqual([200]);
  expect(stores.toasts.toast).toBeUndefined();
});

test('[GIFT-02] a gift whose response was lost is shown after the retry is refused', async () => {
  const { nice, me, stores, disconnect } = await openGift();
  await disconnect();
  Object.assign(me, { isBonusTaken: true, availableTaps: 99 });

  await nice.click();

  await expect.poll(() => stores.taps.balance).toEqual({ available: 99, total: 0 });
});

test('[ERR-06] a gift that was taken on another device shows a toast, adds nothing and disappears', async () => {
  const { nice, me, stores, statusesOf } = await openGift();
  me.isBonusTaken = true;
  const before = statusesOf('getMe').length;

  await nice.click();

  await expect
    .poll(() => stores.toasts.toast)
    .toMatchObject({
      title: 'Something went wrong',
      description: 'Try to activate your gift again',
    });
  expect(statusesOf('startBonus')).toContain(409);
  expect(stores.taps.balance).toEqual({ available: 0, total: 0 });
  expect(stores.taps.pendingCreditTaps).toBe(0);
  await expect.poll(() => statusesOf('getMe').length).toBe(before + 1);
  await expect.element(nice).not.toBeInTheDocument();
});

test('[ERR-06] a gift that failed cannot be pressed again until the user is loaded again', async () => {
  const { nice, me, stores, queries, hold, statusesOf } = await openGift();
  me.isBonusTaken = true;
  const asked = hold('getMe');
  await nice.click();
  await expect.poll(() => stores.toasts.toast?.title).toBe('Something went wrong');
  await expect.poll(() => asked.waiting).toBe(1);
  const sent = statusesOf('startBonus').length;

  await nice.click({ force: true });

  expect(queries.isMutating()).toBe(1);
  await expect.element(nice).toHaveAttribute('aria-disabled', 'true');
  asked.release();
  await expect.element(nice).not.toBeInTheDocument();
  expect(statusesOf('startBonus')).toHaveLength(sent);
});

test('[GIFT-02] while the gift is requested its button is disabled, and keeps the focus', async () => {
  const { nice, stores, held } = await openGift({ held: ['startBonus'] });

  await nice.click();

  await expect.element(nice).toHaveAttribute('aria-disabled', 'true');
  await expect.element(nice).toHaveFocus();
  // Otherwise, the client would repeat the request after ten seconds, in the world of another test.
  held?.release();
  await expect.poll(() => stores.taps.balance.available).toBe(99);
});

test('[ERR-06] a gift that failed can be taken with a second press', async () => {
  const { nice, stores, control, queries } = await openGift({ controls: failing('startBonus') });
  await nice.click();
  await expect.poll(() => stores.toasts.toast?.title).toBe('Something went wrong');
  await expect.poll(() => queries.isMutating()).toBe(0);
  control({});

  await nice.click();

  await expect.poll(() => stores.taps.balance.available).toBe(99);
});
