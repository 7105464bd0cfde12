import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';

const manifestPath = '/tonconnect-manifest.json';
const iconPath = '/icon-180.png';

/** Serves the app's manifest for TON wallets. Pages of any origin may read the manifest and its icon. */
export function tonconnectManifest({ publicUrl }: Pick<Config, 'publicUrl'>): Middleware {
  const { origin } = new URL(publicUrl);
  return async (ctx, next) => {
    if (ctx.path !== manifestPath && ctx.path !== iconPath) return next();
    ctx.set('Access-Control-Allow-Origin', '*');
    if (ctx.path === iconPath) return next();
    ctx.set('Cache-Control', 'no-cache');
    ctx.body = { url: origin, name: 'Bold', iconUrl: `${origin}${iconPath}` };
  };
}
