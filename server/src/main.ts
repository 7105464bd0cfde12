import { ConfigError, readConfig } from './config.ts';
import { createLog } from './log.ts';
import { startServer } from './start-server.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config, createLog(config));
  process.stdout.write(`Bold answers on ${server.address}\n`);

  const stop = async () => {
    process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
    // Whatever still hangs then is not worth more than the restart that waits for us.
    setTimeout(() => process.exit(1), 9_500).unref();
    await server.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop).once('SIGINT', stop);
} catch (error) {
  const sentences = error instanceof ConfigError ? error.sentences : [(error as Error).message];
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
