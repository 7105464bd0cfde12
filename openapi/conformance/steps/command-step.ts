/** A command or a note, and how often it occurred in a row. */
export class CommandStep {
  readonly command: string;
  readonly #responses = new Map<number, string>();
  #times = 0;

  constructor(command: string) {
    this.command = command;
  }

  /**
   * The init data of a GET request without a body; undefined for any other step. A GET request has no effect, except
   * that it creates the player if the player is new.
   */
  get readBy(): string | undefined {
    const isRead = this.command.startsWith('curl') && !/ -X | --data/.test(this.command);
    return isRead ? /Authorization: tma ([^']+)/.exec(this.command)?.[1] : undefined;
  }

  /** Counts an occurrence and stores its response. Of several responses with the same status, the first is kept. */
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
