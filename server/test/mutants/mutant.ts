import type { RuleId } from '@bold/openapi/conformance';

/** The implementation that gets the fault: the reference server, or the mock as an HTTP server. */
export type Implementation = 'server' | 'mock';

/** One small fault in an implementation. The fault replaces a piece of text in one function, constant or SQL object. */
export type Mutant = {
  /** The rule of `openapi/rules.yaml` that the fault breaks. */
  rule: RuleId;
  implementation: Implementation;
  title: string;
  /** The tag of the checks that the kit runs first, such as `live`. */
  tag: string;
  /** The path of the file from the project's root. */
  file: string;
  /**
   * The declaration that contains the text `found`, for example `startBonus` or `Flusher.add`. In a migration, the name
   * of an object such as `count_taps`.
   */
  place: string;
  /** The text to replace, which must occur exactly once in `place`. White space may differ. */
  found: string;
  instead: string;
};

type Fault = [rule: RuleId, title: string, found: string, instead: string, own?: string];

/**
 * Returns a function that creates the mutants of one file. In a call of the returned function, `places` lists the
 * faults by declaration, and `tag` applies to each fault that has no tag of its own.
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
