import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openBoldPage } from './bold-page.fixture.tsx';
import { isMobilePlatform } from './bold-page.tsx';

test('[BOLD-01] the screen shows level, total, progress, surface, multipliers and balance', async () => {
  const { screen } = await openBoldPage({ available: 640, total: 1_450 });

  await expect.element(screen.getByRole('heading', { name: 'Red' })).toBeVisible();
  await expect.element(screen.getByText('1 450', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('3 550 to Orange')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
  await expect.element(screen.getByRole('radiogroup')).toBeVisible();
  await expect.element(screen.getByText('640', { exact: true })).toBeVisible();
});

test('[LEVEL-06] the progress bar shows the progress to the next level', async () => {
  const { screen } = await openBoldPage({ total: 2_000 });

  const bar = screen.getByRole('progressbar', { name: 'Progress to the next level' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '25');
});

test('screen readers read the sentence that is below the progress bar', async () => {
  const { screen } = await openBoldPage({ total: 2_000 });
  const bar = screen.getByRole('progressbar');

  await expect.element(bar).toHaveAttribute('aria-valuetext', '3\u{a0}000 to Orange');
  expect(bar.element().nextElementSibling?.textContent).toBe('3\u{a0}000 to Orange');
});

test('[BOLD-02] on a level with one multiplier the picker is not shown', async () => {
  const { screen } = await openBoldPage({ total: 5 });

  await expect.element(screen.getByRole('radiogroup')).not.toBeInTheDocument();
});

test('[BOLD-03] [BOLD-04] multipliers ascend and are labelled by name, or else by value', async () => {
  const { screen } = await openBoldPage({ total: 60_000 });

  await expect.element(screen.getByRole('radio').first()).toBeInTheDocument();
  const labels = screen
    .getByRole('radio')
    .elements()
    .map((radio) => radio.parentElement?.textContent);
  expect(labels).toEqual(['1', '5x', '10x', '20x']);
});

test('the arrow keys choose the multiplier', async () => {
  const { screen, store } = await openBoldPage({ total: 1_450 });

  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');

  await expect.element(screen.getByRole('radio', { name: '2x' })).toBeChecked();
  expect(store.multiplier.value).toBe(2);
});

test('[GIFT-01] the gift is offered to a player without taps who has not taken it', async () => {
  const { screen } = await openBoldPage({ available: 0, total: 0, isBonusTaken: false });

  await expect.element(screen.getByRole('heading', { name: 'A gift for you' })).toBeVisible();
  expect(document.querySelectorAll('section path').length).toBeGreaterThan(1);
  await expect.element(screen.getByRole('button', { name: 'Nice' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Tap' })).not.toBeInTheDocument();
});

test('[GIFT-04] after the last tap by keyboard the notice has the focus', async () => {
  const { screen } = await openBoldPage({ available: 1, total: 432 });
  screen.getByRole('button', { name: 'Tap' }).element().focus();

  await userEvent.keyboard('{Enter}');

  const title = screen.getByRole('heading', { name: 'Not enough taps' });
  await expect.element(title).toHaveFocus();
});

test('[GIFT-04] a notice takes the focus from no other element', async () => {
  const { screen, store } = await openBoldPage({ available: 1, total: 432 });
  screen.getByRole('button', { name: 'Tap' }).element().blur();

  store.tap();

  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();
  await expect.element(document.body).toHaveFocus();
});

test('[GIFT-03] with the 99 taps of the gift spent "Pay now" leads to the store', async () => {
  const { screen, router } = await openBoldPage({ available: 0, total: 99 });

  await expect.element(screen.getByRole('heading', { name: "That's it" })).toBeVisible();
  await screen.getByRole('link', { name: 'Pay now' }).click();

  expect(router.state.location.pathname).toBe('/store/payments');
});

test('[GIFT-04] a balance below the multiplier hides the tap area and links to "Buy more"', async () => {
  const { screen } = await openBoldPage({ available: 0, total: 450 });

  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();
  // The drop has its outline alone.
  expect(document.querySelectorAll('section path')).toHaveLength(1);
  await expect
    .element(screen.getByRole('link', { name: 'Buy more' }))
    .toHaveAttribute('href', '/store/payments');
  await expect.element(screen.getByRole('button', { name: 'Tap' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Nice' })).not.toBeInTheDocument();
});

test('[GIFT-04] a player who bought and tapped before taking the gift sees the notice with the gift', async () => {
  const { screen } = await openBoldPage({ available: 50, total: 450, isBonusTaken: false });

  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Nice' })).toBeVisible();
});

test('[GIFT-04] choosing a smaller multiplier shows the tap area again', async () => {
  const { screen } = await openBoldPage({ available: 2, total: 1_450 });
  await screen.getByRole('radio', { name: '3x' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Not enough taps' })).toBeVisible();

  await screen.getByRole('radio', { name: '2x' }).click();

  await expect.element(screen.getByRole('button', { name: 'Tap' })).toBeVisible();
});

test('[GIFT-05] with taps left the balance and "Buy taps" are shown', async () => {
  const { screen } = await openBoldPage({ available: 12_640, total: 450 });

  await expect.element(screen.getByText('12 640', { exact: true })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Buy taps' }))
    .toHaveAttribute('href', '/store/payments');
});

const widths = [320, 390, 768, 1280];
const totals = [0, 99, 4_321, 123_456, 9_000_000_000];

test.each(widths)('on a screen %i px wide even a large total fits on one line', async (width) => {
  await page.viewport(width, 700);
  for (const total of totals) {
    const { screen } = await openBoldPage({ available: 500, total });
    const text = screen.container.querySelector('[aria-hidden="true"]');
    const { width: ink } = inkOf(text);

    expect(ink, `${total}`).toBeLessThanOrEqual(width - 32);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.unmount();
  }
  await page.viewport(390, 844);
});

/** Returns the bounding box of an element's text. */
function inkOf(element: Element | null): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element ?? document.body);
  return range.getBoundingClientRect();
}

test.each(['ios', 'android', 'android_x'])('[UI-05] %s is mobile', (platform) => {
  expect(isMobilePlatform(platform)).toBe(true);
});

test.each(['tdesktop', 'macos', 'weba', 'webk', 'unigram', 'unknown'])(
  '[UI-05] %s is not mobile',
  (platform) => {
    expect(isMobilePlatform(platform)).toBe(false);
  },
);

test('on a wide screen the progress bar and the hint are as wide as the controls below them', async () => {
  await page.viewport(1280, 720);
  const { screen } = await openBoldPage({ available: 640, total: 1_450 });
  const edges = (element: Element | null) => {
    const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
    return [left, right].map(Math.round);
  };
  const controls = edges(document.querySelector('[data-notice="balance"]'));

  expect(edges(screen.getByRole('progressbar').element())).toEqual(controls);
  expect(edges(screen.getByText('Tap anywhere here').element())).toEqual(controls);
  await page.viewport(390, 844);
});
