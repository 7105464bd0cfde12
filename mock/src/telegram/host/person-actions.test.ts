import { expect, test } from 'vitest';
import { themes } from '../launch/themes.ts';
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
  const safeArea = { top: 59, right: 0, bottom: 34, left: 0 };
  const { state } = receiveMessage(testHost({ safeArea }), 'web_app_request_fullscreen');

  const left = doing(state, { type: 'exit-fullscreen' });

  expect(left.state.fullscreen).toBe(false);
  expect(left.replies).toMatchObject([
    { eventType: 'fullscreen_changed', eventData: { is_fullscreen: false } },
    { eventType: 'safe_area_changed', eventData: { ...safeArea, top: 0 } },
    { eventType: 'content_safe_area_changed', eventData: { top: 0 } },
  ]);
});

test('the app is notified of a new theme and of new safe areas, and of nothing that stays', () => {
  const { theme, safeArea, contentSafeArea } = testHost().device;
  const notched = { ...safeArea, bottom: 34 };
  const inset = { ...contentSafeArea, top: 46 };
  const after = (device: object) =>
    doing(testHost(), {
      type: 'change-device',
      device: { theme, safeArea, contentSafeArea, ...device },
    }).replies;

  expect(after({ theme: 'dark' })).toEqual([
    { eventType: 'theme_changed', eventData: { theme_params: themes.dark } },
  ]);
  expect(after({ safeArea: notched })).toEqual([
    { eventType: 'safe_area_changed', eventData: notched },
  ]);
  expect(after({ contentSafeArea: inset })).toEqual([
    { eventType: 'content_safe_area_changed', eventData: inset },
  ]);
  expect(after({ safeArea: { ...safeArea, top: 59 } })).toEqual([]);
});

test.each([
  ['7.10', ['theme_changed']],
  ['8.0', ['theme_changed', 'safe_area_changed', 'content_safe_area_changed']],
])('Telegram %s notifies the app of a changed device with %o', (version, events) => {
  const insets = { top: 0, right: 0, bottom: 34, left: 0 };
  const device = { theme: 'dark', safeArea: insets, contentSafeArea: insets } as const;

  const { replies } = doing(testHost({ version }), { type: 'change-device', device });

  expect(replies.map(({ eventType }) => eventType)).toEqual(events);
});

test('a closed app is not notified of a new theme', () => {
  const { device } = testHost({ theme: 'dark' });

  const { state, replies } = doing(
    { ...testHost(), open: false },
    { type: 'change-device', device },
  );

  expect([state.device.theme, replies]).toEqual(['dark', []]);
});

test('the app is notified when the scanner closes', () => {
  const { state } = receiveMessage(testHost(), 'web_app_open_scan_qr_popup', { text: 'Scan' });

  const closed = doing(state, { type: 'close-scanner' });

  expect(closed.replies).toEqual([{ eventType: 'scan_qr_popup_closed' }]);
  expect(closed.state.sheet).toBeNull();
});
