type HostedPage = {
  readonly parent: unknown;
  readonly external?: object;
};

/** The objects that Telegram's clients add to the page of the app. */
type HostTraces = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: unknown };
  readonly external?: { readonly notify?: unknown };
};

/** Returns true if the page is inside Telegram. Launch parameters are no proof: a copied link contains them too. */
export function hasHost(page: HostedPage): boolean {
  const { TelegramWebviewProxy: proxy, external } = page as HostTraces;
  // A native app adds an object, a web client uses a frame, and Telegram for Windows adds `external.notify`.
  return (
    typeof proxy?.postEvent === 'function' ||
    page.parent !== page ||
    typeof external?.notify === 'function'
  );
}
