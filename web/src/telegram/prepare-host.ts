import {
  type MethodName,
  on,
  type PostEventFn,
  type SafeAreaInsets,
} from '@telegram-apps/sdk-react';
import { closingMark } from './closing-mark.ts';
import type { InitData } from './init-data.ts';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/** How long the app waits for the host's size before it logs an error. */
const viewportTimeoutMs = 800;

/**
 * Hides the host's main and back buttons, expands the app, and writes the host's height to `--host-height` (spec §1).
 * Ends the question before closing that the page before a reload has left.
 * @param has A function that returns true if the host's version supports a method
 */
export function prepareHost(
  post: PostEventFn,
  has: (method: MethodName) => boolean,
  { hash }: InitData,
) {
  const root = document.documentElement;
  const warning = setTimeout(() => {
    console.error('The viewport could not be mounted', new Error('Telegram reports no size.'));
  }, viewportTimeoutMs);
  on('viewport_changed', ({ height, is_state_stable }) => {
    clearTimeout(warning);
    // Ignores the heights during a swipe, which would make the page jump, and the 0 of a hidden tab of Telegram Web.
    if (is_state_stable && height > 0) root.style.setProperty('--host-height', `${height}px`);
  });
  post('web_app_request_viewport');
  post('web_app_setup_main_button', { is_visible: false });
  if (has('web_app_setup_back_button')) {
    post('web_app_setup_back_button', { is_visible: false });
  }
  // A host keeps this setting when the page is reloaded. A form with unsaved changes sets it again.
  if (closingMark.isSet(hash)) {
    post('web_app_setup_closing_behavior', { need_confirmation: false });
  }
  closingMark.remove();
  // Swiping down while tapping would close the game.
  if (has('web_app_setup_swipe_behavior')) {
    post('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  }
  if (has('web_app_request_safe_area')) syncInsets(root, post);
  post('web_app_expand');
}

/** Keeps `--device-inset-*` and `--content-inset-*` equal to the safe areas, which iOS reports late. */
function syncInsets(root: HTMLElement, post: PostEventFn) {
  const write = (prefix: string) => (insets: SafeAreaInsets) => {
    for (const side of sides) root.style.setProperty(`--${prefix}-${side}`, `${insets[side]}px`);
  };
  on('safe_area_changed', write('device-inset'));
  on('content_safe_area_changed', write('content-inset'));
  post('web_app_request_safe_area');
  post('web_app_request_content_safe_area');
}
