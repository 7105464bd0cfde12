import { postEvent } from '@telegram-apps/sdk-react';
import type { Impact } from './telegram.ts';

/** What a native messenger puts into its pages. */
type NativeTraces = {
  readonly TelegramWebviewProxy?: { postEvent?(method: string, parameters: string): void };
};

/**
 * Asks the messenger for one buzz. A native one is asked straight away, as the library would: it looks for
 * it anew each time, through all that `window` holds, and fast fingers leave no time for that.
 * @throws whatever the host does
 */
export function postHaptic(impact: Impact, page: Window & NativeTraces = window): void {
  const method = 'web_app_trigger_haptic_feedback';
  const parameters = { type: 'impact', impact_style: impact } as const;
  const native = page.parent === page ? page.TelegramWebviewProxy : undefined;
  if (native?.postEvent) native.postEvent(method, JSON.stringify(parameters));
  else postEvent(method, parameters);
}
