import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { testConfig } from '../../test/app-config.ts';
import { memoryDevice } from '../../test/memory-device.ts';
import { openAnywhere } from './open-anywhere.tsx';

test('[ERR-15] [LAUNCH-03] [NAV-14] outside Telegram every address shows the unsupported page', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const href = 'https://bold.example/leaderboard?tgWebAppStartParam=USER7';
  const sources = { href, firstHref: href, session: memoryDevice() };
  const screen = await render(openAnywhere(testConfig, sources));
  await expect
    .element(screen.getByRole('heading'))
    .toHaveTextContent('Hey buddy, I think you got the wrong door');
  await expect
    .element(screen.getByRole('link', { name: 'Open in Telegram' }))
    .toHaveAttribute('href', testConfig.bot_url);
  const said = warn.mock.calls.flat().map((error) => (error as Error).message);
  expect(said).toEqual([
    'Unable to retrieve launch parameters, the app was probably opened outside the messenger',
    'Unable to parse field "tgWebAppData"',
    'Unable to parse field "tgWebAppData"',
    'Unable to parse field "tgWebAppData"',
  ]);
});
