/** One small fault in the reference server's own source: a piece of one file that is written otherwise. */
export interface Mutant {
  title: string;
  /** Whose checks are asked first. */
  tag: string;
  /** From the project's root. */
  file: string;
  /** Stands in the file exactly once, or the run fails. */
  found: string;
  instead: string;
}

/** Faults in one file, each a title, what stands there, what stands there instead, and a tag if it is another one. */
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

/** The source with the fault in it; throws when what is looked for is not there exactly once. */
export function seed({ file, found, instead }: Mutant, source: string): string {
  const [before, after, ...more] = source.split(found);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`${file} must have exactly one "${found}".`);
  }
  return before + instead + after;
}
