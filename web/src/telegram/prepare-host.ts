import { type MethodName, on, postEvent, request } from '@telegram-apps/sdk-react';
import { keepInsets } from './host-insets.ts';

/** A host that has not said its size by then is silent; the page goes on without. */
const viewportTimeoutMs = 800;

/**
 * Prepares the viewport, the main button and the back button, and expands the app (spec §1).
 * @param has whether the host's version takes a method
 */
export function prepareHost(has: (method: MethodName) => boolean) {
  const root = document.documentElement;
  on('viewport_changed', ({ height, is_state_stable }) => {
    // Mid-swipe heights would make the page jump under the finger.
    if (is_state_stable) root.style.setProperty('--host-height', `${height}px`);
  });
  request('web_app_request_viewport', 'viewport_changed', { timeout: viewportTimeoutMs }).catch(
    (error: unknown) => console.error('The viewport could not be mounted', error),
  );
  postEvent('web_app_setup_main_button', { is_visible: false });
  if (has('web_app_setup_back_button')) {
    postEvent('web_app_setup_back_button', { is_visible: false });
  }
  // Swiping down while tapping would close the game.
  if (has('web_app_setup_swipe_behavior')) {
    postEvent('web_app_setup_swipe_behavior', { allow_vertical_swipe: false });
  }
  if (has('web_app_request_safe_area')) keepInsets(root);
  postEvent('web_app_expand');
}
