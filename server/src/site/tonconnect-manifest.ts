import type { Config } from '../config.ts';
import type { Middleware } from '../context.ts';

const manifestPath = '/tonconnect-manifest.json';
const iconPath = '/icon-180.png';

/**
 * Serves `/tonconnect-manifest.json`, which describes the app to TON wallets. Wallets have other origins than this
 * server, so the manifest and its icon allow all origins.
 */
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
