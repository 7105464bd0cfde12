import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openSimulator } from '../open-simulator.fixture.tsx';
import { holdResponses } from './hold-responses.fixture.ts';

const sheet = page.getByRole('dialog', { name: 'Payment' });
const button = (name: string) => sheet.getByRole('button', { name, exact: true });
const offer = { title: '100 taps', description: 'For the game', currency: 'XTR', total: 50 };

/** Opens the sheet of an invoice and presses Pay. `respond` ends the payment. */
async function startPayment() {
  const respond = holdResponses();
  const { send, received } = await openSimulator();
  send('web_app_open_invoice', { slug: 'simulated-65535-a' });
  await respond('/invoice', offer);
  await expect.element(sheet).toMatchTextContent(/100 taps for 50 Stars/);
  await button('Pay').click();
  return { send, received, respond };
}

test('while a payment runs, no other can be started', async () => {
  await startPayment();

  for (const name of ['Pay', 'Leave pending', 'Let it fail']) {
    await expect.element(button(name)).toBeDisabled();
  }
});

test('Cancel closes the sheet while a payment runs', async () => {
  const { received } = await startPayment();

  await button('Cancel').click();

  await expect.element(sheet).not.toBeInTheDocument();
  await expect
    .poll(() => received.at(-1))
    .toEqual({
      eventType: 'invoice_closed',
      eventData: { slug: 'simulated-65535-a', status: 'cancelled' },
    });
});

test('a payment that ends after its sheet was closed leaves the next invoice open', async () => {
  const { send, received, respond } = await startPayment();
  await button('Cancel').click();
  await expect.element(sheet).not.toBeInTheDocument();
  send('web_app_open_invoice', { slug: 'inv_2' });
  await expect.element(sheet).toMatchTextContent(/inv_2/);

  await respond('/pay', { status: 'paid' });

  await expect.element(sheet).toMatchTextContent(/inv_2/);
  expect(JSON.stringify(received)).not.toContain('paid');
});

test('the reason of a payment that failed is shown, and its button reports the failure', async () => {
  const { received, respond } = await startPayment();

  await respond('/pay', { status: 'failed', reason: 'The bot has refused the payment.' });

  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The bot has refused the payment.');
  await button('OK').click();
  await expect.poll(() => received.at(-1)).toMatchObject({ eventData: { status: 'failed' } });
});
