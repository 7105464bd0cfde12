import { ConfigError, readConfig } from '../config.ts';
import { createLog } from './create-log.ts';
import { explainFailure } from './explain-failure.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/**
 * Starts the server and resolves when the server listens; a later signal stops the server. If the start fails, prints
 * the reasons and exits with code 1.
 */
export async function serve(): Promise<void> {
  try {
    const config = readConfig(process.env);
    const log = createLog(config);
    const server = await startServer(config, log);
    // Before the URL is printed, so that an immediate signal cannot cut off the database.
    // A stop that is the end of a failure has set the exit code.
    const exit = (code: number) => process.exit(code || process.exitCode);
    stopOnSignals({ signals: process, close: server.close, exit });
    if (config.production) log.info({ address: server.address }, 'The server listens.');
    else process.stdout.write(`Bold listens on ${server.address}\n`);
  } catch (error) {
    const messages = error instanceof ConfigError ? error.messages : [explainFailure(error)];
    for (const message of messages) process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
