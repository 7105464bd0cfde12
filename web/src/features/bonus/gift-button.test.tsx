import type { User } from '@bold/sdk';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

/** The tap screen of somebody whom the gift is offered. */
async function openGift() {
  const app = await renderApp({ path: '/bold' });
  const nice = app.screen.getByRole('button', { name: 'Nice' });
  await expect.element(nice).toBeVisible();
  const me = app.world.players.find(
    ({ telegramId }) => telegramId === app.telegram.launch.initData.user.id,
  );
  if (!me) throw new Error('The viewer does not play');
  const answers = (id: string) =>
    app.calls.filter(({ operationId }) => operationId === id).map(({ status }) => status);
  return { ...app, nice, me, answers };
}

test('[GIFT-02] "Nice" takes the gift: the bonus is taken and its answer alone adds 99 taps', async () => {
  const { nice, me, stores, queries, hold } = await openGift();
  expect(stores.taps.balance).toEqual({ available: 0, total: 0 });
  // The server tells of its balance in no other way.
  stores.connection.close();
  hold('getMyTaps');

  await nice.click();

  await expect.poll(() => stores.taps.balance).toEqual({ available: 99, total: 0 });
  await expect
    .poll(() => queries.getQueryData<User>(getGetMeQueryKey())?.is_bonus_taken)
    .toBe(true);
  expect(me).toMatchObject({ isBonusTaken: true, availableTaps: 99 });
  expect(stores.toasts.toast).toBeUndefined();
});

test('[GIFT-02] what the server then tells of its balance does not double the gift', async () => {
  const { nice, stores, answers } = await openGift();

  await nice.click();

  await expect.poll(() => answers('getMyTaps').length).toBeGreaterThan(1);
  await expect.poll(() => stores.taps.pendingCreditTaps).toBe(0);
  expect(stores.taps.balance.available).toBe(99);
});

test('[ERR-06] a gift that was taken elsewhere cannot be activated: it says so, adds nothing and goes', async () => {
  const { nice, me, stores, answers } = await openGift();
  me.isBonusTaken = true;
  const before = answers('getMe').length;

  await nice.click();

  await expect
    .poll(() => stores.toasts.toast)
    .toMatchObject({
      title: 'Something went wrong',
      description: 'Try to activate your gift again',
    });
  expect(answers('startBonus')).toContain(409);
  expect(stores.taps.balance).toEqual({ available: 0, total: 0 });
  expect(stores.taps.pendingCreditTaps).toBe(0);
  await expect.poll(() => answers('getMe').length).toBe(before + 1);
  await expect.element(nice).not.toBeInTheDocument();
});
