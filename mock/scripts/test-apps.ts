import { join } from 'node:path';
import { Address } from '@ton/core';
import { createServer, defaultClientConditions } from 'vite';
import { startWalletBridge } from '../src/telegram/ton/bridge/wallet-bridge.ts';
import { Chain } from '../src/telegram/ton/chain/chain.ts';
import { startChainServer } from '../src/telegram/ton/chain/chain-server.ts';
import { simulator } from '../src/vite/simulator.ts';
import { depositAddress } from '../src/world/deposit-address.ts';

// The built simulator around two small test apps: `/` speaks Telegram's protocol without a library, `/shop.html`
// connects a TON wallet. The chain and the bridge run beside it, on the given ports.
// By hand: npm run build, then PORT=5180 node --conditions=@bold/source mock/scripts/test-apps.ts

const built = join(import.meta.dirname, '../dist');

const portOf = (name: string) => Number(process.env[name] ?? 0);

const chain = new Chain({ now: Date.now, active: [Address.parse(depositAddress)] });
const { url: chainUrl } = await startChainServer(chain, portOf('CHAIN_PORT'));
const { url: bridgeUrl } = await startWalletBridge({ port: portOf('BRIDGE_PORT') });
const server = await createServer({
  configFile: false,
  root: join(import.meta.dirname, 'test-apps'),
  publicDir: built,
  // From the sources, the browser would load 100 files for each test.
  plugins: [simulator({ bridgeUrl, builtPage: join(built, 'simulator/index.html') })],
  resolve: { conditions: ['@bold/source', ...defaultClientConditions] },
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
