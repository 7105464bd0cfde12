import { expect, test } from 'vitest';
import { applyOutcome } from './host.ts';
import { act, type PersonAction } from './person-actions.ts';
import { receiveMessage, testHost } from './test-host.ts';

const doing = (state: ReturnType<typeof testHost>, action: PersonAction) =>
  applyOutcome(state, act(state, action));

test('the app receives each new size once', () => {
  const size = { type: 'resize', width: 390, height: 788 } as const;

  const { state, replies } = doing(testHost(), size);

  expect(replies).toMatchObject([{ eventType: 'viewport_changed', eventData: { height: 788 } }]);
  expect(doing(state, size).replies).toEqual([]);
  expect(doing(state, { ...size, height: 400 }).replies).toMatchObject([
    { eventType: 'viewport_changed', eventData: { height: 400 } },
  ]);
});

test('the app is notified when it goes to the background, since 8.0', () => {
  const hidden = { type: 'show', visible: false } as const;

  expect(doing(testHost({ version: '8.0' }), hidden).replies).toEqual([
    { eventType: 'visibility_changed', eventData: { is_visible: false } },
  ]);
  expect(doing(testHost({ version: '7.10' }), hidden).replies).toEqual([]);
});

test('an app that does not report that it is ready is shown after it has loaded', () => {
  expect(doing(testHost(), { type: 'loaded' }).state.ready).toBe(true);
});

test('a person can leave the full screen', () => {
  const { state } = receiveMessage(testHost(), 'web_app_request_fullscreen');

  const left = doing(state, { type: 'exit-fullscreen' });

  expect(left.state.fullscreen).toBe(false);
  expect(left.replies).toMatchObject([
    { eventType: 'fullscreen_changed', eventData: { is_fullscreen: false } },
    { eventType: 'content_safe_area_changed', eventData: { top: 0 } },
  ]);
});

test('the app is notified when the scanner closes', () => {
  const { state } = receiveMessage(testHost(), 'web_app_open_scan_qr_popup', { text: 'Scan' });

  const closed = doing(state, { type: 'close-scanner' });

  expect(closed.replies).toEqual([{ eventType: 'scan_qr_popup_closed' }]);
  expect(closed.state.sheet).toBeNull();
});
