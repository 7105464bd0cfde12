import { portOrExit } from '../start/port.ts';
import { startPrismMock } from './prism-mock.ts';

const port = await portOrExit('4010', 'npm run mock');
const starting = startPrismMock(port);
const stopping = new AbortController();
// From the beginning, so that a signal during the start leaves no Prism behind.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    stopping.abort();
    starting.then(({ stop }) => stop()).catch(() => undefined);
  });
}
const mock = await starting.catch((error: Error) => {
  // A terminal sends Ctrl+C to Prism too.
  if (stopping.signal.aborted) process.exit(0);
  console.error(error.message);
  process.exit(1);
});

console.log(`The contract's examples, validated by Prism: ${mock.address}/api`);
console.log(`A live connection that counts taps: ${mock.address.replace('http', 'ws')}/api/live`);
console.log(`An analytics backend: ${mock.address}/analytics`);

mock.ended.then(() => {
  if (stopping.signal.aborted) return;
  console.error('Prism has ended unexpectedly.');
  process.exitCode = 1;
  void mock.stop();
});
