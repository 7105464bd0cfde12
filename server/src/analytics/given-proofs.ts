import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Proof, proofLifetimeMs } from './proof.ts';

/**
 * Issues signed values that count as a solution without work, for senders that have sent before (`custom_data`).
 * Stateless: every process with the secret can verify them.
 */
export class GivenProofs {
  readonly #secret: Buffer;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /** Returns a new value. */
  give(now: Date): string {
    const content = {
      n: randomBytes(12).toString('base64url'),
      e: now.getTime() + proofLifetimeMs,
    };
    const text = Buffer.from(JSON.stringify(content)).toString('base64url');
    return `${text}.${this.#sign(text)}`;
  }

  /** Returns the proof of a value, or `undefined` if it is not ours or too old. */
  verify(value: string, now: Date): Proof | undefined {
    const [text = '', signature = ''] = value.split('.');
    const expected = Buffer.from(this.#sign(text));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const { n, e } = JSON.parse(Buffer.from(text, 'base64url').toString());
    return e > now.getTime() ? { id: `given ${n}`, expiresAt: new Date(e) } : undefined;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#secret).update(`given ${text}`).digest('base64url');
  }
}
