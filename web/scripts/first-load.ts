export type Chunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  /** The file names of the chunks that load with this chunk. */
  readonly imports: readonly string[];
  /** The paths of the sources in this chunk. */
  readonly moduleIds: readonly string[];
};

/** Returns the chunks of the entry and of the screen, with their direct and indirect imports. */
export function firstLoad<C extends Chunk>(chunks: readonly C[], screen: string): C[] {
  const waiting = chunks.filter(
    ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(screen),
  );
  const found = new Set<C>();
  for (let chunk = waiting.pop(); chunk; chunk = waiting.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    const { imports } = chunk;
    waiting.push(...chunks.filter(({ fileName }) => imports.includes(fileName)));
  }
  return [...found];
}

/** Returns those of the `names` whose code is in `chunks`. A name is a package or a folder such as `src/ton`. */
export function madeWith(chunks: readonly Chunk[], names: readonly string[]): string[] {
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds);
  return names.filter((name) => sources.some((source) => source.includes(`/${name}/`)));
}
