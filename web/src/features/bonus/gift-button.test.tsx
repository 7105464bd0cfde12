import { configureClient, type User } from '@bold/sdk';
import {
  getGetMeResponseMock,
  getStartBonusMockHandler,
  getStartBonusMockHandler409,
} from '@bold/sdk/msw';
import { getGetMeQueryKey } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { getResponse, HttpResponse, type RequestHandler } from 'msw';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastStore } from '../../ui/toasts/toast-store.ts';
import { ToastsProvider } from '../../ui/toasts/toasts-context.ts';
import { GiftButton } from './gift-button.tsx';

/** The button on a network that answers with `handlers`. */
async function openGift(...handlers: RequestHandler[]) {
  configureClient({
    retryDelayMs: 0,
    fetch: async (input, init) => {
      const url = new URL(String(input), location.href);
      return (await getResponse(handlers, new Request(url, init))) ?? HttpResponse.error();
    },
  });
  const me: User = { ...getGetMeResponseMock(), is_bonus_taken: false };
  const queries = new QueryClient();
  queries.setQueryData(getGetMeQueryKey(), me);
  const toasts = new ToastStore(() => () => {});
  const credit = vi.fn();
  const screen = await render(
    <QueryClientProvider client={queries}>
      <ToastsProvider value={toasts}>
        <GiftButton expectCredit={() => credit} />
      </ToastsProvider>
    </QueryClientProvider>,
  );
  return { screen, queries, toasts, credit };
}

test('[GIFT-02] "Nice" takes the gift: the bonus is taken and 99 taps are added', async () => {
  const taken = { ...getGetMeResponseMock(), is_bonus_taken: true };
  const { screen, queries, toasts, credit } = await openGift(getStartBonusMockHandler(taken));

  await screen.getByRole('button', { name: 'Nice' }).click();

  await expect.poll(() => credit.mock.calls).toEqual([[99]]);
  expect(queries.getQueryData<User>(getGetMeQueryKey())?.is_bonus_taken).toBe(true);
  expect(toasts.toast).toBeUndefined();
});

test('[ERR-06] a gift that cannot be activated says so and adds nothing', async () => {
  const { screen, queries, toasts, credit } = await openGift(getStartBonusMockHandler409());

  await screen.getByRole('button', { name: 'Nice' }).click();

  await expect
    .poll(() => toasts.toast)
    .toMatchObject({
      title: 'Something went wrong',
      description: 'Try to activate your gift again',
    });
  expect(credit).not.toHaveBeenCalled();
  expect(queries.getQueryState(getGetMeQueryKey())?.isInvalidated).toBe(true);
});
