import { expect, test } from 'vitest';
import { themes } from '../launch/themes.ts';
import { receiveMessage, testHost } from './test-host.ts';

test('[LAUNCH-08] a phone opens the app half-high and expands it when the app asks', () => {
  const opened = testHost({ platform: 'ios', opening: 'button' });

  const { state, replies } = receiveMessage(opened, 'web_app_expand');

  expect(opened.expanded).toBe(false);
  expect(state.expanded).toBe(true);
  expect(replies).toMatchObject([
    { eventType: 'viewport_changed', eventData: { is_expanded: true, is_state_stable: false } },
  ]);
  expect(receiveMessage(state, 'web_app_expand').replies).toMatchObject([
    { eventType: 'viewport_changed', eventData: { is_expanded: true, is_state_stable: true } },
  ]);
});

test('a desktop opens the app at full height, as does a phone from a link or the attachment menu', () => {
  expect(testHost({ platform: 'tdesktop' }).expanded).toBe(true);
  for (const opening of ['link', 'group', 'private'] as const) {
    expect(testHost({ opening }).expanded).toBe(true);
  }
});

test('an app that leaves the full screen stays expanded', () => {
  const { state } = receiveMessage(testHost(), 'web_app_request_fullscreen');

  const left = receiveMessage(state, 'web_app_exit_fullscreen').state;

  expect([testHost().expanded, state.expanded, left.expanded]).toEqual([false, true, true]);
});

test('[LAUNCH-08] a request for the viewport returns the app’s size', () => {
  const state = { ...testHost(), viewport: { width: 390, height: 788 } };

  const { replies } = receiveMessage(state, 'web_app_request_viewport');

  expect(replies).toEqual([
    {
      eventType: 'viewport_changed',
      eventData: { width: 390, height: 788, is_expanded: false, is_state_stable: true },
    },
  ]);
});

test('a request for the theme returns the theme of the launch', () => {
  const { replies } = receiveMessage(testHost({ theme: 'dark' }), 'web_app_request_theme');

  expect(replies).toEqual([
    { eventType: 'theme_changed', eventData: { theme_params: themes.dark } },
  ]);
});

test('a request for safe areas returns those of the device, but Telegram’s header covers the top', () => {
  const safeArea = { top: 59, right: 0, bottom: 34, left: 0 };
  const contentSafeArea = { top: 10, right: 1, bottom: 2, left: 3 };
  const state = testHost({ safeArea, contentSafeArea });

  expect(receiveMessage(state, 'web_app_request_safe_area').replies).toEqual([
    { eventType: 'safe_area_changed', eventData: { ...safeArea, top: 0 } },
  ]);
  expect(receiveMessage(state, 'web_app_request_content_safe_area').replies).toEqual([
    { eventType: 'content_safe_area_changed', eventData: contentSafeArea },
  ]);
});

test('a full-screen app gets the insets of the notch and of the buttons above it, and a second request fails', () => {
  const safeArea = { top: 59, right: 0, bottom: 34, left: 0 };
  const { state, replies } = receiveMessage(testHost({ safeArea }), 'web_app_request_fullscreen');

  expect(replies).toMatchObject([
    { eventType: 'fullscreen_changed', eventData: { is_fullscreen: true } },
    { eventType: 'safe_area_changed', eventData: safeArea },
    { eventType: 'content_safe_area_changed', eventData: { top: 46 } },
  ]);
  expect(receiveMessage(state, 'web_app_request_fullscreen').replies).toEqual([
    { eventType: 'fullscreen_failed', eventData: { error: 'ALREADY_FULLSCREEN' } },
  ]);
});

test('in full screen the inset of the device counts if it is larger than the buttons', () => {
  const contentSafeArea = { top: 60, right: 1, bottom: 2, left: 3 };

  const { replies } = receiveMessage(testHost({ contentSafeArea }), 'web_app_request_fullscreen');

  expect(replies.at(-1)?.eventData).toEqual(contentSafeArea);
});

test('a color is #rrggbb or a theme parameter, and anything else changes nothing', () => {
  const state = testHost();
  const header = (color: unknown) =>
    receiveMessage(state, 'web_app_set_header_color', { color }).state.headerColor;

  expect(header('#102030')).toBe('#102030');
  expect(header('secondary_bg_color')).toBe('secondary_bg_color');
  expect([header('red'), header(7), header('constructor')]).toEqual(
    Array(3).fill(state.headerColor),
  );
});

test('the app can report that it reloads itself, require a closing confirmation and disable swipes', () => {
  const ready = receiveMessage(testHost(), 'iframe_ready', { reload_supported: true });
  const asking = receiveMessage(ready.state, 'web_app_setup_closing_behavior', {
    need_confirmation: true,
  });
  const { state } = receiveMessage(asking.state, 'web_app_setup_swipe_behavior', {
    allow_vertical_swipe: false,
  });

  expect(ready.replies).toMatchObject([{ eventType: 'set_custom_style' }]);
  expect(state).toMatchObject({
    reloadSupported: true,
    confirmsClosing: true,
    verticalSwipes: false,
  });
  expect(receiveMessage(state, 'web_app_setup_swipe_behavior').state.verticalSwipes).toBe(true);
});

test('the loader is hidden when the app reports that it is ready, and shown while the app reloads', () => {
  const { state } = receiveMessage(testHost(), 'web_app_ready');

  expect(state.ready).toBe(true);
  expect(receiveMessage(state, 'iframe_will_reload').state.ready).toBe(false);
});
