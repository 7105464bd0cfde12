import { expect } from '@playwright/test';
import { registerPlayer } from './register-player.ts';
import type { RunningGame } from './running-game.ts';
import { SimulatedPlayer } from './simulated-player.ts';
import { test } from './simulator/simulator-test.ts';

test('[START-02] [FIN-01] [FIN-02] [FIN-05] [FIN-08] [FIN-14] a purchase by a player who opened a referral link earns the link’s owner 5 %', async ({
  game,
  page,
  player,
  person,
  browser,
  openApp,
}) => {
  await openApp({ app: '/finances' });
  const { app } = player;
  const earned = app.getByRole('region', { name: 'Earned so far' });
  await expect(earned).toContainText('$0.00');
  await expect(earned.getByText(/^You earn 5%/)).toHaveCount(0);
  const link = await app.getByText(/startapp=REF/).textContent();
  const start = new URL(link ?? '').searchParams.get('startapp') ?? '';

  // A second person on another device.
  const context = await browser.newContext();
  const friend = new SimulatedPlayer(await context.newPage());
  const friendsKey = game.newPerson();
  await friend.open(game.origin, friendsKey, { start });
  await friend.register(`Tide-${friendsKey}`);
  await friend.takeGift();
  await friend.app.getByRole('link', { name: 'Buy taps' }).click();
  await friend.buyPopular();
  await friend.pay();
  await expect(friend.app.getByRole('definition')).toHaveText('1 199');
  await context.close();

  const { id } = await game.ask<{ id: number }>(person, '/user/me');
  await expect
    .poll(() => game.ask(person, `/user/profile/${id}`))
    .toMatchObject({ payment_info: { referrals_dol_revenue: 0.5 } });
  await page.reload();
  await expect(earned).toContainText('$0.50');
  const payouts = app.getByRole('region', { name: 'Payouts' });
  await expect(payouts).toContainText('From purchases with Stars$0.50Held until');
  await expect(payouts).toContainText('Waits for a wallet');
  await expect(
    earned.getByText('You earn 5% of everything that your 1 referral spends'),
  ).toBeVisible();
});

test('[START-03] an invitation that the server could not register is tried again at the next launch, which needs no link', async ({
  game,
  page,
  player,
  person,
}) => {
  const friend = game.newPerson();
  const { code } = await game.ask<{ code: string }>(friend, '/user/referrals/code');
  // The server itself registers the code of a new player, so this player exists before.
  await registerPlayer(game.origin, person);
  const problem = { type: 'about:blank', title: 'Internal error', code: 'INTERNAL_ERROR' };
  await page.route('**/api/user/referrals/set-code', (route) =>
    route.fulfill({ status: 500, contentType: 'application/problem+json', json: problem }),
  );

  await player.open(game.origin, person, { start: `REF${code}` });
  await expect(
    player.app.getByText('Your invitation will be tried again when you next open Bold'),
  ).toBeVisible();
  await player.takeGift();
  expect(await referredBy(game, friend)).toBe(0);

  await page.unroute('**/api/user/referrals/set-code');
  await player.open(game.origin, person);
  await expect.poll(() => referredBy(game, friend)).toBe(1);
});

test('[START-03] a player who opens a link with a code that nobody has reads so', async ({
  game,
  player,
  person,
}) => {
  await registerPlayer(game.origin, person);
  await player.open(game.origin, person, { start: 'REFnobody' });

  await expect(player.app.getByText('Nobody has this invitation code')).toBeVisible();
});

/** Returns the number of players whom `person` has invited. */
async function referredBy(game: RunningGame, person: string): Promise<number> {
  const { id } = await game.ask<{ id: number }>(person, '/user/me');
  const stats = await game.ask<{ referred_users_count: number }>(
    person,
    `/user/referrals/stats/${id}`,
  );
  return stats.referred_users_count;
}
