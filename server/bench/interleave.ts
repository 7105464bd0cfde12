/** Calls each function in `contenders` once per round. Returns the results of each function, one number per round. */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Record<Name, () => Promise<number>>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    // The order changes from round to round, so other load affects all contenders alike.
    const start = round % names.length;
    for (const name of [...names.slice(start), ...names.slice(0, start)]) {
      values[name].push(await contenders[name]());
    }
  }
  return values;
}
