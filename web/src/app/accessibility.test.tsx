import axe from 'axe-core';
import { expect, test } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';

type Visit = NonNullable<Parameters<typeof renderApp>[0]>;
type Opened = Awaited<ReturnType<typeof renderApp>>;

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const playing = { availableTaps: 2_500, totalTaps: 432 };
const silent: typeof fetch = () => new Promise(() => {});
const broken: typeof fetch = async () => new Response('', { status: 503 });

/** What axe finds wrong with the page, one line per element. */
async function faults(options: axe.RunOptions): Promise<string[]> {
  await arrived();
  const { violations } = await axe.run(document, { resultTypes: ['violations'], ...options });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Waits until all that comes to an end has: a colour is judged where it rests. */
async function arrived() {
  const finite = document
    .getAnimations()
    .filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(finite.map(({ finished }) => finished));
}

const pages = [
  '/bold',
  '/profile',
  '/edit',
  '/country',
  '/finances',
  '/finances/edit',
  '/levels',
  '/leaderboard',
  '/user/2',
  '/store/payments',
  '/store/custom-payment',
];

/** Waits until the page at a path is there and nothing on it waits. */
async function settled({ screen }: Opened) {
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(() => document.querySelectorAll('[aria-busy="true"], [class*="skeleton"]').length)
    .toBe(0);
}

test.each(pages)('nothing at %s keeps anybody out', async (path) => {
  await settled(await renderApp({ path, player: playing }));
  expect(await faults({ runOnly: standards })).toEqual([]);
});

const steps: [string, Visit][] = [
  ['the intro', { isWelcomed: false }],
  ['the registration', { isRegistered: false }],
  ['the gift', { path: '/bold' }],
  ['loading', { fetch: silent }],
  ['the data error', { fetch: broken }],
  ['a player who does not exist', { path: '/user/999999' }],
];

test.each(steps)('nothing in %s keeps anybody out', async (_, visit) => {
  const { screen } = await renderApp(visit);
  const shown = visit.fetch === silent ? 'status' : 'heading';
  await expect.element(screen.getByRole(shown).first()).toBeVisible();
  // What only waits has no heading yet.
  const rules = { 'page-has-heading-one': { enabled: visit.fetch !== silent } };
  expect(await faults({ runOnly: standards, rules })).toEqual([]);
});

test.each(pages)(
  'at %s every word can be read in the colours of every level',
  async (path) => {
    // From the bottom up: total taps never fall.
    const opened = await renderApp({ path, player: { ...playing, totalTaps: 0 } });
    await settled(opened);
    // What stands behind a picture cannot be judged; that tiles are faint is tested with them.
    const bare = document.createElement('style');
    bare.textContent =
      '* { background-image: none !important; transition: none !important; animation: none !important }';
    document.head.append(bare);
    const found: string[] = [];
    const { taps } = opened.stores;
    const ground = () =>
      document.querySelector<HTMLElement>('[data-tone]')?.style.getPropertyValue('--background');
    for (const { title, threshold, background_color } of taps.levels) {
      taps.hear({ available: 2_500, total: threshold });
      await expect.poll(ground).toBe(background_color);
      opened.stores.toasts.show({
        title: 'Congratulations',
        description: 'You achieved a new level',
      });
      await expect.poll(() => opened.screen.getByText('Congratulations').query()).not.toBeNull();
      const wrong = await faults({ runOnly: { type: 'rule', values: ['color-contrast'] } });
      found.push(...wrong.map((fault) => `${title}: ${fault}`));
    }
    bare.remove();
    expect(found).toEqual([]);
  },
  60_000,
);
