import { type ParseArgsConfig, parseArgs } from 'node:util';

/** Parses the options of a command. After a wrong option, prints the valid options and exits with code 2. */
export function parseOptions<Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const valid = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const message = error instanceof Error ? error.message : String(error);
    process.stderr.write(`${message}\nThe options are ${valid.join(', ')}.\n`);
    process.exit(2);
  }
}
