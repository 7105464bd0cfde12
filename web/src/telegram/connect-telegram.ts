import {
  createPostEvent,
  init,
  type MethodName,
  on,
  postEvent,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk-react';
import { invoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';
import { prepareHost } from './prepare-host.ts';
import type { Telegram } from './telegram.ts';

const missed = new Set<string>();

/**
 * Runs a call to the host; one that it does not take changes nothing and is logged, once per kind.
 * @returns whether it was taken
 */
function softly(what: string, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (!missed.has(what)) console.warn(`The messenger did not take ${what}`, error);
    missed.add(what);
    return false;
  }
}

/**
 * Connects to the messenger around the page and prepares it (spec §1, last point). Never waits.
 * @param launch what the messenger said at the start
 * @param hostOrigin the only origin that may play the messenger when the page is in a frame
 */
export function connectTelegram(launch: LaunchParameters, hostOrigin: string): Telegram {
  const has = (method: MethodName) => supports(method, launch.version);
  // Our own parser's result goes in, for the library's is stricter and would refuse some hosts.
  softly('the connection', () => {
    targetOrigin.set(hostOrigin);
    init({
      launchParams: {
        tgWebAppPlatform: launch.platform,
        tgWebAppVersion: launch.version,
        tgWebAppThemeParams: {},
      },
      postEvent: createPostEvent(launch.version),
    });
  });
  softly('the preparations', () => prepareHost(has));

  return {
    launch,
    ready() {
      softly('the readiness', () => postEvent('web_app_ready'));
    },
    haptic(impact) {
      if (!has('web_app_trigger_haptic_feedback')) return;
      softly('a haptic', () =>
        postEvent('web_app_trigger_haptic_feedback', { type: 'impact', impact_style: impact }),
      );
    },
    onBack(listener) {
      if (!has('web_app_setup_back_button')) return () => {};
      const off = on('back_button_pressed', listener);
      softly('the back button', () => postEvent('web_app_setup_back_button', { is_visible: true }));
      return () => {
        off();
        softly('the back button', () =>
          postEvent('web_app_setup_back_button', { is_visible: false }),
        );
      };
    },
    openLink(url) {
      softly('a link', () => postEvent('web_app_open_link', { url }));
    },
    openTelegramLink(url) {
      return softly('a link', () => {
        const { pathname, search } = new URL(url);
        // Below 6.1 the host would navigate away from the app; a browser does no harm.
        if (has('web_app_open_tg_link')) {
          postEvent('web_app_open_tg_link', { path_full: pathname + search });
        } else {
          postEvent('web_app_open_link', { url });
        }
      });
    },
    invoices: invoiceSheet(launch.version),
    paint(background) {
      if (!has('web_app_set_background_color')) return;
      softly('a colour', () => {
        const color = background as `#${string}`;
        postEvent('web_app_set_background_color', { color });
        if (supports('web_app_set_header_color', 'color', launch.version)) {
          postEvent('web_app_set_header_color', { color });
        }
        if (has('web_app_set_bottom_bar_color'))
          postEvent('web_app_set_bottom_bar_color', { color });
      });
    },
    close() {
      softly('the closing', () => postEvent('web_app_close'));
    },
  };
}
