import { failing } from '@bold/mock/browser';
import { expect, test } from 'vitest';
import { type Locator, userEvent } from 'vitest/browser';
import { renderApp } from '../render-app.tsx';

const player = { availableTaps: 640, totalTaps: 432 };

/** Moves the focus to the button and presses Enter. */
async function press(button: Locator) {
  await expect.element(button).toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
}

/** Presses Tab until the element has the focus. Throws after 30 presses. */
async function tabTo(control: Locator) {
  await expect.element(control).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (document.activeElement === control.element()) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not lead to ${control.element().outerHTML}`);
}

test('the keyboard alone taps, chooses a multiplier, and buys taps', async () => {
  const { screen, router, stores, telegram } = await renderApp({ player });
  await tabTo(screen.getByRole('button', { name: 'Tap' }));
  await userEvent.keyboard('  {Enter}');
  expect(stores.taps.balance).toEqual({ available: 637, total: 435 });

  await tabTo(screen.getByRole('radio', { name: '1' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(stores.taps.multiplier.value).toBe(2);

  await tabTo(screen.getByRole('link', { name: 'Buy taps' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/store/payments');
  const offer = screen.getByRole('radio', { name: /100 taps/ }).first();
  await expect.element(offer).toBeVisible();
  await tabTo(screen.getByRole('radio', { checked: true }).last());
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(offer).toBeChecked();

  await tabTo(screen.getByRole('button', { name: 'Buy 100 taps' }));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => telegram.invoices.open.mock.calls.length).toBe(1);
  telegram.invoices.closes('paid');
  await expect.element(screen.getByRole('status').getByText(/./).first()).toBeVisible();
  await expect.poll(() => stores.taps.balance.available).toBe(737);
});

test('opening another page by keyboard moves the focus to its title', async () => {
  const { screen } = await renderApp({ player });
  await tabTo(screen.getByRole('link', { name: 'Profile' }));
  await userEvent.keyboard('{Enter}');
  const title = screen.getByRole('heading', { level: 1, name: 'Profile' });
  await expect.element(title).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('link', { name: /in the World/ })).toHaveFocus();
});

test('the first page does not move the focus', async () => {
  const { screen } = await renderApp({ player });
  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['/edit', 'Bio', 'Dry.'],
  ['/finances/edit', 'TON address', `0:${'1'.repeat(64)}`],
])('after a failed save on %s the button has the focus', async (path, label, text) => {
  const controls = failing('updateMyProfile');
  const { screen, stores } = await renderApp({ path, player, controls });
  await screen.getByRole('textbox', { name: label }).fill(text);
  const save = screen.getByRole('button', { name: 'Save' });

  await press(save);

  await expect.poll(() => stores.toasts.toast?.title).toBe('Something went wrong');
  await expect.element(save).toHaveAttribute('aria-disabled', 'false');
  await expect.element(save).toHaveFocus();
});

test.each(['/store/payments', '/store/custom-payment'])(
  'after a cancelled purchase on %s the button has the focus',
  async (path) => {
    const { screen, telegram, reports } = await renderApp({ path, player });
    if (path === '/store/payments') await screen.getByRole('radio', { name: /1 100 taps/ }).click();
    else await screen.getByRole('textbox').fill('1000');
    const buy = screen.getByRole('button', { name: 'Buy 1 100 taps' });
    await expect.element(buy).toBeEnabled();

    await press(buy);
    await expect.poll(() => telegram.invoices.open.mock.calls.length).toBe(1);
    telegram.invoices.closes('cancelled');

    await expect.poll(() => reports.map(({ name }) => name)).toContain('failed_payment');
    await expect.element(buy).toHaveFocus();
  },
);

test.each([
  ['/bold', 'Refresh data', 'getMe', 'Data error'],
  ['/profile', 'Refresh data', 'getProfile', 'Profile'],
  ['/store/payments', 'Refresh offers', 'listTariffs', 'Buy taps'],
  ['/country', 'Refresh countries', 'listCountries', 'Select your country'],
])('on %s "%s" that fails again leaves the focus on the title', async (path, name, id, title) => {
  const { screen, calls, queries } = await renderApp({ path, player, controls: failing(id) });
  // The placeholders of a page that loads have a button with the same name.
  await expect.element(screen.getByRole('alert')).toBeVisible();
  const refresh = screen.getByRole('button', { name });
  const before = calls.length;

  await press(refresh);

  await expect.poll(() => calls.length).toBeGreaterThan(before);
  await expect.poll(() => queries.isFetching()).toBe(0);
  await expect.element(refresh).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: title })).toHaveFocus();
});

test.each([
  ['/edit', 'checkDisplayName', 'Name', 'Bold-Two', 'Check again'],
  ['/store/custom-payment', 'quoteCustomPrice', 'Custom amount', '500', 'Try again'],
])(
  'on %s the focus moves to the title when the button that retries disappears',
  async (path, id, label, text, retry) => {
    const { screen, control } = await renderApp({ path, player, controls: failing(id) });
    await screen.getByRole('textbox', { name: label }).fill(text);
    const button = screen.getByRole('button', { name: retry });
    await expect.element(button).toBeVisible();
    control({});

    await press(button);

    await expect.element(button).not.toBeInTheDocument();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  },
);

test('a toast that is dismissed gives the focus to the title', async () => {
  const { screen, stores } = await renderApp({ path: '/profile', player });
  const title = screen.getByRole('heading', { level: 1, name: 'Profile' });
  await expect.element(title).toBeVisible();
  stores.toasts.show({ title: 'Saved' });

  await press(screen.getByRole('button', { name: 'Dismiss' }));

  await expect.element(title).toHaveFocus();
});

test('an element that lost the focus before it disappears moves no focus', async () => {
  const { screen, stores } = await renderApp({ path: '/profile', player });
  stores.toasts.show({ title: 'Saved' });
  const dismiss = screen.getByRole('button', { name: 'Dismiss' });
  await expect.element(dismiss).toBeVisible();
  dismiss.element().focus();
  dismiss.element().blur();
  // In one task, the blur would be the first sign of the removal.
  await new Promise((resolve) => requestAnimationFrame(resolve));

  stores.toasts.clear();

  await expect.element(dismiss).not.toBeInTheDocument();
  expect(document.activeElement).toBe(document.body);
});
