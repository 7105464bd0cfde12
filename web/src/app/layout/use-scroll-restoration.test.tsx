import { useNavigate } from 'react-router-dom';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { memoryDevice } from '../../../test/memory-device.ts';
import { createTestRouter } from '../../../test/test-router.tsx';
import type { DeviceStorage } from '../../lib/device-storage.ts';
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
