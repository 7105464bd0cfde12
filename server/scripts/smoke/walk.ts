import { errorText } from '../../src/error-text.ts';
import type { Pause } from '../../src/retry.ts';

/** The result of a step's `look`. After `waiting`, a later call of `look` can still return `done`. */
export type Finding =
  | { state: 'done'; facts: string[] }
  | { state: 'waiting' | 'failed'; wrong: string; remedy: string };

export type Step = {
  title: string;
  /** Instructions for the operator with the phone. */
  todo: string[];
  /** Checks the server once. If the check throws an error, the step counts as `waiting`. */
  look: () => Promise<Finding>;
  /** A yes-or-no question about what the phone has shown. The step fails if the operator says no. */
  seen?: string;
};

export type Operator = {
  tell: (line: string) => void;
  /** Asks a yes-or-no question and returns true for yes. */
  confirm: (question: string) => Promise<boolean>;
};

export type Walk = {
  operator: Operator;
  now: () => Date;
  pause: Pause;
  /** Adds a line to the transcript. */
  write: (line: string) => void;
  /** Texts that must not appear in the transcript. `[secret]` replaces them. */
  secrets: readonly string[];
};

const stepTimeoutMs = 900_000;
const lookEveryMs = 2_000;

/** Runs the steps in order until one fails. Returns true if all steps passed. */
export async function walk(
  steps: readonly Step[],
  { operator, now, pause, write, secrets }: Walk,
): Promise<boolean> {
  const say = (line: string) => {
    const safe = withoutSecrets(line, secrets);
    write(`${now().toISOString()} ${safe}`);
    operator.tell(safe);
  };

  for (const [index, { title, todo, look, seen }] of steps.entries()) {
    say(`Step ${index + 1} of ${steps.length}: ${title}`);
    for (const line of todo) say(`  Do: ${line}`);
    const finding = await lookUntilDone(look, now, pause);
    if (finding.state !== 'done') {
      say(`  FAILED: ${finding.wrong}`);
      say(`  What to do: ${finding.remedy}`);
      return false;
    }
    for (const fact of finding.facts) say(`  Found: ${fact}`);
    if (seen === undefined) continue;
    const isSeen = await operator.confirm(seen);
    say(`  Asked: ${seen} ${isSeen ? 'Yes' : 'No'}`);
    if (!isSeen) {
      say('  FAILED: the server is right, and the phone does not show it.');
      say(
        '  What to do: take a screenshot, and report the phone, its Telegram version and this transcript.',
      );
      return false;
    }
  }
  say('All steps passed.');
  return true;
}

async function lookUntilDone(look: Step['look'], now: Walk['now'], pause: Pause): Promise<Finding> {
  const deadline = now().getTime() + stepTimeoutMs;
  while (true) {
    // A network failure may be temporary, so the loop checks the server again.
    const finding = await look().catch(
      (error): Finding => ({
        state: 'waiting',
        wrong: `The check itself failed: ${errorText(error)}`,
        remedy:
          'Correct what the message names: the network, the address or the database. Then start again.',
      }),
    );
    if (finding.state !== 'waiting' || now().getTime() >= deadline) return finding;
    await pause(lookEveryMs, new AbortController().signal);
  }
}

function withoutSecrets(line: string, secrets: readonly string[]): string {
  return secrets.reduce((text, secret) => text.replaceAll(secret, '[secret]'), line);
}
