import type { PostEventFn } from '@telegram-apps/sdk-react';
import type { Impact } from './telegram.ts';

/** The object that a native Telegram app adds to its pages. */
type NativeTraces = {
  readonly TelegramWebviewProxy?: { postEvent?(method: string, parameters: string): void };
};

/** Requests one haptic impact from the host. Throws if the request fails. */
export function postHaptic(
  impact: Impact,
  post: PostEventFn,
  page: Window & NativeTraces = window,
): void {
  const method = 'web_app_trigger_haptic_feedback';
  const parameters = { type: 'impact', impact_style: impact } as const;
  // The library searches `window` for the host at each call, which is too slow between fast taps.
  const native = page.parent === page ? page.TelegramWebviewProxy : undefined;
  if (native?.postEvent) native.postEvent(method, JSON.stringify(parameters));
  else post(method, parameters);
}
