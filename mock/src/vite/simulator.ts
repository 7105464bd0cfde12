import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { AppConfig } from '@bold/sdk';
import type { Plugin, ViteDevServer } from 'vite';
import { appManifest } from '../telegram/ton/wallet/manifest.ts';
import { walletsList } from '../telegram/ton/wallet/wallet-listing.ts';
import { serveWorker } from './serve-worker.ts';

const page = join(import.meta.dirname, '../telegram/simulator');

// The libraries that the simulator loads when an app first uses the TON wallet.
const walletLibraries = ['@ton/core', '@ton/crypto', '@ton/ton', '@tonconnect/protocol', 'buffer'];

/**
 * The sources in the Content-Security-Policy for servers on this machine. All ports are allowed, because a fake server
 * may use any free port.
 */
const thisMachine = ['http', 'ws'].flatMap((scheme) =>
  ['127.0.0.1', 'localhost'].map((host) => `${scheme}://${host}:*`),
);

export type SimulatorOptions = {
  /** The URL of the analytics backend in the app's config; null (the default) switches analytics off. */
  analyticsUrl?: string | null;
  /** The URL of TON Connect's bridge, `http://127.0.0.1:<port>/bridge`. Without it, only the injected wallet works. */
  bridgeUrl?: string;
  /**
   * The path of the built simulator's HTML file; the assets of this file must be in Vite's `publicDir`. By default, the
   * simulator is served from its sources.
   */
  builtPage?: string;
};

/**
 * Returns a Vite plugin that, in development, serves the simulator, the mock's service worker and the app's JSON
 * documents. Every response gets the Content-Security-Policy that {@link developmentPolicy} returns.
 */
export function simulator(options: SimulatorOptions = {}): Plugin {
  const { analyticsUrl = null, bridgeUrl, builtPage } = options;
  return {
    name: 'bold-simulator',
    apply: 'serve',
    config: () => ({
      // Opens a browser only for a developer at a terminal, not in CI.
      server: { open: process.stdout.isTTY && !process.env.CI && '/simulator/' },
      // If Vite found these only when the simulator opens, it would reload the page in use.
      optimizeDeps: {
        include: ['react', 'react-dom/client', 'react/jsx-dev-runtime', ...walletLibraries],
      },
    }),
    configureServer(server) {
      const { middlewares, transformIndexHtml } = server;
      announce(server);
      const policy = developmentPolicy([analyticsUrl, bridgeUrl].filter((url) => url != null));
      middlewares.use((_, response, next) => {
        response.setHeader('Content-Security-Policy', policy);
        next();
      });
      const documents: Record<string, (origin: string) => unknown> = {
        '/config.json': (origin) => developmentConfig(origin, analyticsUrl),
        '/wallets.json': () => walletsList(bridgeUrl),
        '/tonconnect-manifest.json': appManifest,
      };
      for (const [path, documentFor] of Object.entries(documents)) {
        middlewares.use(path, (request, response) => {
          response.setHeader('Content-Type', 'application/json');
          // Wallets read the manifest from pages of other origins.
          response.setHeader('Access-Control-Allow-Origin', '*');
          response.end(JSON.stringify(documentFor(`http://${request.headers.host}`)));
        });
      }
      middlewares.use('/mockServiceWorker.js', serveWorker);
      middlewares.use('/simulator', (request, response, next) => {
        const { pathname, search } = new URL(request.originalUrl ?? '/', 'http://localhost');
        if (pathname === '/simulator') {
          response.writeHead(302, { Location: `/simulator/${search}` }).end();
        } else if (pathname === '/simulator/') {
          const html = builtPage
            ? readFile(builtPage, 'utf8')
            : sourcePage().then((source) => transformIndexHtml('/simulator/', source));
          html.then((page) => response.setHeader('Content-Type', 'text/html').end(page), next);
        } else {
          next();
        }
      });
    },
  };
}

/**
 * Makes the server print the simulator's URL instead of the app's URL, because the app does not open outside Telegram.
 */
function announce(server: ViteDevServer): void {
  server.printUrls = () => {
    const { local = [], network = [] } = server.resolvedUrls ?? {};
    for (const url of [...local, ...network]) {
      server.config.logger.info(`  ➜  Open ${url}simulator/`);
    }
  };
}

/** Returns the simulator's source page. Its script has an absolute path, because Vite's root is the app's folder. */
async function sourcePage(): Promise<string> {
  const html = await readFile(join(page, 'index.html'), 'utf8');
  return html.replace('./main.tsx', `/@fs/${join(page, 'main.tsx').replace(/^\//, '')}`);
}

/**
 * Returns the content of `/config.json` in development (decisions §1).
 * @param origin the page's own origin, `http://host:port`
 */
export function developmentConfig(origin: string, analyticsUrl: string | null): AppConfig {
  const bot_url = `https://t.me/${development.bot_username}`;
  return {
    bot_url,
    app_url: `${bot_url}/${development.app_name}`,
    premium_bot_url: development.premium_bot_url,
    payment_gateways: ['stars', 'ton'],
    analytics_url: analyticsUrl,
    analytics_token: development.analytics_token,
    // Only the page's own origin may act as Telegram.
    host_origin: origin,
    product_analytics_key: null,
    product_analytics_url: null,
    wallets_url: `${origin}/wallets.json`,
    ton_network: '-239',
  };
}

/**
 * Returns the Content-Security-Policy in development. Pages may reach only this machine and the origins of the URLs in
 * `named`.
 */
export function developmentPolicy(named: string[]): string {
  // `'self'` covers every path of the page's own origin.
  const backends = named.filter((address) => URL.canParse(address));
  const origins = backends.map((address) => new URL(address).origin);
  const sources = ["'self'", ...thisMachine, ...origins, 'data:', 'blob:'];
  // Vite needs inline scripts, and the mock compiles the contract's schemas with `eval`.
  return `default-src ${sources.join(' ')} 'unsafe-inline' 'unsafe-eval'; object-src 'none'`;
}
