import {
  createPostEvent,
  type MethodName,
  on,
  type PostEventFn,
  supports,
  targetOrigin,
} from '@telegram-apps/sdk-react';
import { closingMark } from './closing-mark.ts';
import { invoiceSheet } from './invoice-sheet.ts';
import type { LaunchParameters } from './launch-parameters.ts';
import { linkOpener } from './link-opener.ts';
import { postHaptic } from './post-haptic.ts';
import { prepareHost } from './prepare-host.ts';
import { preparedSender } from './send-prepared-message.ts';
import type { Telegram } from './telegram.ts';

// The app uses the library's messages, not its components (`backButton`, `viewport`, …) and their signals. These would
// add 9.5 to 10.4 kB to a first load of 160 kB, and they throw for hosts that the app's own parser accepts: without a
// theme, with a color like #abc, without `signature` in the init data, or without session storage.

const missed = new Set<string>();

/**
 * Runs `call`. If `call` throws, logs the error, but only the first error for each `what`.
 * @returns false if `call` throws, otherwise true
 */
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

/** Applies the host's styles to a page in a frame, and reloads the page when the host requests this. */
function followFrame(post: PostEventFn) {
  const style = document.head.appendChild(document.createElement('style'));
  on('set_custom_style', (text) => {
    style.textContent = text;
  });
  on('reload_iframe', () => {
    post('iframe_will_reload');
    location.reload();
  });
  post('iframe_ready', { reload_supported: true });
}

/**
 * Connects to the Telegram client and prepares it, without waiting for responses (spec §1 "Start of the app").
 * @param hostOrigin The only origin that receives the app's calls when the page is in a frame
 */
export function connectTelegram(launch: LaunchParameters, hostOrigin: string): Telegram {
  const has = (method: MethodName) => supports(method, launch.version);
  const post = createPostEvent(launch.version);
  tryOrLog('the frame', () => {
    targetOrigin.set(hostOrigin);
    followFrame(post);
  });
  tryOrLog('the start', () => prepareHost(post, has, launch.initData));

  /** Shows a button of the host, and calls `listener` at each press. Returns a function that hides the button. */
  function whilePressed(button: 'back' | 'settings', listener: () => void): () => void {
    const setup = `web_app_setup_${button}_button` as const;
    if (!has(setup)) return () => {};
    const show = (is_visible: boolean) => tryOrLog(setup, () => post(setup, { is_visible }));
    const off = on(`${button}_button_pressed`, listener);
    show(true);
    return () => {
      off();
      show(false);
    };
  }
  let intercept = () => false;
  let wanted = true;
  const links = linkOpener(launch.version, post);
  const hasHaptic = has('web_app_trigger_haptic_feedback');

  return {
    launch,
    ready() {
      tryOrLog('ready', () => post('web_app_ready'));
    },
    haptic(impact) {
      if (hasHaptic) tryOrLog('a haptic', () => postHaptic(impact, post));
    },
    onBack: (listener) =>
      whilePressed('back', () => {
        if (!intercept()) listener();
      }),
    interceptBack(handle) {
      intercept = handle;
    },
    onSettings: (listener) => whilePressed('settings', listener),
    onVisibility: (listener) => on('visibility_changed', ({ is_visible }) => listener(is_visible)),
    openLink(url) {
      tryOrLog('a link', () => links.openLink(url));
    },
    openTelegramLink: (url) => tryOrLog('a link', () => links.openTelegramLink(url)),
    sendPrepared: has('web_app_send_prepared_message') ? preparedSender(post) : undefined,
    invoices: invoiceSheet(launch.version, post),
    paint(background) {
      if (!has('web_app_set_background_color')) return;
      tryOrLog('a color', () => {
        const color = background as `#${string}`;
        post('web_app_set_background_color', { color });
        if (supports('web_app_set_header_color', 'color', launch.version)) {
          post('web_app_set_header_color', { color });
        }
        if (has('web_app_set_bottom_bar_color')) post('web_app_set_bottom_bar_color', { color });
      });
    },
    fullScreen: has('web_app_request_fullscreen')
      ? {
          request(isFull) {
            wanted = isFull;
            const method = isFull ? 'web_app_request_fullscreen' : 'web_app_exit_fullscreen';
            tryOrLog('full screen', () => post(method));
          },
          subscribe(listener) {
            const offChanged = on('fullscreen_changed', (change) =>
              listener(change.is_fullscreen, true),
            );
            // Telegram for iOS reports `ALREADY_FULLSCREEN` also if the app already is as it was asked to be.
            const offFailed = on('fullscreen_failed', ({ error }) =>
              listener(error === 'ALREADY_FULLSCREEN' && wanted, false),
            );
            return () => {
              offChanged();
              offFailed();
            };
          },
        }
      : undefined,
    confirmClosing() {
      // The library counts the method as one of 6.0. It came with 6.2, as popups did.
      if (!has('web_app_open_popup')) return () => {};
      const confirm = (need_confirmation: boolean) =>
        tryOrLog('a confirmation', () =>
          post('web_app_setup_closing_behavior', { need_confirmation }),
        );
      closingMark.set(launch.initData.hash);
      confirm(true);
      return () => {
        confirm(false);
        closingMark.remove();
      };
    },
    close() {
      tryOrLog('the closing', () => post('web_app_close'));
    },
  };
}
