import { on, postEvent, type SafeAreaInsets } from '@telegram-apps/sdk-react';

const sides = ['top', 'right', 'bottom', 'left'] as const;

/**
 * Writes the safe areas of the device and the host into `--device-inset-*` and `--content-inset-*`, and updates them,
 * because iOS reports them late.
 */
export function keepInsets(root: HTMLElement) {
  const write = (prefix: string) => (insets: SafeAreaInsets) => {
    for (const side of sides) root.style.setProperty(`--${prefix}-${side}`, `${insets[side]}px`);
  };
  on('safe_area_changed', write('device-inset'));
  on('content_safe_area_changed', write('content-inset'));
  postEvent('web_app_request_safe_area');
  postEvent('web_app_request_content_safe_area');
}
