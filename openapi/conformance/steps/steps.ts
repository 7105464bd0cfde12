import { CommandStep } from './command-step.ts';
import { ConnectionStep } from './connection-step.ts';

type Step = CommandStep | ConnectionStep;

/** More steps than these nobody repeats by hand. */
export const stepsShown = 5;
const longestAnswer = 300;

/** What a check did, in order, so that a failure can be seen again; each as text is what to paste and what came back. */
export class Steps {
  #all: Step[] = [];

  /** A request and its answer, of which the beginning is kept. */
  request(command: string, { status, text }: { status: number; text: string }): void {
    this.#command(command).happened({ status, text: text.slice(0, longestAnswer) });
  }

  /** A connection; it is told later what was sent and heard on it. */
  connection(url: string): ConnectionStep {
    const step = new ConnectionStep(url);
    this.#all.push(step);
    return step;
  }

  /** Anything else, in words or as a command. */
  note(text: string): void {
    this.#command(text).happened();
  }

  /** Forgets everything in favour of what one attempt did. */
  become(attempt: Steps): void {
    this.#all = [...attempt.#all];
  }

  /** At most five as text. Where there are more, reads in between go first, and the first line says what is missing. */
  shown(): string[] {
    const isLong = this.#all.length > stepsShown;
    const needed = isLong ? this.#all.filter((step, at) => this.#isNeeded(step, at)) : this.#all;
    const [first, ...others] = needed.slice(-stepsShown).map(String);
    if (first === undefined) return [];
    const missing = this.#all.length - others.length - 1;
    return [missing > 0 ? `# ${missing} others are left out\n${first}` : first, ...others];
  }

  /** The last step if it is the same command, else a new one. */
  #command(command: string): CommandStep {
    const last = this.#all.at(-1);
    if (last instanceof CommandStep && last.command === command) return last;
    const step = new CommandStep(command);
    this.#all.push(step);
    return step;
  }

  /** What only reads changes nothing for later steps, unless no later one makes its sender known. */
  #isNeeded(step: Step, at: number): boolean {
    const reader = step instanceof CommandStep ? step.readBy : undefined;
    const later = this.#all.slice(at + 1);
    if (reader === undefined || later.length === 0) return true;
    // In the address of a connection init data are encoded once more.
    const encoded = encodeURIComponent(reader);
    return !later.map(String).some((text) => text.includes(reader) || text.includes(encoded));
  }
}
