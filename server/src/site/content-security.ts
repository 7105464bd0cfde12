import type { Config } from '../config.ts';
import { servesSimulator } from './simulator.ts';

type Sources = Record<string, string[]>;

const self = "'self'";
const none = "'none'";

/** The origins of this machine, on any port. In development, the app and the simulator may connect to these origins. */
const thisMachine = ['http', 'ws'].flatMap((scheme) =>
  ['127.0.0.1', 'localhost'].map((host) => `${scheme}://${host}:*`),
);

/** Returns a function that maps a path to its Content-Security-Policy. No policy allows scripts from another origin. */
export function contentSecurity(config: Config): (path: string) => string {
  const inDevelopment = servesSimulator(config);
  const local = inDevelopment ? thisMachine : [];
  const page: Sources = {
    'default-src': [self],
    'img-src': [self, 'data:'],
    'object-src': [none],
    'base-uri': [none],
    'form-action': [none],
  };
  const app: Sources = {
    ...page,
    // Third-party components, such as the dialog to choose a wallet, add style elements.
    'style-src': [self, "'unsafe-inline'"],
    'connect-src': [self, ...calledOrigins(config), ...local],
    // Pictures of wallets come from the origins that the operator allows the page to call.
    'img-src': [self, 'data:', ...origins([config.walletsUrl, ...config.connectOrigins])],
    // The worker of the analytics task arrives as text and runs from memory.
    'worker-src': [self, 'blob:'],
    // Native clients do not frame the app: only the web clients and the simulator do.
    'frame-ancestors': ['https://web.telegram.org', ...(inDevelopment ? [self] : [])],
  };
  const simulator: Sources = {
    ...page,
    'connect-src': [self, ...local],
    'frame-src': [self],
    'frame-ancestors': [none],
  };
  const docs: Sources = {
    ...page,
    'style-src': ["'unsafe-inline'"],
    'frame-ancestors': [none],
  };
  const data: Sources = { 'default-src': [none], 'frame-ancestors': [none] };

  const policies = Object.entries({ app, simulator, docs, data }).map(([kind, sources]) => [
    kind,
    serialize(sources),
  ]);
  const byKind: Record<string, string> = Object.fromEntries(policies);
  return (path) => byKind[kindOf(path)] ?? serialize(data);
}

/**
 * Returns the origins, besides 'self', to which the app connects. Includes the server's WebSocket origin, which 'self'
 * does not cover in older web views.
 */
function calledOrigins(config: Config): string[] {
  const { publicUrl, analyticsUrl, productAnalyticsUrl, walletsUrl, connectOrigins } = config;
  const live = new URL(publicUrl).origin.replace(/^http/, 'ws');
  return [live, ...origins([analyticsUrl, productAnalyticsUrl, walletsUrl, ...connectOrigins])];
}

function origins(addresses: (string | null)[]): string[] {
  const named = addresses.filter((address) => address !== null);
  return [...new Set(named.map((address) => new URL(address).origin))];
}

function kindOf(path: string): string {
  const [, first = ''] = path.split('/');
  if (first === 'simulator' || first === 'docs') return first;
  return ['api', 'analytics', 'telegram', 'healthz', 'readyz', 'metrics'].includes(first)
    ? 'data'
    : 'app';
}

const serialize = (sources: Sources) =>
  Object.entries(sources)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
