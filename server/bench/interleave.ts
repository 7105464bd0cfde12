/** Runs every contender once per round. Returns one value per round for each contender. */
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
