import type { AppConfig } from '@bold/sdk';
import type { RunningAnalytics } from '@bold/sdk/analytics';
import { hasHost } from '../telegram/has-host.ts';
import type { LaunchParameters } from '../telegram/launch-parameters.ts';

type EmbeddedConfig = Pick<AppConfig, 'analytics_url' | 'analytics_token'>;

/**
 * Starts and returns the embedded analytics (spec §1). A failed start only logs a warning.
 * @param page the window in which to look for Telegram
 * @returns undefined if the analytics URL is not configured, or if the start fails
 */
export async function startEmbeddedAnalytics(
  launch: LaunchParameters,
  { analytics_url: url, analytics_token: token }: EmbeddedConfig,
  page: Parameters<typeof hasHost>[0] = window,
): Promise<RunningAnalytics | undefined> {
  if (url === null) return undefined;
  try {
    // The code is loaded separately, because the first screen does not need it.
    const { startAnalytics } = await import('@bold/sdk/analytics');
    return startAnalytics({
      url,
      token,
      user: launch.initData.user,
      platform: launch.platform,
      startParameter: launch.startParameter,
      isSupported: hasHost(page),
      storages,
    });
  } catch (error) {
    console.warn('Analytics did not start', error);
    return undefined;
  }
}

/**
 * The browser's local and session storage. They are accessed only when `getItem` or `setItem` is called, because the
 * access throws in some web views.
 */
const storages = {
  local: lazyStorage(() => localStorage),
  session: lazyStorage(() => sessionStorage),
};

function lazyStorage(open: () => Storage): Pick<Storage, 'getItem' | 'setItem'> {
  return {
    getItem: (key) => open().getItem(key),
    setItem: (key, text) => open().setItem(key, text),
  };
}
