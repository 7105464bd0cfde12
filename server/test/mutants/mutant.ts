import type { RuleId } from '@bold/openapi/conformance';

/** The implementation into which the fault is put: the reference server, or the mock's world over HTTP. */
export type Implementation = 'server' | 'mock';

/** One small fault in an implementation: in one function, constant or SQL object, a piece of text is replaced. */
export type Mutant = {
  /** The rule of `openapi/rules.yaml` that the fault breaks. */
  rule: RuleId;
  implementation: Implementation;
  title: string;
  /** The tag whose checks run first. */
  tag: string;
  /** The path of the file from the project's root. */
  file: string;
  /**
   * The declaration in which the text is replaced, such as `startBonus`, `Flusher.add` or, in a migration,
   * `count_taps`.
   */
  place: string;
  /** The text to replace. It must occur exactly once in `place`; differences in white space do not count. */
  found: string;
  instead: string;
};

type Fault = [rule: RuleId, title: string, found: string, instead: string, own?: string];

/**
 * Returns a function that creates the mutants of one file of an implementation. The argument `places` of this function
 * lists the faults of each declaration. A fault is a tuple of rule, title, text to replace, replacement and, only if it
 * is not `tag`, the tag.
 */
function faultsIn(implementation: Implementation) {
  return (tag: string, file: string, places: Record<string, Fault[]>): Mutant[] =>
    Object.entries(places).flatMap(([place, faults]) =>
      faults.map(([rule, title, found, instead, own = tag]) => ({
        rule,
        implementation,
        title,
        tag: own,
        file,
        place,
        found,
        instead,
      })),
    );
}

export const inServer = faultsIn('server');
export const inMock = faultsIn('mock');
