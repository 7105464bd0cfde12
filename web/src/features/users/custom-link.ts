/**
 * Parses a profile's custom link, which is an http(s) URL (spec §5). A link without a scheme gets https.
 * @returns the URL; `null` for a text that is no http(s) URL, and for a URL with white space, a user name or a password
 */
export function parseCustomLink(value: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const address = hasScheme ? value : `https://${value}`;
  if (/\s/.test(value) || !URL.canParse(address)) return null;
  const url = new URL(address);
  // A user name or a password could mislead about the host.
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** Returns the host of the custom link, as a text for the card; `null` if the value is not a link (spec §5). */
export function customLinkText(value: string): string | null {
  return parseCustomLink(value)?.host ?? null;
}

/** Returns the URL that the custom link opens, always with https; `null` if the value is not a link (spec §5). */
export function customLinkHref(value: string): string | null {
  const url = parseCustomLink(value);
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}
