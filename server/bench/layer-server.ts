import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import cors from '@koa/cors';
import fastify from 'fastify';
import Koa from 'koa';
import { pino } from 'pino';
import { accessLog } from '../src/http/access-log.ts';
import { onError } from '../src/http/on-error.ts';
import { requestId } from '../src/http/request-id.ts';
import { securityHeaders } from '../src/http/security-headers.ts';
import { measureRequests } from '../src/metrics/measure-requests.ts';
import { createMetrics } from '../src/metrics/metrics.ts';

// Serves the levels through the layer that the argument names: `koa` alone or `chain` (Koa with the server's
// middleware), both with prepared bytes, or `fastify`, which serializes with a schema.

const log = pino({ level: 'error' });
const body = JSON.stringify(levels);

function koa(chain: Koa.Middleware[]): Server {
  const app = new Koa();
  for (const middleware of chain) app.use(middleware);
  app.use((ctx) => {
    ctx.set('Content-Type', 'application/json; charset=utf-8');
    ctx.body = body;
  });
  return createServer(app.callback());
}

function startFastify(): Server {
  const app = fastify();
  app.get('/', { schema: { response: { 200: schemaOf(levels) } } }, () => levels);
  app.ready();
  return app.server;
}

function schemaOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'array', items: schemaOf(value[0]) };
  if (typeof value !== 'object' || value === null) return { type: typeof value };
  const properties = Object.entries(value).map(([name, part]) => [name, schemaOf(part)]);
  return { type: 'object', properties: Object.fromEntries(properties) };
}

const layers: Record<string, () => Server> = {
  koa: () => koa([]),
  chain: () =>
    koa([
      requestId,
      accessLog(log),
      measureRequests(createMetrics()),
      securityHeaders(() => "default-src 'self'", { publicUrl: 'http://127.0.0.1' }),
      cors(),
      onError(log),
    ]),
  fastify: startFastify,
};

const server = layers[process.argv[2] ?? '']?.();
if (!server)
  throw new Error(`There is no such layer; there are ${Object.keys(layers).join(', ')}.`);
process.once('SIGTERM', () => process.exit(0));
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`The layer listens on http://127.0.0.1:${port}\n`);
});
