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
import { postHaptic } from './post-haptic.ts';
import { prepareHost } from './prepare-host.ts';
import { sendPreparedMessage } from './send-prepared-message.ts';
import type { FullScreen, Telegram } from './telegram.ts';

type HostButton = 'web_app_setup_back_button' | 'web_app_setup_settings_button';
type HostPress = 'back_button_pressed' | 'settings_button_pressed';

const missed = new Set<string>();

/** Calls the host. Returns false if the call failed, and logs the first failure of each kind. */
function tryOrLog(what: string, call: () => void): boolean {
  try {
    call();
    return true;
  } catch (error) {
    if (!missed.has(what)) console.warn(`Telegram did not accept ${what}`, error);
    missed.add(what);
    return false;
  }
}

const fullScreen: FullScreen = {
  request(isFull) {
    tryOrLog('full screen', () =>
      postEvent(isFull ? 'web_app_request_fullscreen' : 'web_app_exit_fullscreen'),
    );
  },
  subscribe: (listener) => on('fullscreen_changed', ({ is_fullscreen }) => listener(is_fullscreen)),
};

/**
 * Connects to the Telegram client that shows the page and sets it up (spec §1 "Start of the app"). Does not wait for
 * responses.
 * @param hostOrigin the only origin that may be Telegram when the page is in a frame
 */
export function connectTelegram(launch: LaunchParameters, hostOrigin: string): Telegram {
  const has = (method: MethodName) => supports(method, launch.version);
  // Passes the result of the app's own parser, because the library's parser refuses some hosts.
  tryOrLog('the connection', () => {
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
  tryOrLog('the preparations', () => prepareHost(has));

  /** Shows a button of the host and calls `listener` when it is pressed. Returns a function that hides the button. */
  function whilePressed(setup: HostButton, press: HostPress, listener: () => void): () => void {
    if (!has(setup)) return () => {};
    const show = (is_visible: boolean) => tryOrLog(setup, () => postEvent(setup, { is_visible }));
    const off = on(press, listener);
    show(true);
    return () => {
      off();
      show(false);
    };
  }
  const hasHaptic = has('web_app_trigger_haptic_feedback');

  return {
    launch,
    ready() {
      tryOrLog('the readiness', () => postEvent('web_app_ready'));
    },
    haptic(impact) {
      if (hasHaptic) tryOrLog('a haptic', () => postHaptic(impact));
    },
    onBack: (listener) =>
      whilePressed('web_app_setup_back_button', 'back_button_pressed', listener),
    onSettings: (listener) =>
      whilePressed('web_app_setup_settings_button', 'settings_button_pressed', listener),
    openLink(url) {
      tryOrLog('a link', () => postEvent('web_app_open_link', { url }));
    },
    openTelegramLink(url) {
      return tryOrLog('a link', () => {
        const { pathname, search } = new URL(url);
        // Below 6.1 the host would replace the app by the link's page, so a browser opens the link.
        if (has('web_app_open_tg_link')) {
          postEvent('web_app_open_tg_link', { path_full: pathname + search });
        } else {
          postEvent('web_app_open_link', { url });
        }
      });
    },
    sendPrepared: has('web_app_send_prepared_message') ? sendPreparedMessage : undefined,
    invoices: invoiceSheet(launch.version),
    paint(background) {
      if (!has('web_app_set_background_color')) return;
      tryOrLog('a colour', () => {
        const color = background as `#${string}`;
        postEvent('web_app_set_background_color', { color });
        if (supports('web_app_set_header_color', 'color', launch.version)) {
          postEvent('web_app_set_header_color', { color });
        }
        if (has('web_app_set_bottom_bar_color'))
          postEvent('web_app_set_bottom_bar_color', { color });
      });
    },
    fullScreen: has('web_app_request_fullscreen') ? fullScreen : undefined,
    confirmClosing() {
      if (!has('web_app_setup_closing_behavior')) return () => {};
      const confirm = (need_confirmation: boolean) =>
        tryOrLog('a confirmation', () =>
          postEvent('web_app_setup_closing_behavior', { need_confirmation }),
        );
      confirm(true);
      return () => confirm(false);
    },
    close() {
      tryOrLog('the closing', () => postEvent('web_app_close'));
    },
  };
}
