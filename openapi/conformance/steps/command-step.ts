/** One command or note, and how many times in a row it occurred. */
export class CommandStep {
  readonly command: string;
  readonly #responses = new Map<number, string>();
  #times = 0;

  constructor(command: string) {
    this.command = command;
  }

  /** The init data in a GET request. Undefined for other commands, and for a request without init data. */
  get readBy(): string | undefined {
    const isRead = this.command.startsWith('curl') && !/ -X | --data/.test(this.command);
    return isRead ? /Authorization: tma ([^']+)/.exec(this.command)?.[1] : undefined;
  }

  /**
   * Counts one occurrence of the command or note. Stores the response only if no earlier response had the same status.
   */
  happened(response?: { status: number; text: string }): void {
    this.#times += 1;
    if (response && !this.#responses.has(response.status))
      this.#responses.set(response.status, response.text);
  }

  toString(): string {
    const often = this.#times > 1 ? `  # ${this.#times} times` : '';
    const responses = [...this.#responses].map(([status, text]) => `  → ${status} ${text}`);
    return [`${this.command}${often}`, ...responses].join('\n');
  }
}
