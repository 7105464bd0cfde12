import { portOrExit } from '../start/port.ts';
import { startPrismMock } from './prism-mock.ts';

const port = await portOrExit('4010', 'npm run mock');
const mock = await startPrismMock(port).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});

console.log(`The contract's examples, validated by Prism: ${mock.address}/api`);
console.log(`A live connection that counts taps: ${mock.address.replace('http', 'ws')}/api/live`);
console.log(`An analytics backend: ${mock.address}/analytics`);

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stopping.abort();
    void mock.stop();
  });
}

mock.ended.then(() => {
  if (stopping.signal.aborted) return;
  console.error('Prism has ended unexpectedly.');
  process.exitCode = 1;
  void mock.stop();
});
