import { onTestFinished } from 'vitest';
import { startServer } from './reference-server.ts';
import { type Running, startProcess } from './start-process.ts';

/** The reference server as a process with an embedded PostgreSQL of its own, until the test is over; gives its origin. */
export async function startReferenceServer(telegramApiRoot?: string): Promise<string> {
  return untilTheEnd(await startServer(telegramApiRoot === undefined ? {} : { telegramApiRoot }));
}

/** The world of the mock as a process, until the test is over; gives its origin. */
export async function startWorld(): Promise<string> {
  return untilTheEnd(await startProcess('mock/src/serve-world.ts'));
}

/** Prism, which answers the contract's examples and remembers nothing, until the test is over; gives its origin. */
export async function startPrism(): Promise<string> {
  return untilTheEnd(await startProcess('mock/src/prism.ts'));
}

function untilTheEnd({ url, stop }: Running): string {
  onTestFinished(stop);
  return url;
}
