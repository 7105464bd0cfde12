import { ConfigError, readConfig } from '../config.ts';
import { createLog } from './create-log.ts';
import { explainFailure } from './explain-failure.ts';
import { startServer } from './start-server.ts';
import { stopOnSignals } from './stop-on-signals.ts';

/**
 * Starts the server and resolves when the server listens; a signal stops the server, also during the start. If the
 * start fails, prints the reasons and exits with code 1.
 */
export async function serve(): Promise<void> {
  // Without a listener, the end of a reader of the output, such as `head`, would end the server out of order.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  try {
    const config = readConfig(process.env);
    const log = createLog(config);
    const starting = startServer(config, log);
    // A stop that is the end of a failure has set the exit code.
    const exit = (code: number) => process.exit(code || process.exitCode);
    // From the beginning, so that a signal during the start leaves no PostgreSQL behind.
    const close = async (signal: string) => {
      log.info(`The server received ${signal} and stops.`);
      await (await starting).close();
    };
    stopOnSignals({ signals: process, close, exit });
    const server = await starting;
    if (config.production) log.info({ address: server.address }, 'The server listens.');
    else process.stdout.write(`Bold listens on ${server.address}\n`);
  } catch (error) {
    const messages = error instanceof ConfigError ? error.messages : [explainFailure(error)];
    for (const message of messages) process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}
