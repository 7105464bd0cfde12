import type { ContractOperation } from './contract-operation.ts';
import type { Answer } from './http/answer.ts';

/** What was seen of one operation. */
export interface Seen {
  statuses: Set<string>;
  codes: Set<string>;
  /** Keywords of schemas that were hit from both sides, as `maxLength at body.bio`. */
  keywords: Set<string>;
}

/** How much of the contract a run has seen. */
export class Coverage {
  readonly operations = new Map<string, Seen>();
  /** Problem codes, of whatever operation or of none. */
  readonly codes = new Set<string>();
  readonly liveCodes = new Set<string>();
  readonly closeCodes = new Set<number>();

  /** Counts an answer of an operation, or of none. */
  saw(operation: ContractOperation | undefined, { status, code }: Pick<Answer, 'status' | 'code'>) {
    if (code !== undefined) this.codes.add(code);
    if (!operation) return;
    const seen = this.#of(operation.id);
    seen.statuses.add(String(status));
    if (code !== undefined) seen.codes.add(code);
  }

  /** Counts a keyword of an operation's input that was tried. */
  hit({ id }: ContractOperation, keyword: string): void {
    this.#of(id).keywords.add(keyword);
  }

  #of(id: string): Seen {
    const seen = this.operations.get(id) ?? {
      statuses: new Set(),
      codes: new Set(),
      keywords: new Set(),
    };
    this.operations.set(id, seen);
    return seen;
  }
}
