import { createPostEvent, type PostEventFn, supports } from '@telegram-apps/sdk-react';

/** Creates the functions that open a URL outside the app, in a browser or in Telegram. */
export function linkOpener(version: string, post: PostEventFn) {
  const hasLinks = supports('web_app_open_tg_link', version);

  function openLink(url: string) {
    // The library counts this method as one of 6.0. It came with 6.1, as the one for Telegram links did.
    if (hasLinks) post('web_app_open_link', { url });
    else window.open(url, '_blank', 'noopener');
  }

  /** Opens a URL of another site than `https://t.me` in a browser. Throws if the URL is invalid. */
  function openTelegramLink(url: string) {
    const { origin, pathname, search } = new URL(url);
    // In a frame, the host opens Telegram links whatever its version is, as Telegram's own script supposes.
    if (origin === 'https://t.me' && (hasLinks || window.parent !== window)) {
      createPostEvent('6.1')('web_app_open_tg_link', { path_full: pathname + search });
    } else openLink(url);
  }

  return { openLink, openTelegramLink };
}
