import type { Config } from '../config.ts';

/**
 * Whether a page of this origin may open the live connection: the server's own, a listed one, and outside production
 * also whatever this machine serves. No origin at all is no page, such as a native client.
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
