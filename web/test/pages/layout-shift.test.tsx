import { everyOperation } from '@bold/mock/browser';
import { expect, onTestFinished, test } from 'vitest';
import { loadingParts } from '../loading-parts.ts';
import { renderApp } from '../render-app.tsx';
import { everyPage } from './every-page.fixture.ts';

type LayoutShift = PerformanceEntry & {
  value: number;
  sources: { node: Node | null }[];
};

const player = {
  displayName: 'Bold-One',
  availableTaps: 2_500,
  totalTaps: 432,
  social: {
    instagram_username: 'bold.one',
    twitter_username: 'bold_one',
    custom_link: 'example.com',
    bio: 'Money is like water.\nLet it run.',
  },
};

/** Opens a page on a mock that sends each response only after the browser has painted the previous response. */
async function openSlowly(path: string) {
  const app = await renderApp({ path, player, held: [everyOperation] });
  const letNext = async () => {
    await painted();
    app.held?.next();
  };
  const observer = new PerformanceObserver((list) => {
    const arrived = list.getEntries().filter(({ name }) => name.includes('/api/'));
    for (const _ of arrived) void letNext();
  });
  observer.observe({ type: 'resource' });
  onTestFinished(() => observer.disconnect());
  await letNext();
  return app;
}

/** Waits for two frames, so that the first frame is on the screen. */
async function painted() {
  for (let frame = 0; frame < 2; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Starts to collect the page's layout shifts. Returns a function that returns the collected layout shifts. */
async function watchShifts() {
  // Waits until the page of the previous test is removed.
  await painted();
  const shifts: string[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const { value, sources } of entries as LayoutShift[]) {
      const moved = sources.map(({ node }) => node && new XMLSerializer().serializeToString(node));
      const elements = moved.map((html) => html?.replace(/ xmlns="[^"]*"/, '').slice(0, 80));
      shifts.push(`${value}: ${elements.join(' | ')}`);
    }
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  onTestFinished(() => observer.disconnect());
  return () => {
    note(observer.takeRecords());
    return shifts;
  };
}

test.each(everyPage)('%s has no layout shift while its data loads', async (path) => {
  const shifts = await watchShifts();
  const { screen, queries, held } = await openSlowly(path);
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => document.querySelectorAll(loadingParts).length).toBe(0);
  await expect.poll(() => [held?.waiting, queries.isFetching()]).toEqual([0, 0]);
  await painted();
  expect(shifts()).toEqual([]);
});

test('an element that moves another one is recorded as a layout shift', async () => {
  const shifts = await watchShifts();
  document.body.insertAdjacentHTML('beforeend', '<p id="pushed">Pushed</p>');
  const pushed = document.getElementById('pushed');
  onTestFinished(() => pushed?.remove());
  await painted();
  pushed?.insertAdjacentHTML('beforebegin', '<div id="pusher" style="height: 200px"></div>');
  onTestFinished(() => document.getElementById('pusher')?.remove());
  await expect.poll(shifts).toHaveLength(1);
});
