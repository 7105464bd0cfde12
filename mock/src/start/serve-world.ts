import { enableCompileCache } from 'node:module';
import { portProblem } from './port.ts';

// `npm run mock:world -w @bold/mock`: the mock's world over plain HTTP, for clients other than a browser or vitest.

// Compiling is half of the start time; the second start reads the cache.
enableCompileCache();
const { startWorldServer } = await import('./world-server.ts');

const port = process.env.PORT?.trim() || '4011';
// 0 takes a free port.
const command = 'npm run mock:world -w @bold/mock';
const problem = port === '0' ? null : await portProblem(port, '127.0.0.1', command);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const { address, stop } = await startWorldServer(Number(port)).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

console.log(`The mock with its own world: ${address}/api`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
