import { realSchedule } from '@bold/sdk/live';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { ToastStore } from './toast-store.ts';
import { Toaster } from './toaster.tsx';
import { ToastsProvider } from './toasts-context.ts';

async function renderToaster() {
  const toasts = new ToastStore(realSchedule);
  const screen = await render(
    <ToastsProvider value={toasts}>
      <Toaster />
    </ToastsProvider>,
  );
  return { toasts, screen, region: screen.getByRole('status') };
}

/** Returns a function that sends a pointer event from `element`, `distance` pixels below its top. */
function pointerOn(element: Element) {
  const { x, y } = element.getBoundingClientRect();
  return (type: string, distance: number) => {
    const at = { bubbles: true, pointerId: 1, clientX: x + 20, clientY: y + distance };
    element.dispatchEvent(new PointerEvent(type, at));
  };
}

/** Drags the toast down by `distance` pixels. */
function drag(element: Element, distance: number) {
  const point = pointerOn(element);
  point('pointerdown', 0);
  point('pointermove', distance);
  point('pointerup', distance);
}

test('[UI-01] one toast is shown at a time, in a live region', async () => {
  const { toasts, region } = await renderToaster();
  await expect.element(region).toBeEmptyDOMElement();
  toasts.show({ title: 'First' });
  toasts.show({ title: 'Second', description: 'After it' });
  await expect.element(region).toHaveTextContent('SecondAfter it');
  expect(region.element().children).toHaveLength(1);
});

test.each([48, 60])('[UI-02] a swipe down by %i px dismisses the toast', async (distance) => {
  const { toasts, screen } = await renderToaster();
  toasts.show({ title: 'Link was copied' });
  const toast = screen.getByText('Link was copied');
  await expect.element(toast).toBeVisible();
  drag(toast.element(), distance);
  expect(toasts.toast?.open).toBe(false);
  toasts.clear();
});

test.each(['pointerup', 'pointercancel'])(
  '[UI-02] the toast follows the finger, and after %s it is in its place again',
  async (ending) => {
    const { toasts, screen } = await renderToaster();
    toasts.show({ title: 'Link was copied' });
    const text = screen.getByText('Link was copied');
    await expect.element(text).toBeVisible();
    const toast = text.element().parentElement as HTMLElement;
    const point = pointerOn(toast);

    point('pointerdown', 0);
    point('pointermove', 30);
    await expect.poll(() => toast.style.transform).toBe('translateY(30px)');

    point(ending, 30);
    await expect.poll(() => toast.style.transform).toBe('');
    // Without a press these are no swipe.
    point('pointermove', 90);
    point('pointerup', 90);
    expect([toasts.toast?.open, toast.style.transform]).toEqual([true, '']);
    toasts.clear();
  },
);

test.each([-80, 0, 20, 47])(
  '[UI-02] a move by %i px does not dismiss the toast',
  async (distance) => {
    const { toasts, screen } = await renderToaster();
    toasts.show({ title: 'Link was copied' });
    const toast = screen.getByText('Link was copied');
    await expect.element(toast).toBeVisible();
    drag(toast.element(), distance);
    expect(toasts.toast?.open).toBe(true);
    toasts.clear();
  },
);

test('[UI-02] a swipe that ends far below the toast dismisses it', async () => {
  const toasts = new ToastStore(realSchedule);
  const screen = await render(
    <ToastsProvider value={toasts}>
      <div style={{ position: 'relative' }}>
        <Toaster />
      </div>
      <p style={{ paddingTop: '300px' }}>Far below</p>
    </ToastsProvider>,
  );
  toasts.show({ title: 'Link was copied' });

  await screen.getByText('Link was copied').dropTo(screen.getByText('Far below'));

  expect(toasts.toast?.open).toBe(false);
  toasts.clear();
});

test('a drag that starts on a button of the toast is no swipe', async () => {
  const { toasts, screen } = await renderToaster();
  toasts.show({ title: 'Link was copied' });
  const button = screen.getByRole('button', { name: 'Dismiss' });
  await expect.element(button).toBeVisible();

  drag(button.element(), 60);

  expect(toasts.toast?.open).toBe(true);
  toasts.clear();
});

test('[UI-02] a swipe scrolls a text that is longer than the toast, and dismisses it only from its start', async () => {
  const { toasts, screen } = await renderToaster();
  toasts.show({ title: 'Link was copied', description: 'A long address '.repeat(400) });
  const text = screen.getByText('Link was copied');
  await expect.element(text).toBeVisible();
  const toast = text.element().parentElement as HTMLElement;

  drag(toast, -90);
  expect(toast.scrollTop).toBe(90);
  // A pointer that is not pressed scrolls nothing.
  pointerOn(toast)('pointermove', 60);
  expect(toast.scrollTop).toBe(90);

  drag(toast, 60);
  expect([toast.scrollTop, toasts.toast?.open]).toEqual([30, true]);

  drag(toast, 60);
  expect([toast.scrollTop, toasts.toast?.open]).toEqual([0, true]);

  drag(toast, 60);
  expect(toasts.toast?.open).toBe(false);
  toasts.clear();
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows a toast with an action, whose time is measured by a fake clock, and returns its two buttons. */
async function renderTimedToast() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { toasts, screen } = await renderToaster();
  onTestFinished(toasts.clear);
  toasts.show({ title: 'Connection is lost', action: { label: 'Reconnect', run() {} } });
  const action = screen.getByRole('button', { name: 'Reconnect' });
  await expect.element(action).toBeVisible();
  const close = screen.getByRole('button', { name: 'Dismiss' }).element() as HTMLElement;
  return { toasts, action: action.element() as HTMLElement, close };
}

test('[UI-13] a toast stays while one of its buttons has the focus', async () => {
  const { toasts, action, close } = await renderTimedToast();
  action.focus();
  await expect.poll(vi.getTimerCount).toBe(0);
  close.focus();
  await nextFrame();
  expect(vi.getTimerCount()).toBe(0);

  close.blur();
  await expect.poll(vi.getTimerCount).toBe(1);
  vi.advanceTimersByTime(4999);
  expect(toasts.toast?.open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-13] a toast stays while the pointer is over it, also if the focus has left it', async () => {
  const { toasts, action } = await renderTimedToast();
  const over = (type: string, relatedTarget: Element) =>
    action.dispatchEvent(new PointerEvent(type, { bubbles: true, relatedTarget }));
  over('pointerover', document.body);
  await expect.poll(vi.getTimerCount).toBe(0);
  action.focus();
  await nextFrame();
  action.blur();
  await nextFrame();
  expect(vi.getTimerCount()).toBe(0);

  over('pointerout', document.body);
  await expect.poll(vi.getTimerCount).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(toasts.toast?.open).toBe(false);
});

test('[UI-13] a toast that replaces one with the focus lasts 5 s', async () => {
  const { toasts, action } = await renderTimedToast();
  action.focus();
  await expect.poll(vi.getTimerCount).toBe(0);
  toasts.show({ title: 'Link was copied' });
  await expect.poll(vi.getTimerCount).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(toasts.toast).toMatchObject({ title: 'Link was copied', open: false });
});

test('[UI-14] an open toast that is shown again changes nothing in the live region', async () => {
  const { toasts, screen, region } = await renderToaster();
  onTestFinished(toasts.clear);
  const message = { title: 'Connection is lost', description: 'Please refresh' };
  toasts.show(message);
  await expect.element(screen.getByText('Please refresh')).toBeVisible();
  const changes = vi.fn();
  const observer = new MutationObserver(changes);
  observer.observe(region.element(), { childList: true, characterData: true, subtree: true });

  toasts.show({ ...message });
  await nextFrame();

  observer.disconnect();
  expect(changes).not.toHaveBeenCalled();
});

test('a toast waits for its region', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const toasts = new ToastStore(realSchedule);
  toasts.show({ title: 'First' });
  vi.advanceTimersByTime(60_000);
  expect(toasts.toast?.open).toBe(true);
  const screen = await render(
    <ToastsProvider value={toasts}>
      <Toaster />
    </ToastsProvider>,
  );
  vi.advanceTimersByTime(5_000);
  expect(toasts.toast?.open).toBe(false);
  await screen.unmount();
  toasts.show({ title: 'Second' });
  vi.advanceTimersByTime(60_000);
  expect(toasts.toast?.open).toBe(true);
  toasts.clear();
});

test('a toast can be dismissed without a swipe', async () => {
  const { toasts, screen } = await renderToaster();
  toasts.show({ title: 'Link was copied' });
  await screen.getByRole('button', { name: 'Dismiss' }).click();
  expect(toasts.toast?.open).toBe(false);
  toasts.clear();
});

test('the action of a toast runs once and dismisses it', async () => {
  const { toasts, screen } = await renderToaster();
  const run = vi.fn();
  toasts.show({ title: 'Connection is lost', action: { label: 'Reconnect', run } });
  await screen.getByRole('button', { name: 'Reconnect' }).click();
  expect(run).toHaveBeenCalledOnce();
  expect(toasts.toast?.open).toBe(false);
  toasts.clear();
});
