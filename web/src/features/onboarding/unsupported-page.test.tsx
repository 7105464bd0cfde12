import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { UnsupportedPage } from './unsupported-page.tsx';

test('[GATE-06] an ordinary browser shows that the game is in Telegram', async () => {
  const screen = await render(<UnsupportedPage botUrl="https://t.me/bold_test_bot" />);
  await expect
    .element(screen.getByRole('heading'))
    .toHaveTextContent('Hey buddy, I think you got the wrong door');
  await expect
    .element(screen.getByText(/lives inside Telegram and works nowhere else/))
    .toBeVisible();
});

test('[GATE-07] "Open in Telegram" opens the bot in a new tab', async () => {
  const screen = await render(<UnsupportedPage botUrl="https://t.me/bold_test_bot" />);
  const link = screen.getByRole('link', { name: 'Open in Telegram' });
  await expect.element(link).toHaveAttribute('href', 'https://t.me/bold_test_bot');
  await expect.element(link).toHaveAttribute('target', '_blank');
});
