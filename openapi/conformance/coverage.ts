import type { ContractOperation } from './contract-operation.ts';
import type { HttpResponse } from './http/response.ts';

/** The kind of a tested value: `taken` if it satisfies a keyword of a schema, `refused` if it violates the keyword. */
export type Side = 'taken' | 'refused';

export type Seen = {
  statuses: Set<string>;
  codes: Set<string>;
  /** The tested kinds of values for each keyword, by keys such as `maxLength at /body/bio`. */
  keywords: Map<string, Set<Side>>;
};

/** Counts the parts of the contract that a run has seen. */
export class Coverage {
  readonly operations = new Map<string, Seen>();
  /** The problem codes of all responses, even if the request belongs to no operation. */
  readonly codes = new Set<string>();
  readonly liveCodes = new Set<string>();
  readonly closeCodes = new Set<number>();

  /** Records a response. `operation` is undefined if the request belongs to no operation. */
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
   * Records a test of a keyword with a value of the kind `side`. Must be called only if the server judged the value
   * correctly.
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
