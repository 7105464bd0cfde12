import type { Config } from '../config.ts';

/**
 * Returns true if a page of this origin may open the live connection: the server's own origin, a listed one and,
 * outside production, any of this machine. A request without an origin comes from no page, such as a native client's,
 * and is allowed.
 */
export function isAllowedOrigin(
  { origin, host }: { origin?: string | undefined; host?: string | undefined },
  { publicUrl, corsOrigins, production }: Pick<Config, 'publicUrl' | 'corsOrigins' | 'production'>,
): boolean {
  if (origin === undefined) return true;
  if (origin === new URL(publicUrl).origin || corsOrigins.some((it) => it === origin)) {
    return true;
  }
  const page = URL.parse(origin);
  if (production || page === null) return false;
  return page.host === host || ['127.0.0.1', 'localhost', '[::1]'].includes(page.hostname);
}
