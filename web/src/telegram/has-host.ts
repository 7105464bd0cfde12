/** The properties of a page that show whether the page is inside Telegram. */
type HostedPage = {
  readonly parent: unknown;
  readonly external?: object;
};

/** The objects that hosts add to their pages. */
type HostTraces = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: unknown };
  readonly external?: { readonly notify?: unknown };
};

/**
 * Returns true if the page is inside Telegram. A native app adds an object to the page. A web client shows the page in
 * a frame. Telegram for Windows provides `external.notify`. Launch parameters prove nothing, because a copied link
 * contains them too.
 */
export function hasHost(page: HostedPage): boolean {
  const { TelegramWebviewProxy: proxy, external } = page as HostTraces;
  return (
    typeof proxy?.postEvent === 'function' ||
    page.parent !== page ||
    typeof external?.notify === 'function'
  );
}
