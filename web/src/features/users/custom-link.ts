/**
 * Parses a profile's custom link: an http(s) URL, https if it has no scheme (spec §5). Returns `null` for anything
 * else, and for a URL with a user name or password, which misleads about its host.
 */
export function parseCustomLink(value: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const address = hasScheme ? value : `https://${value}`;
  if (/\s/.test(value) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** Returns the host, which is the text of the custom link; `null` when the value is not a link (spec §5). */
export function customLinkText(value: string): string | null {
  return parseCustomLink(value)?.host ?? null;
}

/** Returns the https URL that the custom link opens; `null` when the value is not a link (spec §5). */
export function customLinkHref(value: string): string | null {
  const url = parseCustomLink(value);
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}
