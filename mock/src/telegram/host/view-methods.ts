import { themes } from '../launch/themes.ts';
import type { HostState, Insets } from './host-state.ts';
import type { HostMessage, Method, Outcome } from './method.ts';

/** The height of the round buttons that Telegram draws over a full-screen app, in CSS pixels. */
const fullscreenControls = 46;

const scrollbarStyle =
  '::-webkit-scrollbar{width:6px}::-webkit-scrollbar-thumb{border-radius:3px;background:#8888}';

/** Returns the message `viewport_changed` with the app's current size. `stable` is false while the size is changing. */
export function viewportChanged(state: HostState, stable = true): HostMessage {
  const eventData = { ...state.viewport, is_expanded: state.expanded, is_state_stable: stable };
  return { eventType: 'viewport_changed', eventData };
}

/** Returns the insets that Telegram's own controls need. In full screen, the insets include the round buttons. */
export function contentSafeArea({ device, fullscreen }: HostState): Insets {
  const { top, ...others } = device.contentSafeArea;
  return { top: fullscreen ? Math.max(top, fullscreenControls) : top, ...others };
}

/** Turns full screen on or off, and reports the change and the new insets. */
export function setFullscreen(state: HostState, fullscreen: boolean): Outcome {
  const next = { ...state, fullscreen, expanded: state.expanded || fullscreen };
  return {
    set: { fullscreen, expanded: next.expanded },
    send: [
      { eventType: 'fullscreen_changed', eventData: { is_fullscreen: fullscreen } },
      { eventType: 'content_safe_area_changed', eventData: contentSafeArea(next) },
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
  web_app_request_theme: ({ device }) => ({
    send: [{ eventType: 'theme_changed', eventData: { theme_params: themes[device.theme] } }],
  }),
  web_app_request_safe_area: ({ device }) => ({
    send: [{ eventType: 'safe_area_changed', eventData: device.safeArea }],
  }),
  web_app_request_content_safe_area: (state) => ({
    send: [{ eventType: 'content_safe_area_changed', eventData: contentSafeArea(state) }],
  }),
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

/**
 * Returns `value` if `value` is a color #rrggbb, or the theme's color if `value` is the name of a theme parameter.
 * Returns `current` for any other value.
 */
function color(state: HostState, value: string | undefined, current: string): string {
  if (value && /^#[0-9a-f]{6}$/i.test(value)) return value;
  return (
    Object.entries(themes[state.device.theme]).find(([name]) => name === value)?.[1] ?? current
  );
}
