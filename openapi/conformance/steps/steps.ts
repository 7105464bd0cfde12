import { CommandStep } from './command-step.ts';
import { ConnectionStep } from './connection-step.ts';

type Step = CommandStep | ConnectionStep;

/** The maximum number of steps in a report, few enough to repeat by hand. */
const stepsShown = 5;
const longestResponse = 300;

/** Records the requests, connections and notes of a check, to reproduce a failure. */
export class Steps {
  #all: Step[] = [];

  /** Adds a request and the beginning of its response. Equal requests in a row become one step with a count. */
  request(command: string, { status, text }: { status: number; text: string }): void {
    this.#command(command).happened({ status, text: text.slice(0, longestResponse).trimEnd() });
  }

  /** Waits for a response and adds the request with it. If `sent` rejects, adds the request alone and rejects too. */
  async track<Response extends { status: number; text: string }>(
    command: string,
    sent: Promise<Response>,
  ): Promise<Response> {
    try {
      const response = await sent;
      this.request(command, response);
      return response;
    } catch (error) {
      this.note(command);
      throw error;
    }
  }

  /** Adds a connection. The caller adds the frames to the returned step. */
  connection(url: string): ConnectionStep {
    const step = new ConnectionStep(url);
    this.#all.push(step);
    return step;
  }

  /** Adds a note, or a command without a response. */
  note(text: string): void {
    this.#command(text).happened();
  }

  replaceWith(attempt: Steps): void {
    this.#all = [...attempt.#all];
  }

  /**
   * Selects at most `stepsShown` steps. If there are more steps, first omits the GET requests that only create a
   * player, and then the oldest steps.
   * @returns The texts of the selected steps. If steps are omitted, the first text begins with the number of omitted
   * steps.
   */
  shown(): string[] {
    const isLong = this.#all.length > stepsShown;
    const needed = isLong ? this.#all.filter((step, at) => this.#isNeeded(step, at)) : this.#all;
    const [first, ...others] = needed.slice(-stepsShown).map(String);
    if (first === undefined) return [];
    const missing = this.#all.length - others.length - 1;
    return [missing > 0 ? `# ${missing} earlier steps are omitted\n${first}` : first, ...others];
  }

  /** Returns the last step if it has this command. Otherwise, adds a new step and returns the new step. */
  #command(command: string): CommandStep {
    const last = this.#all.at(-1);
    if (last instanceof CommandStep && last.command === command) return last;
    const step = new CommandStep(command);
    this.#all.push(step);
    return step;
  }

  /** Returns false for a GET request whose init data also occurs in a later step. Returns true for every other step. */
  #isNeeded(step: Step, at: number): boolean {
    const reader = step instanceof CommandStep ? step.readBy : undefined;
    const later = this.#all.slice(at + 1);
    if (reader === undefined || later.length === 0) return true;
    // The URL of a connection contains the init data with percent-encoding.
    const encoded = encodeURIComponent(reader);
    // Such a request only creates the player, and the later step creates the player too.
    return !later.map(String).some((text) => text.includes(reader) || text.includes(encoded));
  }
}
