import { portProblem } from '../start/port.ts';
import { startPrismMock } from './prism-mock.ts';

const port = process.env.PORT?.trim() || '4010';
// 0 takes a free port.
const problem = port === '0' ? null : await portProblem(port, '127.0.0.1', 'npm run mock');
if (problem) {
  console.error(problem);
  process.exit(1);
}

const mock = await startPrismMock(Number(port)).catch((error: Error) => {
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
