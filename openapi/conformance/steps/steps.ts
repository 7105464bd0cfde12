import { CommandStep } from './command-step.ts';
import { ConnectionStep } from './connection-step.ts';

type Step = CommandStep | ConnectionStep;

/** The maximum number of steps in a report, few enough to repeat by hand. */
export const stepsShown = 5;
const longestResponse = 300;

/** Records the steps of a check, so that a failure can be reproduced. Each step is a command and its output. */
export class Steps {
  #all: Step[] = [];

  /** Adds a request and the beginning of its response. */
  request(command: string, { status, text }: { status: number; text: string }): void {
    this.#command(command).happened({ status, text: text.slice(0, longestResponse) });
  }

  /** Adds a connection. The caller adds the frames to the returned step. */
  connection(url: string): ConnectionStep {
    const step = new ConnectionStep(url);
    this.#all.push(step);
    return step;
  }

  /** Adds any other command or note. */
  note(text: string): void {
    this.#command(text).happened();
  }

  /** Replaces all steps with those of one attempt. */
  become(attempt: Steps): void {
    this.#all = [...attempt.#all];
  }

  /**
   * Returns at most five steps as text. If there are more, reads are omitted first; the first line has the number of
   * omitted steps.
   */
  shown(): string[] {
    const isLong = this.#all.length > stepsShown;
    const needed = isLong ? this.#all.filter((step, at) => this.#isNeeded(step, at)) : this.#all;
    const [first, ...others] = needed.slice(-stepsShown).map(String);
    if (first === undefined) return [];
    const missing = this.#all.length - others.length - 1;
    return [missing > 0 ? `# ${missing} earlier steps are omitted\n${first}` : first, ...others];
  }

  /** Returns the last step if it is the same command, otherwise a new step. */
  #command(command: string): CommandStep {
    const last = this.#all.at(-1);
    if (last instanceof CommandStep && last.command === command) return last;
    const step = new CommandStep(command);
    this.#all.push(step);
    return step;
  }

  /** Returns false for a read whose player occurs in a later step: without it, the later steps have the same effect. */
  #isNeeded(step: Step, at: number): boolean {
    const reader = step instanceof CommandStep ? step.readBy : undefined;
    const later = this.#all.slice(at + 1);
    if (reader === undefined || later.length === 0) return true;
    // The URL of a connection contains the init data percent-encoded.
    const encoded = encodeURIComponent(reader);
    return !later.map(String).some((text) => text.includes(reader) || text.includes(encoded));
  }
}
