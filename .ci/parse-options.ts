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

/** Returns the integer `value` of an option. If it is not one of at least `least`, prints so and exits with code 2. */
export function readWholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (/^\d+$/.test(value) && Number.isSafeInteger(number) && number >= least) return number;
  process.stderr.write(
    `--${option} must be a whole number of at least ${least}, not "${value}".\n`,
  );
  process.exit(2);
}
