/**
 * Throws an Error for an option that the command does not use.
 * @param values The options that `parseArgs` found, without defaults.
 */
export function refuseOptions(values: object, used: readonly string[] = []): void {
  const unused = Object.keys(values).find((name) => !used.includes(name));
  if (unused) throw new Error(`This command does not use --${unused}. Nothing was done.`);
}
