import type { ExtendedProfile } from '@bold/sdk';
import { getListCountriesResponseMock, getListLevelsResponseMock } from '@bold/sdk/msw';
import { getListCountriesQueryKey } from '@bold/sdk/query';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fakeTelegram } from '../../../test/fake-telegram.ts';
import { launchOf } from '../../../test/launch-of.ts';
import { LanguageProvider } from '../../lib/language.ts';
import { TelegramProvider } from '../../telegram/telegram-context.ts';
import { ProfileCard } from './profile-card.tsx';

const profile: ExtendedProfile = {
  id: 7,
  username: 'dewey_drip',
  display_name: 'Bold-One',
  first_name: null,
  last_name: null,
  is_username_visible: false,
  country_id: 'PT',
  additional_info: {
    instagram_username: null,
    twitter_username: null,
    custom_link: null,
    bio: null,
  },
  payment_info: null,
};
const red = getListLevelsResponseMock().find(({ title }) => title === 'Red');

/** Renders the card of a player at the level Red. `change` replaces fields of the test profile. */
async function openCard(
  change: Partial<ExtendedProfile> = {},
  language: 'en' | 'ru' = 'en',
  total = 1_450,
) {
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData(getListCountriesQueryKey(), [
    ...getListCountriesResponseMock().filter(({ id }) => id !== 'PT'),
    { id: 'PT', name: 'Portugal', flag: '🇵🇹' },
  ]);
  return render(
    <QueryClientProvider client={queries}>
      <TelegramProvider value={fakeTelegram(await launchOf())}>
        <LanguageProvider value={language}>
          <ProfileCard profile={{ ...profile, ...change }} level={red} total={total} />
        </LanguageProvider>
      </TelegramProvider>
    </QueryClientProvider>,
  );
}

test('a bio in Hebrew is written from the right', async () => {
  const bio = 'אני משחק ב-Bold!';
  const screen = await openCard({ additional_info: { ...profile.additional_info, bio } });
  const { direction } = getComputedStyle(screen.getByText(bio).element());
  expect(direction).toBe('rtl');
});

test('the card has the colors of the level', async () => {
  const screen = await openCard();
  const card = screen.getByRole('article', { name: 'Bold-One' }).element().parentElement;
  expect(card && getComputedStyle(card).backgroundColor).toBe('rgb(179, 0, 27)');
});

test('[PROFILE-28] the username is shown only if the player makes it visible', async () => {
  const hidden = await openCard();
  expect(hidden.getByRole('link').elements()).toEqual([]);
  await hidden.unmount();
  const shown = await openCard({ is_username_visible: true });
  await expect
    .element(shown.getByRole('link', { name: 'Telegram: dewey_drip' }))
    .toHaveAttribute('href', 'https://t.me/dewey_drip');
});

test('[PROFILE-01] a player without a country has no flag', async () => {
  const screen = await openCard({ country_id: null });
  await expect.element(screen.getByRole('article')).toBeVisible();
  expect(screen.container.querySelector('img')).toBeNull();
});

test('[PROFILE-26] a browser that lacks `URL.canParse` shows the custom link, too', async () => {
  const { canParse } = URL;
  Reflect.deleteProperty(URL, 'canParse');
  onTestFinished(() => void Object.assign(URL, { canParse }));
  const screen = await openCard({
    additional_info: { ...profile.additional_info, custom_link: 'example.com' },
  });
  await expect.element(screen.getByRole('link', { name: 'Website: example.com' })).toBeVisible();
});

test('in Russian the country has its Russian name', async () => {
  const screen = await openCard({}, 'ru');
  await expect.element(screen.getByText('Португалия')).toBeVisible();
  await expect.element(screen.getByText('1 450 тапов')).toBeVisible();
});

test('no dot ends the line of the level when the taps are on the next line', async () => {
  await page.viewport(320, 600);
  const screen = await openCard({}, 'ru', 10 ** 15);
  const level = screen.getByText('Красный').element();
  const taps = screen.getByText(/тапов$/).element();
  const text = document.createRange();
  text.selectNodeContents(level);

  const [start, next] = [level.getBoundingClientRect(), taps.getBoundingClientRect()];
  expect(next.top).toBeGreaterThan(start.top);
  expect(start.right).toBeCloseTo(text.getBoundingClientRect().right);
  // The dot is to the left of the taps, where the line clips it.
  expect(next.left).toBe(taps.parentElement?.getBoundingClientRect().left);
  expect(taps.parentElement && getComputedStyle(taps.parentElement).overflowX).toBe('clip');
  await page.viewport(390, 844);
});

test.each([3, 20])('a name of %i letters fits in the card on a phone 320 px wide', async (n) => {
  await page.viewport(320, 600);
  const screen = await openCard({ display_name: 'W'.repeat(n) });
  const title = screen.getByRole('heading', { name: 'W'.repeat(n) });
  await expect.element(title).toBeVisible();
  const { scrollWidth, clientWidth } = title.element();
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  await page.viewport(390, 844);
});
