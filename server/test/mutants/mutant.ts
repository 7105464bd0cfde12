import type { RuleId } from '@bold/openapi/conformance';

export type Implementation = 'server' | 'mock';

/** One small fault, which replaces a piece of text in one function, constant or SQL object. */
export type Mutant = {
  /** The rule of `openapi/rules.yaml` that the fault breaks. */
  rule: RuleId;
  implementation: Implementation;
  title: string;
  /** The tag of the checks that run first, such as `live`. */
  tag: string;
  /** The path of the file from the project's root. */
  file: string;
  /**
   * The declaration that contains `found`, for example `startBonus`, `Flusher.add` or `count_taps` (in a migration).
   */
  place: string;
  /** The text to replace, which must occur exactly once in `place`. White space may differ. */
  found: string;
  instead: string;
};

type Fault = [rule: RuleId, title: string, found: string, instead: string, own?: string];

/**
 * Returns a function that creates one mutant for each fault in a file. A fault without its own tag gets the function's
 * parameter `tag`.
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
