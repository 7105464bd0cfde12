import { checkoutClientFor } from '@bold/mock/fakes';
import { findPerson, initDataFor } from '@bold/mock/telegram';
import type { Taps } from '@bold/sdk';
import { expect } from '@playwright/test';

/**
 * Buys an offer with Stars, without opening the app. Waits until the bought taps are available.
 * @param person the key of the person who buys; this person must be registered as a player
 */
export async function buyWithoutApp(
  origin: string,
  person: string,
  tariffId: number,
): Promise<void> {
  const { user } = findPerson(person);
  const headers = {
    Authorization: `tma ${await initDataFor({ person: findPerson(person) })}`,
    'Content-Type': 'application/json',
  };
  const available = async () => {
    const response = await fetch(`${origin}/api/user/taps/me`, { headers });
    return ((await response.json()) as Taps).available_taps;
  };
  const before = await available();
  const response = await fetch(`${origin}/api/payment/gateway/invoice-link/tariff`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tariff_id: tariffId }),
  });
  if (!response.ok) throw new Error(await response.text());
  const { invoice_link } = (await response.json()) as { invoice_link: string };
  const checkout = checkoutClientFor(invoice_link.split('$')[1] ?? '', user.id);
  if (!checkout) throw new Error(`No fake Bot API created the invoice ${invoice_link}.`);
  await checkout.pay(false);
  await expect.poll(available).toBeGreaterThan(before);
}
