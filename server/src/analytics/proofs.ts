import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { CurveTasks } from './curve-tasks.ts';
import { GivenProofs } from './given-proofs.ts';
import type { Proof } from './proof.ts';

/** What a receipt hands to the sender: the next solution, and the next task for whoever solves it. */
export type NextProof = { custom_data: string; Content: string };

/**
 * The proof of work that senders show (decisions §8). All of it follows from the bot's and the analytics
 * token: processes with one configuration agree, and another token's proofs are worth nothing.
 */
export class Proofs {
  readonly #tasks: CurveTasks;
  readonly #given: GivenProofs;

  constructor({ botToken, analyticsToken }: Pick<Config, 'botToken' | 'analyticsToken'>) {
    const secret = createHmac('sha256', botToken).update(`analytics ${analyticsToken}`).digest();
    this.#tasks = new CurveTasks(secret);
    this.#given = new GivenProofs(secret);
  }

  issueTask(now: Date): string {
    return this.#tasks.issue(now);
  }

  next(now: Date): NextProof {
    return { custom_data: this.#given.give(now), Content: this.#tasks.issue(now) };
  }

  /** What the text of the header `Content` proves, `undefined` if nothing. */
  verify(text: string, now: Date): Proof | undefined {
    return text.includes('.') ? this.#given.verify(text, now) : this.#tasks.verify(text, now);
  }
}
