import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Address } from '@ton/core';
import { createServer, defaultClientConditions, type Plugin } from 'vite';
import { depositAddress } from '../src/tags/create-invoice.ts';
import { startWalletBridge } from '../src/telegram/ton/bridge/wallet-bridge.ts';
import { Chain } from '../src/telegram/ton/chain/chain.ts';
import { startChainServer } from '../src/telegram/ton/chain/chain-server.ts';
import { developmentPolicy, simulator } from '../src/vite/simulator.ts';

// The built simulator around two small test apps: `/` speaks Telegram's protocol without a library, `/shop.html`
// connects a TON wallet. The chain and the bridge run beside it, on the given ports.
// By hand: npm run build, then PORT=5180 node --conditions=source mock/scripts/test-apps.ts

const built = join(import.meta.dirname, '../dist');

const portOf = (name: string) => Number(process.env[name] ?? 0);

const chain = new Chain({ now: Date.now, active: [Address.parse(depositAddress)] });
const { url: chainUrl } = await startChainServer(chain, portOf('CHAIN_PORT'));
const { url: bridgeUrl } = await startWalletBridge({ port: portOf('BRIDGE_PORT') });

// From the sources, the browser would load 100 files for each test.
const builtSimulator: Plugin = {
  name: 'bold-built-simulator',
  configureServer({ middlewares }) {
    middlewares.use('/simulator/', (request, response, next) => {
      if (!request.url?.startsWith('/?')) return next();
      readFile(join(built, 'simulator/index.html')).then((html) => {
        response.setHeader('Content-Type', 'text/html');
        response.setHeader('Content-Security-Policy', developmentPolicy([bridgeUrl]));
        response.end(html);
      }, next);
    });
  },
};

const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, 'test-apps'),
  // The files that the built page loads.
  publicDir: built,
  plugins: [builtSimulator, simulator({ bridgeUrl })],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  cacheDir: join(import.meta.dirname, '../node_modules/.vite-test-apps'),
  // If Vite found these only when a page opens, it would reload the page in the middle of a journey.
  optimizeDeps: {
    include: ['@tonconnect/sdk', '@tonconnect/ui', 'msw', 'ajv/dist/2020.js', 'ajv-formats'],
  },
  server: { host: '127.0.0.1', port: portOf('PORT'), strictPort: true, open: false },
});
await server.listen();
const [address] = server.resolvedUrls?.local ?? [];
const ports = new URLSearchParams({
  chain: new URL(chainUrl).port,
  bridge: new URL(bridgeUrl).port,
});
process.stdout.write(`Open ${address}simulator/?${ports}, or with &app=/shop.html\n`);
