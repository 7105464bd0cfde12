import { themes } from '../launch/themes.ts';
import type { DeviceChange, HostState } from './host-state.ts';
import type { HostMessage, Method, Outcome } from './method.ts';
import { compareVersions } from './method-versions.ts';

/** The height of the round buttons that Telegram draws over a full-screen app, in CSS pixels. */
const fullscreenControls = 46;

const scrollbarStyle =
  '::-webkit-scrollbar{width:6px}::-webkit-scrollbar-thumb{border-radius:3px;background:#8888}';

/** Returns the message `viewport_changed` with the app's current size. `stable` is false while the size is changing. */
export function viewportChanged(state: HostState, stable = true): HostMessage {
  const eventData = { ...state.viewport, is_expanded: state.expanded, is_state_stable: stable };
  return { eventType: 'viewport_changed', eventData };
}

function themeChanged({ device }: HostState): HostMessage {
  return { eventType: 'theme_changed', eventData: { theme_params: themes[device.theme] } };
}

/** Returns the message with the device's insets. Only a full-screen app reaches the top, which has the notch. */
function safeAreaChanged({ device, fullscreen }: HostState): HostMessage {
  const { top, ...others } = device.safeArea;
  return {
    eventType: 'safe_area_changed',
    eventData: { top: fullscreen ? top : 0, ...others },
  };
}

/** Returns the message with the insets of Telegram's own controls. In full screen, they include the round buttons. */
function contentSafeAreaChanged({ device, fullscreen }: HostState): HostMessage {
  const { top, ...others } = device.contentSafeArea;
  const insets = { top: fullscreen ? Math.max(top, fullscreenControls) : top, ...others };
  return { eventType: 'content_safe_area_changed', eventData: insets };
}

/** Changes the theme and the safe areas, and reports what the running app has to know of them. */
export function changeDevice(state: HostState, change: DeviceChange): Outcome {
  const { device } = state;
  const next = { ...state, device: { ...device, ...change } };
  // Telegram sends the insets since 8.0.
  const hasInsets = compareVersions(device.version, '8.0') >= 0;
  const messages = hasInsets
    ? [themeChanged, safeAreaChanged, contentSafeAreaChanged]
    : [themeChanged];
  const isNew = (message: (state: HostState) => HostMessage) =>
    JSON.stringify(message(next)) !== JSON.stringify(message(state));
  return {
    set: { device: next.device },
    send: state.open ? messages.filter(isNew).map((message) => message(next)) : [],
  };
}

/** Turns full screen on or off, and reports the change and the new insets. */
export function setFullscreen(state: HostState, fullscreen: boolean): Outcome {
  const next = { ...state, fullscreen, expanded: state.expanded || fullscreen };
  return {
    set: { fullscreen, expanded: next.expanded },
    send: [
      { eventType: 'fullscreen_changed', eventData: { is_fullscreen: fullscreen } },
      safeAreaChanged(next),
      contentSafeAreaChanged(next),
    ],
  };
}

export const viewMethods: Record<string, Method> = {
  iframe_ready: (_, data) => ({
    set: { reloadSupported: data.flag('reload_supported') ?? false },
    send: [{ eventType: 'set_custom_style', eventData: scrollbarStyle }],
  }),
  iframe_will_reload: () => ({ set: { ready: false } }),
  web_app_ready: () => ({ set: { ready: true } }),
  web_app_expand: (state) => ({
    set: { expanded: true },
    // When the app expands from half height, a second message follows after the new size was drawn.
    send: [viewportChanged({ ...state, expanded: true }, state.expanded)],
  }),
  web_app_request_viewport: (state) => ({ send: [viewportChanged(state)] }),
  web_app_request_theme: (state) => ({ send: [themeChanged(state)] }),
  web_app_request_safe_area: (state) => ({ send: [safeAreaChanged(state)] }),
  web_app_request_content_safe_area: (state) => ({ send: [contentSafeAreaChanged(state)] }),
  web_app_request_fullscreen: (state) =>
    state.fullscreen
      ? { send: [{ eventType: 'fullscreen_failed', eventData: { error: 'ALREADY_FULLSCREEN' } }] }
      : setFullscreen(state, true),
  web_app_exit_fullscreen: (state) => (state.fullscreen ? setFullscreen(state, false) : {}),
  web_app_set_header_color: (state, data) => ({
    set: {
      headerColor: color(state, data.text('color') ?? data.text('color_key'), state.headerColor),
    },
  }),
  web_app_set_background_color: (state, data) => ({
    set: { backgroundColor: color(state, data.text('color'), state.backgroundColor) },
  }),
  web_app_set_bottom_bar_color: (state, data) => ({
    set: { bottomBarColor: color(state, data.text('color'), state.bottomBarColor) },
  }),
  web_app_setup_closing_behavior: (_, data) => ({
    set: { confirmsClosing: data.flag('need_confirmation') ?? false },
  }),
  web_app_setup_swipe_behavior: (_, data) => ({
    set: { verticalSwipes: data.flag('allow_vertical_swipe') ?? true },
  }),
};

/** Returns `value` if it is a color #rrggbb or the name of a theme parameter, otherwise `current`. */
function color(state: HostState, value: string | undefined, current: string): string {
  if (value === undefined) return current;
  const isKnown = /^#[0-9a-f]{6}$/i.test(value) || Object.hasOwn(themes[state.device.theme], value);
  return isKnown ? value : current;
}
