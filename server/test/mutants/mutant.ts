/** A small fault in the reference server: a text in one function, constant or SQL object, and its replacement. */
export type Mutant = {
  title: string;
  /** The tag whose checks run first. */
  tag: string;
  /** The path of the file from the project's root. */
  file: string;
  /** The declaration in which to replace, such as `startBonus`, `Flusher.add` or, in a migration, `apply_taps`. */
  place: string;
  /** The text to replace. It must occur exactly once in the place, up to white space. */
  found: string;
  instead: string;
};

type Fault = [title: string, found: string, instead: string, own?: string];

/**
 * Returns the mutants of one file from lists of faults by place. A fault has a title, the text to replace, the
 * replacement and, if it differs, the tag.
 */
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
