import type { AppConfig } from '@bold/sdk';
import { appLink } from '../config/app-link.ts';
import type { Context, Middleware } from '../context.ts';
import type { Deps } from '../deps.ts';
import { openGateways } from '../payments/open-gateways.ts';
import { servesSimulator } from './simulator.ts';

/** Serves the web app's configuration at `/config.json`, so that one build works on every server (decisions §1). */
export function appConfig({ config, gateways }: Pick<Deps, 'config' | 'gateways'>): Middleware {
  return async (ctx, next) => {
    if (ctx.path !== '/config.json') return next();
    const hasAnalytics = config.analyticsToken !== null;
    ctx.set('Cache-Control', 'no-store');
    ctx.body = {
      bot_url: `https://t.me/${config.botUsername}`,
      app_url: appLink(config),
      premium_bot_url: config.premiumBotUrl,
      payment_gateways: openGateways({ config, gateways }),
      analytics_url: hasAnalytics
        ? (config.analyticsUrl ?? `${ownOrigin(ctx, config)}/analytics`)
        : null,
      analytics_token: config.analyticsToken,
      // The app accepts messages only from this origin.
      host_origin: servesSimulator(config) ? ownOrigin(ctx, config) : 'https://web.telegram.org',
      product_analytics_key: config.productAnalyticsKey,
      product_analytics_url: config.productAnalyticsUrl,
      wallets_url: config.walletsUrl,
      ton_network: config.tonNetwork === 'main' ? '-239' : '-3',
    } satisfies AppConfig;
  };
}

/** Returns the origin of `PUBLIC_URL` in production, or the origin from the `Host` header in development. */
function ownOrigin(ctx: Context, { production, publicUrl }: Deps['config']): string {
  return production ? new URL(publicUrl).origin : `${ctx.protocol}://${ctx.req.headers.host}`;
}
