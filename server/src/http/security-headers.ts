import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';

/** Sets the security headers of every response. `policy` returns the Content-Security-Policy of a path. */
export function securityHeaders(
  policy: (path: string) => string,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): Middleware {
  // A proxy that terminates TLS may not write X-Forwarded-Proto. Browsers ignore the header in what comes by http.
  const isPublicUrlSecure = publicUrl.startsWith('https:');
  return async (ctx, next) => {
    ctx.set({
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'no-referrer',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Content-Security-Policy': policy(ctx.path),
    });
    if (ctx.secure || isPublicUrlSecure) {
      ctx.set('Strict-Transport-Security', 'max-age=31536000');
    }
    await next();
  };
}
