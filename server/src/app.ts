import cors from '@koa/cors';
import Koa, { type Middleware } from 'koa';
import type { Deps } from './deps.ts';
import { accessLog } from './http/access-log.ts';
import { apiRouter } from './http/api-router.ts';
import type { Authenticate } from './http/authenticate.ts';
import { onError } from './http/on-error.ts';
import { refuseUnrouted } from './http/refuse-unrouted.ts';
import { requestId } from './http/request-id.ts';
import { securityHeaders } from './http/security-headers.ts';
import { appConfig } from './site/app-config.ts';
import { docs } from './site/docs.ts';
import { health } from './site/health.ts';
import { nothingHere } from './site/nothing-here.ts';
import { simulator } from './site/simulator.ts';
import { webApp } from './site/web-app.ts';

/** Everything that answers over HTTP, in the order in which a request meets it. */
export function createApp(deps: Deps, authenticate: Authenticate): Koa {
  const { config, log } = deps;
  const app = new Koa({ proxy: config.trustProxy });
  app.on('error', (err) => log.error({ err }, 'an answer could not be sent'));
  const api = apiRouter(deps, authenticate);
  const chain: Middleware[] = [
    requestId,
    accessLog(log),
    securityHeaders,
    cors({
      origin: ({ request }) => config.corsOrigins.find((it) => it === request.get('Origin')) ?? '',
      allowMethods: ['GET', 'HEAD', 'POST', 'PATCH'],
      allowHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key'],
      exposeHeaders: ['Retry-After', 'X-Request-Id'],
      maxAge: 600,
    }),
    onError(log),
    api.routes() as Middleware,
    refuseUnrouted(api),
    health(deps),
    appConfig(config),
    docs,
    simulator(config),
    webApp(config),
    nothingHere(config),
  ];
  for (const middleware of chain) app.use(middleware);
  return app;
}
