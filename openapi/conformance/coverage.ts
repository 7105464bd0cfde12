import type { ContractOperation } from './contract-operation.ts';
import type { HttpResponse } from './http/response.ts';

/**
 * The two kinds of values that test a keyword of a schema, such as `maxLength`. A `taken` value is valid, and a
 * `refused` value breaks the keyword.
 */
export type Side = 'taken' | 'refused';

/** The statuses, problem codes and tested keywords that a run has seen for one operation. */
export type Seen = {
  statuses: Set<string>;
  codes: Set<string>;
  /**
   * The kinds of values that were tested for each keyword. A key contains the keyword and the input field, such as
   * `maxLength at /body/bio`.
   */
  keywords: Map<string, Set<Side>>;
};

/** Counts the parts of the contract that a run has seen. */
export class Coverage {
  readonly operations = new Map<string, Seen>();
  /** The problem codes of all responses. Includes responses to requests that belong to no operation. */
  readonly codes = new Set<string>();
  readonly liveCodes = new Set<string>();
  readonly closeCodes = new Set<number>();

  /**
   * Records the status and the problem code of a response. `operation` is undefined if the request belongs to no
   * operation.
   */
  saw(
    operation: ContractOperation | undefined,
    { status, code }: Pick<HttpResponse, 'status' | 'code'>,
  ) {
    if (code !== undefined) this.codes.add(code);
    if (!operation) return;
    const seen = this.#of(operation.id);
    seen.statuses.add(String(status));
    if (code !== undefined) seen.codes.add(code);
  }

  /**
   * Records that a keyword was tested with a valid value (`taken`) or with a value that breaks the keyword (`refused`).
   * Must be called only if the server judged the value correctly.
   */
  hit({ id }: ContractOperation, keyword: string, side: Side): void {
    const { keywords } = this.#of(id);
    keywords.set(keyword, (keywords.get(keyword) ?? new Set<Side>()).add(side));
  }

  #of(id: string): Seen {
    const seen = this.operations.get(id) ?? {
      statuses: new Set(),
      codes: new Set(),
      keywords: new Map(),
    };
    this.operations.set(id, seen);
    return seen;
  }
}
