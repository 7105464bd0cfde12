import type { Middleware } from 'koa';

/** Who may frame the app: the messenger's web clients, and our own simulator. */
const frameAncestors = "frame-ancestors 'self' https://web.telegram.org https://*.telegram.org";

/** Headers that every answer carries; API answers are data and may be nothing else. */
export const securityHeaders: Middleware = async (ctx, next) => {
  ctx.set({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Content-Security-Policy': ctx.path.startsWith('/api/')
      ? "default-src 'none'; frame-ancestors 'none'"
      : frameAncestors,
  });
  if (ctx.secure) ctx.set('Strict-Transport-Security', 'max-age=31536000');
  await next();
};
