/**
 * Parses a profile's custom link, which is an http(s) URL; the scheme is https if the link has none (spec §5). Returns
 * `null` for any other text. Also returns `null` for a URL with a user name or password, which could mislead about the
 * host.
 */
export function parseCustomLink(value: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const address = hasScheme ? value : `https://${value}`;
  if (/\s/.test(value) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/**
 * Returns the host, which the card shows as the text of the custom link; `null` if the value is not a link (spec §5).
 */
export function customLinkText(value: string): string | null {
  return parseCustomLink(value)?.host ?? null;
}

/** Returns the https URL that the custom link opens; `null` if the value is not a link (spec §5). */
export function customLinkHref(value: string): string | null {
  const url = parseCustomLink(value);
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}
