import { onTestFinished } from 'vitest';
import { startServer } from './reference-server.ts';
import { type Running, startProcess } from './start-process.ts';

/** Starts the reference server with its own embedded PostgreSQL until the end of the test. Returns its origin. */
export async function startReferenceServer(telegramApiRoot?: string): Promise<string> {
  return untilTestEnd(await startServer(telegramApiRoot === undefined ? {} : { telegramApiRoot }));
}

/** Starts the mock's world as a server until the end of the test. Returns its origin. */
export async function startWorld(): Promise<string> {
  return untilTestEnd(await startProcess('mock/src/serve-world.ts'));
}

/** Starts Prism, which returns the contract's examples and has no state, until the end of the test. Returns its origin. */
export async function startPrism(): Promise<string> {
  return untilTestEnd(await startProcess('mock/src/prism.ts'));
}

function untilTestEnd({ url, stop }: Running): string {
  onTestFinished(stop);
  return url;
}
