import { findPerson } from '@bold/mock/telegram';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { tapsText } from '../../src/features/taps/taps-text.ts';
import { paths } from '../../src/lib/paths.ts';
import { renderApp } from '../render-app.tsx';
import { settled } from './accessibility.fixture.ts';
import { bottomOfHeader, controls, coveredBy, moved, showToast } from './toasts.fixture.ts';

const player = { availableTaps: 2_500, totalTaps: 432 };
const languages = ['en', 'ru'] as const;
const personOf = { en: findPerson('dewey'), ru: findPerson('terry') };

const sizes = [
  [320, 568],
  [360, 640],
  [390, 844],
  [430, 932],
  [768, 1024],
  [667, 375],
  [844, 390],
] as const;

test.each(sizes.flatMap((size) => languages.map((language) => [...size, language] as const)))(
  '[UI-01] [TAP-01] at %i × %i a toast in %s is below the header and clear of the tap surface and every button',
  async (width, height, language) => {
    await page.viewport(width, height);
    const opened = await renderApp({ path: '/bold', player, person: personOf[language] });
    const surface = opened.screen.getByRole('button', {
      name: tapsText[language].tap,
      exact: true,
    });
    await expect.element(surface).toBeVisible();
    expect(controls().length).toBeGreaterThan(2);

    const card = await showToast(opened, language);

    expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottomOfHeader());
    expect(coveredBy(card)).toEqual([]);
  },
);

const nameless = { isRegistered: false };
const stateless = { player: { displayName: 'Bold-One', countryId: null } };
const pages = [
  ...Object.values(paths)
    .filter((path) => path !== paths.bold)
    .map((path) => [path, { path: path.replace(':id', '1'), player }] as const),
  ['the step of the name', nameless],
  ['the step of the country', stateless],
] as const;

test.each(
  pages.flatMap(([name, visit]) => languages.map((language) => [name, language, visit] as const)),
)(
  '[UI-01] at %s and every size a toast in %s covers nothing that can be pressed',
  async (_, language, visit) => {
    const opened = await renderApp({ ...visit, person: personOf[language] });
    await settled(opened);
    const card = await showToast(opened, language);
    for (const [width, height] of sizes) {
      await page.viewport(width, height);
      // What is scrolled away lies below the header too.
      window.scrollTo(0, 0);
      await moved();
      const size = `${width} × ${height}`;
      expect(card.getBoundingClientRect().height).toBeGreaterThan(0);
      expect(card.getBoundingClientRect().top, size).toBeGreaterThanOrEqual(bottomOfHeader());
      expect(coveredBy(card), size).toEqual([]);
    }
  },
);
