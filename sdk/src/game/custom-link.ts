/**
 * Reads a profile's custom link: an http(s) URL whose scheme may be missing, https assumed (spec §5).
 * `null` for anything else, and for addresses with a user name or password in them, which only mislead.
 */
export function parseCustomLink(value: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const address = hasScheme ? value : `https://${value}`;
  if (/\s/.test(value) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

/** What a custom link shows: the host part only; `null` when it is no link (spec §5). */
export function customLinkText(value: string): string | null {
  return parseCustomLink(value)?.host ?? null;
}

/** What a custom link opens: the same address, by https; `null` when it is no link (spec §5). */
export function customLinkHref(value: string): string | null {
  const url = parseCustomLink(value);
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}
