import type { ContractOperation } from './contract-operation.ts';
import type { HttpResponse } from './http/response.ts';

/**
 * Says whether a tested value breaks a keyword. A value is `refused` if it does, and `taken` if the contract accepts
 * it.
 */
export type Side = 'taken' | 'refused';

/** What a run has seen of one operation. */
export type Seen = {
  statuses: Set<string>;
  codes: Set<string>;
  /** The tested keywords of the input, such as `maxLength at /body/bio`. The sides show which values were tested. */
  keywords: Map<string, Set<Side>>;
};

/** Counts the parts of the contract that a run has seen. */
export class Coverage {
  readonly operations = new Map<string, Seen>();
  /** The problem codes of all responses. Includes responses to requests that belong to no operation. */
  readonly codes = new Set<string>();
  readonly liveCodes = new Set<string>();
  readonly closeCodes = new Set<number>();

  /** Counts a response. `operation` is undefined if the request belongs to no operation. */
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
   * Counts a value that was tested on one side of a keyword. Call this only if the server judged the value correctly.
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
