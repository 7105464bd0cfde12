/**
 * Parses a profile's custom link (spec §5), and adds https if the link has no scheme.
 * @returns the URL, or `null` if the text is not an http(s) URL. Also `null` if the text contains white space, a user
 * name or a password.
 */
export function parseCustomLink(value: string): URL | null {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(value);
  const address = hasScheme ? value : `https://${value}`;
  const url = /\s/.test(value) ? null : parseUrl(address);
  // A user name or a password could mislead about the host.
  return url && /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
}

// Phones that get no newer browser have all that the rest of the app needs, but not `URL.canParse`.
function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/** Returns the host of the custom link; `null` if the value is not a link (spec §5). */
export function customLinkText(value: string): string | null {
  return parseCustomLink(value)?.host ?? null;
}

/** Returns the custom link as an https URL, even for an http link; `null` if the value is not a link (spec §5). */
export function customLinkHref(value: string): string | null {
  const url = parseCustomLink(value);
  if (!url) return null;
  url.protocol = 'https:';
  return url.href;
}
