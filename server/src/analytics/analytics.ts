import { Problem } from '@bold/sdk/contract';
import { analyticsAppHideEvents, corsPreflightSeconds } from '@bold/sdk/limits';
import cors from '@koa/cors';
import type { Context, Middleware } from '../context.ts';
import type { Deps } from '../deps.ts';
import { isDatabaseUnavailable } from '../http/on-error.ts';
import { addressGroup, clientAddress } from '../limits/client-address.ts';
import { SenderGate } from '../limits/sender-gate.ts';
import { taskWorker } from './curve-tasks.ts';
import { Proofs } from './proofs.ts';
import { type AnalyticsDeps, recordEvents } from './record-events.ts';
import { Refusal, sendRefusal, sendTooMany, TooMany } from './responses.ts';

/** Handles one request. `sender` is the client's key for the rate limits, see `addressGroup`. */
type Run = (ctx: Context, sender: string) => void | Promise<void>;
/**
 * The number of events that the TON Foundation's client may record in one launch (decisions §8). Each key is the name
 * of an event.
 */
const eventThresholds = { 'app-hide': analyticsAppHideEvents };

/**
 * Returns the middleware of `/analytics` (`analytics.openapi.yaml`). If `analyticsToken` is null, the middleware passes
 * every request on to `next`.
 */
export function analytics(deps: AnalyticsDeps): Middleware {
  const { config, clock, log, metrics } = deps;
  if (config.analyticsToken === null) return (_ctx, next) => next();
  const { analyticsPerSecond, analyticsBurst } = config.limits;
  const gate = new SenderGate(analyticsPerSecond, analyticsBurst);
  const proofs = new Proofs(config);

  const operations: Record<string, { id: string; run: Run }> = {
    'POST /analytics/events': {
      id: 'recordEvents',
      run: recordEvents(deps, proofs, config.analyticsToken),
    },
    'GET /analytics/events/threshold': {
      id: 'getEventThresholds',
      run: (ctx) => {
        ctx.set('Cache-Control', 'public, max-age=3600');
        ctx.body = eventThresholds;
      },
    },
    'GET /analytics/c3e068ebf11840ed3fc311a6f2df80b20fa05d25': {
      id: 'getTaskWorker',
      run: (ctx) => {
        ctx.set({ 'Content-Type': 'text/javascript', 'Cache-Control': 'public, max-age=3600' });
        ctx.body = taskWorker;
      },
    },
    'GET /analytics/aee7c93a9ae7930fb19732325d2c560c53849aa7': {
      id: 'getTaskArguments',
      run: (ctx) => {
        ctx.body = proofs.issueTask(clock.now());
      },
    },
  };

  async function respond(ctx: Context, { id, run }: { id: string; run: Run }) {
    ctx.state.operationId = id;
    ctx.set('Cache-Control', 'no-store');
    try {
      const sender = addressGroup(clientAddress(ctx.req, config.trustedProxies));
      if (!gate.mayPass(sender, clock.now())) {
        metrics.refusals.inc({ limit: 'analytics' });
        throw new TooMany('Too many requests.');
      }
      await run(ctx, sender);
    } catch (error) {
      if (error instanceof TooMany) {
        sendTooMany(ctx, error, proofs.next(clock.now(), { isProven: false }));
      } else sendRefusal(ctx, toRefusal(error, log, ctx.state.requestId));
    }
  }

  const crossOrigin = cors({
    origin: ({ request }) => config.corsOrigins.find((it) => it === request.get('Origin')) ?? '',
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['TGA-Auth-Token', 'Content-Type', 'Content', 'Content-Encoding'],
    exposeHeaders: ['Retry-After'],
    maxAge: corsPreflightSeconds,
  });
  return (ctx, next) => {
    if (!ctx.path.startsWith('/analytics/')) return next();
    const operation = operations[`${ctx.method} ${ctx.path}`];
    return crossOrigin(ctx, () => (operation ? respond(ctx, operation) : next()));
  };
}

function toRefusal(error: unknown, log: Deps['log'], requestId: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof Problem) return new Refusal(error.status, error.message, error.headers);
  log.error({ err: error, requestId }, 'A request of analytics failed.');
  return isDatabaseUnavailable(error)
    ? new Refusal(503, 'The service is not available.')
    : new Refusal(500, 'Something went wrong.');
}
