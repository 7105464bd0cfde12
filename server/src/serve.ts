import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/** Runs the server that the environment describes until a signal ends it; a fault at the start is told in messages. */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const server = await startServer(config, createLog(config));
    // Before anybody hears of the address: who asks to stop at once must not cut off the database.
    stopOnSignals({ signals: process, close: server.close, exit: (code) => process.exit(code) });
    process.stdout.write(`Bold answers on ${server.address}\n`);
  } catch (error) {
    const messages = error instanceof ConfigError ? error.messages : [(error as Error).message];
    for (const message of messages) process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
