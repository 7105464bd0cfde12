import { createHmac } from 'node:crypto';
import type { Config } from '../config.ts';
import { CurveTasks } from './curve-tasks.ts';
import { GivenProofs } from './given-proofs.ts';
import type { Proof } from './proof.ts';

/** The part of a receipt that lets the sender go on: the next solution, and the next task to solve. */
export type NextProof = { custom_data: string; Content: string };

/**
 * Proof of work for senders (decisions §8). Stateless, and derived from the bot token and the analytics token:
 * processes with the same configuration accept each other's proofs.
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

  /** Verifies the header `Content`. Returns `undefined` if it proves nothing. */
  verify(text: string, now: Date): Proof | undefined {
    return text.includes('.') ? this.#given.verify(text, now) : this.#tasks.verify(text, now);
  }
}
