import { useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { fakeTelegram } from '../../test/fake-telegram.ts';
import { launchOf } from '../../test/launch-of.ts';
import { TelegramProvider } from './telegram-context.ts';
import { useClosingConfirmation } from './use-closing-confirmation.ts';

test('Telegram asks before it closes the app exactly while something is unsaved, already at the next paint', async () => {
  const telegram = fakeTelegram(await launchOf({}));
  const asked: boolean[] = [];
  const { rerender, unmount } = await renderHook(
    (isUnsaved?: boolean) => {
      useClosingConfirmation(isUnsaved === true);
      useLayoutEffect(() => void asked.push(telegram.confirmsClosing()));
    },
    { wrapper: ({ children }) => <TelegramProvider value={telegram}>{children}</TelegramProvider> },
  );

  await rerender(true);
  await rerender(false);
  await rerender(true);

  expect(asked).toEqual([false, true, false, true]);
  await unmount();
  expect(telegram.confirmsClosing()).toBe(false);
});
