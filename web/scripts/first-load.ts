/** The fields of a built chunk that determine when the chunk is loaded. */
export type Chunk = {
  readonly fileName: string;
  readonly isEntry: boolean;
  readonly facadeModuleId: string | null;
  /** The file names of the chunks that load with this chunk. */
  readonly imports: readonly string[];
  /** The paths of the sources in this chunk. */
  readonly moduleIds: readonly string[];
};

/**
 * Returns the chunks that a browser loads before it shows a screen. These are the entry, the screen and all their
 * imports, including indirect imports.
 */
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

/**
 * Returns the packages and folders that have code in `chunks`.
 * @param names for example `yup` or `src/ton`: the packages and folders to look for
 */
export function madeWith(chunks: readonly Chunk[], names: readonly string[]): string[] {
  const sources = chunks.flatMap(({ moduleIds }) => moduleIds);
  return names.filter((name) => sources.some((source) => source.includes(`/${name}/`)));
}
