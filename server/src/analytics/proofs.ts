import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config.ts';
import { CurveTasks, type Proof, proofLifetimeMs } from './curve-tasks.ts';

/** Issues and verifies signed values (`custom_data`), which a client can send instead of the solution of a task. */
export class SignedProofs {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** Returns a new signed value, which is valid for `proofLifetimeMs`. */
  issue(now: Date): string {
    return this.#sealed(now, (text) => this.#sign(text));
  }

  /** Returns a value with a false signature. The value looks like a result of `issue`, but `verify` refuses it. */
  decoy(now: Date): string {
    return this.#sealed(now, () => randomBytes(32).toString('base64url'));
  }

  /** Verifies a signed value and returns its proof, or `undefined` if the value is too old or forged. */
  verify(value: string, now: Date): Proof | undefined {
    const [text = '', signature = ''] = value.split('.');
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const { n, e } = JSON.parse(Buffer.from(text, 'base64url').toString());
    return e > now.getTime() ? { id: `given ${n}`, expiresAt: new Date(e) } : undefined;
  }

  #sealed(now: Date, seal: (text: string) => string): string {
    const content = {
      n: randomBytes(12).toString('base64url'),
      e: now.getTime() + proofLifetimeMs,
    };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${seal(text)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`given ${text}`).digest('base64url');
  }
}

/** A signed value and a task (`Content`). The client's next request sends the value, or the solution of the task. */
export type NextProof = { custom_data: string; Content: string };

/** Issues and verifies proofs of work for clients (decisions §8). Stores nothing. */
export class Proofs {
  readonly #tasks: CurveTasks;
  readonly #signed: SignedProofs;

  constructor({ botToken, analyticsToken }: Pick<Config, 'botToken' | 'analyticsToken'>) {
    // Processes with the same configuration have the same secret and accept each other's proofs.
    const secret = createHmac('sha256', botToken).update(`analytics ${analyticsToken}`).digest();
    this.#tasks = new CurveTasks(secret);
    this.#signed = new SignedProofs(secret);
  }

  issueTask(now: Date): string {
    return this.#tasks.issue(now);
  }

  /**
   * Returns the data for the client's next request. If `isProven` is false, `custom_data` is a decoy (decisions §8).
   */
  next(now: Date, { isProven }: { isProven: boolean }): NextProof {
    const custom_data = isProven ? this.#signed.issue(now) : this.#signed.decoy(now);
    return { custom_data, Content: this.#tasks.issue(now) };
  }

  /**
   * Verifies the header `Content`, which contains a solution or a signed value. Returns the proof, or `undefined` if
   * the header is not valid.
   */
  verify(text: string, now: Date): Proof | undefined {
    return text.includes('.') ? this.#signed.verify(text, now) : this.#tasks.verify(text, now);
  }
}
