import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';

test('a popup without buttons has the button Close, which reports no button', async () => {
  const { send, received } = await openSimulator();
  send('web_app_open_popup', { message: 'The level is reached.', buttons: [] });
  const popup = page.getByRole('dialog', { name: 'Message' });
  await expect.element(popup).toHaveTextContent('The level is reached.Close');

  await popup.getByRole('button', { name: 'Close' }).click();

  await expect.poll(() => received.at(-1)).toEqual({ eventType: 'popup_closed', eventData: {} });
  await expect.element(popup).not.toBeInTheDocument();
});
