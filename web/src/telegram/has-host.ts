/** A page as far as it shows what is around it. */
type HostedPage = {
  readonly parent: unknown;
  readonly external?: object;
};

/** What hosts put into their pages. */
type HostTraces = {
  readonly TelegramWebviewProxy?: { readonly postEvent?: unknown };
  readonly external?: { readonly notify?: unknown };
};

/**
 * Whether a messenger that can be talked to is around the page: an app's web view brings an object, a
 * web client is the page around the frame, Windows notifies. Launch parameters alone can come from a copied link.
 */
export function hasHost(page: HostedPage): boolean {
  const { TelegramWebviewProxy: proxy, external } = page as HostTraces;
  return (
    typeof proxy?.postEvent === 'function' ||
    page.parent !== page ||
    typeof external?.notify === 'function'
  );
}
