/** One small fault in the reference server: a piece of one function, constant or SQL object that is replaced. */
export type Mutant = {
  title: string;
  /** The tag whose checks run first. */
  tag: string;
  /** Path from the project's root. */
  file: string;
  /** Name of the declaration, such as `startBonus`, `Flusher.add` or, in a migration, `apply_taps`. */
  place: string;
  /** Must occur exactly once in the place. White space may differ. */
  found: string;
  instead: string;
};

type Fault = [title: string, found: string, instead: string, own?: string];

/** Faults in one file, by place: title, text to replace, replacement and, if it differs, the tag. */
export function inFile(tag: string, file: string, places: Record<string, Fault[]>): Mutant[] {
  return Object.entries(places).flatMap(([place, faults]) =>
    faults.map(([title, found, instead, own = tag]) => ({
      tag: own,
      file,
      place,
      title,
      found,
      instead,
    })),
  );
}
