import { on, postEvent, type SafeAreaInsets } from '@telegram-apps/sdk-react';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Keeps what the device and the host cover as `--device-inset-*` and `--content-inset-*`; iOS tells them late, so they
 * are listened to.
 */
export function keepInsets(root: HTMLElement) {
  const keep = (prefix: string) => (insets: SafeAreaInsets) => {
    for (const side of sides) root.style.setProperty(`--${prefix}-${side}`, `${insets[side]}px`);
  };
  on('safe_area_changed', keep('device-inset'));
  on('content_safe_area_changed', keep('content-inset'));
  postEvent('web_app_request_safe_area');
  postEvent('web_app_request_content_safe_area');
}
