import { enableCompileCache } from 'node:module';

// `npm run mock:world`: the mock's world over plain HTTP, for whoever is neither a browser nor vitest.

// Compiling is half of the start; the second start does without.
enableCompileCache();
const { startWorldServer } = await import('./http-server.ts');

const port = Number(process.env.PORT?.trim() || 4011);
const { address, stop } = await startWorldServer(port).catch((error: Error) => {
  const isTaken = 'code' in error && error.code === 'EADDRINUSE';
  const advice = `Port ${port} is taken; end what listens there or set PORT.`;
  console.error(isTaken ? advice : error.message);
  process.exit(1);
});

console.log(`A world that remembers: ${address}/api`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
