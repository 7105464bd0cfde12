import { useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDevice } from '../../../test/memory-device.ts';
import { createTestRouter } from '../../../test/test-router.tsx';
import { type DeviceStorage, readJson } from '../../lib/device-storage.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

function LongPage({ session }: { session: DeviceStorage }) {
  useScrollRestoration(session);
  const navigate = useNavigate();
  return (
    <div style={{ height: '400vh' }}>
      <button type="button" style={{ position: 'fixed' }} onClick={() => void navigate(-1)}>
        Back
      </button>
    </div>
  );
}

test('a new page starts at its top, and an earlier one where it was left', async () => {
  onTestFinished(() => scrollTo(0, 0));
  const session = memoryDevice();
  const { router, Router } = createTestRouter('/long');
  const screen = await render(<LongPage session={session} />, { wrapper: Router });
  expect(history.scrollRestoration).toBe('manual');
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo(0, 700);
  await scrolled;

  await router.navigate('/next');
  expect(scrollY).toBe(0);
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.poll(() => scrollY).toBe(700);
  await screen.unmount();
  expect(history.scrollRestoration).toBe('auto');
});

test('positions survive a reload', async () => {
  onTestFinished(() => scrollTo(0, 0));
  const session = memoryDevice();
  const { Router } = createTestRouter('/long');
  const first = await render(<LongPage session={session} />, { wrapper: Router });
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo(0, 600);
  await scrolled;
  dispatchEvent(new Event('pagehide'));
  await first.unmount();
  scrollTo(0, 0);

  // The same entry of the history, as after a reload.
  await render(<LongPage session={session} />, { wrapper: Router });
  expect(scrollY).toBe(600);
});

test('of a long visit only the newest positions are kept', async () => {
  const session = memoryDevice();
  const positions = Array.from({ length: 300 }, (_, at) => [`entry-${at}`, at]);
  session.write('bold.scroll', JSON.stringify(Object.fromEntries(positions)));
  const { Router } = createTestRouter('/long');
  await render(<LongPage session={session} />, { wrapper: Router });

  dispatchEvent(new Event('pagehide'));

  const stored = Object.keys(Object(readJson(session, 'bold.scroll'))).filter((key) =>
    // The page may have noted its own position too.
    key.startsWith('entry-'),
  );
  expect([stored.length, stored.at(-1)]).toEqual([100, 'entry-299']);
});

function GrowingPage({ session, height }: { session: DeviceStorage; height: string }) {
  useScrollRestoration(session);
  return <div style={{ height }} />;
}

/** Reloads a page with the scroll position 600 px. The page is at first only as high as its skeleton. */
async function reloadGrowingPage() {
  onTestFinished(() => scrollTo(0, 0));
  const session = memoryDevice();
  const { router, Router } = createTestRouter('/long');
  const show = (height: string) => <GrowingPage session={session} height={height} />;
  const first = await render(show('400vh'), { wrapper: Router });
  session.write('bold.scroll', JSON.stringify({ [router.state.location.key]: 600 }));
  await first.unmount();
  const screen = await render(show('120vh'), { wrapper: Router });
  return { session, router, grow: (height: string) => screen.rerender(show(height)) };
}

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

test('a position below a page’s skeleton is restored while the page grows', async () => {
  const { grow } = await reloadGrowingPage();
  expect(scrollY).toBeLessThan(600);
  await grow('150vh');
  await expect.poll(() => scrollY).toBeGreaterThan(innerHeight * 0.4);
  await grow('400vh');
  await expect.poll(() => scrollY).toBe(600);
});

test('a page that a player scrolls while it grows stays where the player is', async () => {
  const { grow } = await reloadGrowingPage();
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  scrollTo(0, 50);
  await scrolled;
  await grow('400vh');
  await nextFrames();
  expect(scrollY).toBe(50);
});

test('a position is restored even if the page becomes shorter before it grows', async () => {
  const { grow } = await reloadGrowingPage();
  await expect.poll(() => scrollY).toBeGreaterThan(100);
  await grow('105vh');
  await nextFrames();
  await grow('400vh');
  await expect.poll(() => scrollY).toBe(600);
});

test('a position that is not reached yet survives another reload', async () => {
  const { session, router, grow } = await reloadGrowingPage();
  await grow('150vh');
  await expect.poll(() => scrollY).toBeGreaterThan(innerHeight * 0.4);
  await nextFrames();

  dispatchEvent(new Event('pagehide'));

  expect(readJson(session, 'bold.scroll')).toEqual({ [router.state.location.key]: 600 });
});

test('a page that is opened while the one before it still grows stays at its top', async () => {
  const { router, grow } = await reloadGrowingPage();
  await router.navigate('/next');
  await grow('100vh');
  await nextFrames();
  await grow('400vh');
  await nextFrames();
  expect(scrollY).toBe(0);
});

test('a new page that grows while the player is at its end stays where the player is', async () => {
  const { router, grow } = await reloadGrowingPage();
  await router.navigate('/next');
  const end = document.documentElement.scrollHeight - innerHeight;
  scrollTo(0, end);
  await nextFrames();
  await grow('400vh');
  await nextFrames();
  expect(scrollY).toBe(end);
});
