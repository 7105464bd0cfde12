import { failing } from '@bold/mock/browser';
import { getGetMyReferralCodeQueryKey } from '@bold/sdk/query';
import { expect, test, vi } from 'vitest';
import { testConfig } from '../../../test/app-config.ts';
import { renderApp } from '../../../test/render-app.tsx';

test('[FIN-02] the referral link is shown, and copying it shows the toast of sharing', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, world } = await renderApp({
    path: '/finances',
    player: { displayName: 'Viewer' },
  });
  const me = world.players.find(({ displayName }) => displayName === 'Viewer');
  const link = `${testConfig.app_url}?startapp=REF${me?.referralCode}`;
  await expect.element(screen.getByText(link)).toBeVisible();

  await screen.getByRole('button', { name: 'Copy link' }).click();

  await expect.element(screen.getByText('Link was copied')).toBeVisible();
  expect(write).toHaveBeenCalledExactlyOnceWith(link);
  write.mockRestore();
});

test('[NAV-11] the referral link is sent to a chat as a message with the referral link', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, telegram } = await renderApp({ path: '/finances', player: {} });
  const ids: unknown[] = [];
  telegram.sendPrepared = async (prepare) => {
    ids.push(await prepare());
    return 'sent';
  };
  await screen.getByRole('button', { name: 'Copy link' }).click();
  const fetching = vi.spyOn(globalThis, 'fetch');

  await screen.getByRole('button', { name: 'Send to a chat' }).click();

  await expect.poll(() => ids).toHaveLength(1);
  expect(bodiesOf(fetching.mock.calls)).toContain('{"link":"referral"}');
  vi.restoreAllMocks();
});

test('a referral code that could not be loaded can be requested again', async () => {
  const { screen, control } = await renderApp({
    path: '/finances',
    player: {},
    controls: failing('getMyReferralCode', 'NETWORK_FAILURE'),
  });
  const card = screen.getByRole('region', { name: 'Your referral link' });
  await expect.element(card.getByText('Something went wrong')).toBeVisible();
  control({});

  await card.getByRole('button', { name: 'Try again' }).click();

  await expect.element(card.getByText(/startapp=REF\w+$/)).toBeVisible();
});

test('the link can be copied while it is requested again', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { screen, queries, hold } = await renderApp({ path: '/finances', player: {} });
  const card = screen.getByRole('region', { name: 'Your referral link' });
  await expect.element(card.getByText(/startapp=REF\w+$/)).toBeVisible();
  const held = hold('getMyReferralCode');
  void queries.invalidateQueries({ queryKey: getGetMyReferralCodeQueryKey() });
  await expect.poll(() => held.waiting).toBe(1);

  await card.getByRole('button', { name: 'Copy link' }).click();

  await expect.element(screen.getByText('Link was copied')).toBeVisible();
  expect(held.waiting).toBe(1);
  held.release();
  write.mockRestore();
});

const bodiesOf = (calls: Parameters<typeof fetch>[]) => calls.map(([, init]) => init?.body);
