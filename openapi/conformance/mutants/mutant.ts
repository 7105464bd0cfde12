/** One small fault in the reference server: a piece of one source file that is replaced. */
export interface Mutant {
  title: string;
  /** The tag whose checks run first. */
  tag: string;
  /** Path from the project's root. */
  file: string;
  /** Must occur exactly once in the file. */
  found: string;
  instead: string;
}

/** Faults in one file: title, text to replace, replacement and, if it differs, the tag. */
export function inFile(
  tag: string,
  file: string,
  faults: [title: string, found: string, instead: string, own?: string][],
): Mutant[] {
  return faults.map(([title, found, instead, own = tag]) => ({
    tag: own,
    file,
    title,
    found,
    instead,
  }));
}

/** Returns the source with the fault in it. Throws unless the text to replace occurs exactly once. */
export function seed({ file, found, instead }: Mutant, source: string): string {
  const [before, after, ...more] = source.split(found);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} must have exactly one "${found}".`);
  }
  return before + instead + after;
}
