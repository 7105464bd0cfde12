import { corsPreflightSeconds } from '@bold/sdk/limits';
import cors from '@koa/cors';
import Koa from 'koa';
import { analytics } from './analytics/analytics.ts';
import type { Config } from './config.ts';
import type { Middleware } from './context.ts';
import { apiRouter } from './contract/api-router.ts';
import type { Authenticate } from './contract/player.ts';
import type { Deps } from './deps.ts';
import { handlers } from './generated/handlers.ts';
import { accessLog } from './http/access-log.ts';
import { lostResponse } from './http/lost-response.ts';
import { onError } from './http/on-error.ts';
import { refuseBadTarget } from './http/refuse-bad-target.ts';
import { refuseUnrouted } from './http/refuse-unrouted.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { limitAddress } from './limits/limit-address.ts';
import { measureRequests } from './metrics/measure-requests.ts';
import { metricsPage } from './metrics/metrics-page.ts';
import { appConfig } from './site/app-config.ts';
import { contentSecurity } from './site/content-security.ts';
import { docs } from './site/docs.ts';
import { health } from './site/health.ts';
import { notFound } from './site/not-found.ts';
import { simulator } from './site/simulator.ts';
import { tonconnectManifest } from './site/tonconnect-manifest.ts';
import { webApp } from './site/web-app.ts';
import type { UpdateHandler } from './telegram/handle-updates.ts';
import { webhook } from './telegram/webhook.ts';

/**
 * Creates the Koa application.
 * @param handleUpdate Receives the updates that Telegram sends to the webhook.
 * @param probed The database that `/readyz` queries to check whether the server is ready.
 */
export function createApp(
  deps: Deps,
  authenticate: Authenticate,
  handleUpdate: UpdateHandler | null = null,
  probed: Deps['db'] = deps.db,
): Koa {
  const { config, log } = deps;
  const app = new Koa({
    proxy: config.trustedProxies > 0,
    maxIpsCount: config.trustedProxies,
  });
  app.on('error', lostResponse(log));
  const api = apiRouter(handlers, deps, authenticate);
  const chain: Middleware[] = [
    refuseBadTarget,
    requestId,
    accessLog(log),
    measureRequests(deps.metrics),
    securityHeaders(contentSecurity(config), config),
    analytics(deps),
    cors({
      origin: ({ request }) => config.corsOrigins.find((it) => it === request.get('Origin')) ?? '',
      allowMethods: ['GET', 'HEAD', 'POST', 'PATCH'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: corsPreflightSeconds,
    }),
    onError(log),
    ...webhookOf(config, handleUpdate),
    limitAddress(deps),
    api.routes() as Middleware,
    refuseUnrouted(api),
    health(probed),
    metricsPage(deps),
    appConfig(deps),
    tonconnectManifest(config),
    docs,
    simulator(config),
    webApp(config),
    notFound(config),
  ];
  for (const middleware of chain) app.use(middleware);
  return app;
}

function webhookOf(
  { telegramWebhookSecret }: Config,
  handleUpdate: UpdateHandler | null,
): Middleware[] {
  return handleUpdate && telegramWebhookSecret !== null
    ? [webhook(telegramWebhookSecret, handleUpdate)]
    : [];
}
