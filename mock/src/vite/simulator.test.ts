import { join } from 'node:path';
import { createServer } from 'vite';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { developmentConfig, developmentPolicy, simulator } from './simulator.ts';

const server = await createServer({
  configFile: false,
  logLevel: 'silent',
  root: join(import.meta.dirname, '../../scripts/test-apps'),
  plugins: [simulator()],
  optimizeDeps: { noDiscovery: true },
  server: { host: '127.0.0.1', port: 0, ws: false },
});
await server.listen();
afterAll(() => server.close());

const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
const get = (path: string) => fetch(origin + path, { redirect: 'manual' });

const sourcesOf = (policy: string) => /default-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
/** Returns the sources in a policy's `default-src`, except `data:`, `blob:`, and keywords such as 'self'. */
const hosts = (policy: string) =>
  sourcesOf(policy).filter((source) => !/^'|^(data|blob):$/.test(source));

test('the development server shows the simulator from its sources beside the app', async () => {
  const page = await get('/simulator/?person=terry');
  const script = /src="([^"]*main\.tsx)"/.exec(await page.text())?.[1];

  expect(page.headers.get('Content-Type')).toBe('text/html');
  expect((await get(script ?? '')).status).toBe(200);
  expect(await (await get('/')).text()).toContain('Test app');
});

test('the one address that the development server prints is the simulator’s', () => {
  const print = vi.spyOn(server.config.logger, 'info').mockReturnValue();
  onTestFinished(() => print.mockRestore());

  server.printUrls();

  expect(print.mock.calls).toEqual([[`  ➜  Open ${origin}/simulator/`]]);
});

test('the development server prints the simulator’s address in the network, too', () => {
  const print = vi.spyOn(server.config.logger, 'info').mockReturnValue();
  const { resolvedUrls } = server;
  onTestFinished(() => {
    server.resolvedUrls = resolvedUrls;
    print.mockRestore();
  });
  server.resolvedUrls = { local: [], network: ['http://192.0.2.7:5173/'] };

  server.printUrls();

  expect(print.mock.calls).toEqual([['  ➜  Open http://192.0.2.7:5173/simulator/']]);
});

test('the simulator’s address without the last slash redirects with its query', async () => {
  const { status, headers } = await get('/simulator?person=terry');

  expect([status, headers.get('Location')]).toEqual([302, '/simulator/?person=terry']);
});

test('in development the app’s config has the server’s own origin as Telegram’s', async () => {
  expect(await (await get('/config.json')).json()).toMatchObject({ host_origin: origin });
});

test('the server serves the wallets list and the manifest at the addresses of the app’s config', async () => {
  const { wallets_url } = await (await get('/config.json')).json();

  const wallets = await fetch(wallets_url);
  const manifest = await get('/tonconnect-manifest.json');

  expect(await wallets.json()).toEqual([
    expect.objectContaining({ bridge: [{ type: 'js', key: 'boldwallet' }] }),
  ]);
  expect(await manifest.json()).toMatchObject({ url: origin, name: 'Bold' });
  expect(manifest.headers.get('Access-Control-Allow-Origin')).toBe('*');
});

test("the mock's service worker is a script at the root", async () => {
  const worker = await get('/mockServiceWorker.js');

  expect(worker.headers.get('Content-Type')).toBe('text/javascript');
  expect(await worker.text()).toContain("addEventListener('fetch'");
});

test('pages of the app and of the simulator load from this machine alone', async () => {
  for (const path of ['/', '/shop.html', '/simulator/', '/mockServiceWorker.js']) {
    expect((await get(path)).headers.get('Content-Security-Policy'), path).toBe(
      developmentPolicy([]),
    );
  }
});

test('in development the app’s own origin may act as Telegram', () => {
  expect(developmentConfig('http://127.0.0.1:5173', null).host_origin).toBe(
    'http://127.0.0.1:5173',
  );
});

test('analytics is off without the address of a backend', () => {
  expect(developmentConfig('http://a', null).analytics_url).toBeNull();
  expect(developmentConfig('http://a', '/analytics').analytics_url).toBe('/analytics');
});

test('pages in development reach this machine and no other', () => {
  const names = hosts(developmentPolicy([])).map(
    (source) => new URL(source.replace(':*', '')).hostname,
  );

  expect(new Set(names)).toEqual(new Set(['127.0.0.1', 'localhost']));
});

test('the origin of a given backend is allowed', () => {
  const policy = developmentPolicy(['https://analytics.example/v1', '/analytics']);

  expect(hosts(policy).filter((source) => source.startsWith('https'))).toEqual([
    'https://analytics.example',
  ]);
});

test("the policy has no directive except `default-src` and `object-src 'none'`", () => {
  const others = developmentPolicy([]).split('; ').slice(1);

  expect(others).toEqual(["object-src 'none'"]);
});
