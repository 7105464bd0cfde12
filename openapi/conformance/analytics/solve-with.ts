import { holds } from '../expectations.ts';
import { ScriptProcess } from './script-process.ts';

/** The processes that can run another task. */
const idle: ScriptProcess[] = [];

/**
 * Runs a worker script on a task, in a process that has no permission to use files or to start programs. Returns the
 * first text that the script posts.
 * @param argument The arguments of the task, as one text
 * @throws `BrokenRule` if the script throws an error, or posts no text within `timeoutMs`.
 */
export async function solveWith(
  script: string,
  argument: string,
  timeoutMs = 60_000,
): Promise<string> {
  // Starting a process takes longer than a task.
  const solver = idle.pop() ?? new ScriptProcess();
  const { text, error, isLate } = await solver.run({ script, argument }, timeoutMs, () =>
    idle.push(solver),
  );
  holds(!isLate, `The worker script does not post a text back within ${timeoutMs / 1000} s`);
  holds(error === undefined, `The worker script throws ${error}`);
  holds(text !== undefined, 'The worker script does not post a text back');
  return text;
}
