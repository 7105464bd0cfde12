/** A command, or something else that was done, as often as it was done in a row. */
export class CommandStep {
  readonly command: string;
  readonly #answers = new Map<number, string>();
  #times = 0;

  constructor(command: string) {
    this.command = command;
  }

  /** The init data of a request that changes nothing but that its sender is known from now on. */
  get readBy(): string | undefined {
    const isRead = this.command.startsWith('curl') && !/ -X | --data/.test(this.command);
    return isRead ? /Authorization: tma ([^']+)/.exec(this.command)?.[1] : undefined;
  }

  /** Counts another time, and its answer; of the answers each status is shown once. */
  happened(answer?: { status: number; text: string }): void {
    this.#times += 1;
    if (answer && !this.#answers.has(answer.status)) this.#answers.set(answer.status, answer.text);
  }

  toString(): string {
    const often = this.#times > 1 ? `  # ${this.#times} times` : '';
    const answers = [...this.#answers].map(([status, text]) => `  → ${status} ${text}`);
    return [`${this.command}${often}`, ...answers].join('\n');
  }
}
