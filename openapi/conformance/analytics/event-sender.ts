import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import { postEvents, type Receipt, taskArguments, taskWorker } from './analytics.ts';
import { solveWith } from './solve-with.ts';

const accepted = 202;

/**
 * Sends events as a real client does. If the previous response was 202, `post` sends the solution from that response;
 * otherwise, `post` solves a new task.
 */
export class EventSender {
  readonly #kit: Kit;
  readonly #script: string;
  #solution: string | undefined;

  private constructor(kit: Kit, script: string) {
    this.#kit = kit;
    this.#script = script;
  }

  static async create(kit: Kit): Promise<EventSender> {
    return new EventSender(kit, (await taskWorker(kit)).text);
  }

  /** Returns the solution of the task with the arguments `task`. Without `task`, requests and solves a new task. */
  async solve(task?: string): Promise<string> {
    return solveWith(this.#script, task ?? (await taskArguments(this.#kit)).text);
  }

  async post(events: unknown): Promise<HttpResponse> {
    const solution = this.#solution ?? (await this.solve());
    const response = await postEvents(this.#kit, events, { solution });
    this.#solution =
      response.status === accepted ? (response.json as Receipt).custom_data : undefined;
    return response;
  }
}
