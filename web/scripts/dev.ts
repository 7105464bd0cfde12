import { join } from 'node:path';
import { portProblem } from '@bold/mock/port';
import { createServer } from 'vite';
import { parseOptions } from '../../.ci/parse-options.ts';
import { backendOf } from './backend-of.ts';

// `npm run dev`, `dev:server`, `dev:prism`: the development server, on PORT or the next free port from 5173.

const limits: Record<string, string> = {
  prism: `
  Prism always returns the contract's examples: every player is registered
  already, a reload forgets everything, and no purchase ends. To try these, use \`npm run dev\`.
`,
  server: `
  To pay in TON, add the query of the simulator that \`npm start\` prints: it names the server's chain.
`,
};

const { values } = parseOptions({
  options: { mode: { type: 'string', default: 'mock' }, port: { type: 'string' } },
});
const { mode } = values;
const command = mode === 'mock' ? 'npm run dev' : `npm run dev:${mode}`;
const named = values.port ?? process.env.PORT?.trim();
const problem = named ? await portProblem(named, '127.0.0.1', command) : null;
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

const root = join(import.meta.dirname, '..');
const server = await createServer({
  root,
  mode,
  configLoader: 'native',
  // Modes that run at once must not replace each other's bundled dependencies.
  cacheDir: join(root, 'node_modules/.vite', mode),
  server: named ? { port: Number(named), strictPort: true } : { port: 5173 },
});
await server.listen();
server.printUrls();

const backend = backendOf(mode);
process.stdout.write(limits[mode] ?? '');
if (backend && !(await isReached(backend))) {
  const remedy = mode === 'prism' ? 'npm run mock' : 'npm start';
  process.stdout.write(
    `\n  No server responds at ${backend} yet: run \`${remedy}\` in another terminal.\n`,
  );
}
process.stdout.write('\n  Press Ctrl+C to stop.\n');

async function isReached(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
