import { enableCompileCache } from 'node:module';
import { portOrExit } from './port.ts';

// `npm run mock:world -w @bold/mock`: the mock's world over plain HTTP, for clients other than a browser or vitest.

// Compiling is half of the start time; the second start reads the cache.
enableCompileCache();
const { startWorldServer } = await import('./world-server.ts');

const port = await portOrExit('4011', 'npm run mock:world -w @bold/mock');
const { address, stop } = await startWorldServer(port).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

console.log(`The mock with its own world: ${address}/api`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
