import { createHmac, randomInt } from 'node:crypto';
import { analyticsSolutionSeconds } from '@bold/sdk/limits';

/** A verified proof for one request. Only `spendProof` checks whether the proof was used before. */
export type Proof = {
  /** Equal for all solutions of the same task. */
  id: string;
  /** After this time, the proof is refused. Until then, the database must keep the id of a used proof. */
  expiresAt: Date;
};

/** The lifetime of the signed value `custom_data`, in milliseconds. A task is valid for at least this time. */
export const proofLifetimeMs = analyticsSolutionSeconds * 1000;

/** The length of a time slot, in milliseconds. A task contains the number of its slot modulo `slots`. */
const slotMs = proofLifetimeMs / 6;
const slots = 8;
const nonces = 2 ** 23;
const signatures = 2 ** 20;

/**
 * Issues tasks to find a point on y² = x³ + ax + b with 0 ≤ x < 1000, and verifies the solutions. Processes with the
 * same secret accept solutions of each other's tasks.
 */
export class CurveTasks {
  readonly #secret: Buffer;
  #nonce = randomInt(nonces);
  // An odd step reaches every nonce before the first one comes again. A random step differs between processes.
  readonly #step = 2 * randomInt(nonces / 2) + 1;

  constructor(secret: Buffer) {
    this.#secret = secret;
  }

  /**
   * Returns a new task in the format of `encodeTask`. The task differs from all other tasks that this process issues in
   * the same time slot.
   */
  issue(now: Date): string {
    const slot = slotAt(now);
    this.#nonce = (this.#nonce + this.#step) % nonces;
    const b = ((slot % slots) * nonces + this.#nonce) * signatures + this.#sign(slot, this.#nonce);
    return encodeTask({ a: 1, b });
  }

  /** Verifies a solution and returns its proof, or `undefined` if the solution is wrong or its task is too old. */
  verify(solution: string, now: Date): Proof | undefined {
    const point = decodePoint(solution);
    const b = point && constantOf(point);
    if (b === undefined) return undefined;
    const nonce = Math.floor(b / signatures) % nonces;
    const slot = this.#slotOf(Math.floor(b / signatures / nonces), now);
    if (slot === undefined || this.#sign(slot, nonce) !== b % signatures) return undefined;
    return { id: `task ${slot} ${nonce}`, expiresAt: new Date((slot + slots) * slotMs) };
  }

  /**
   * Returns the slot whose number modulo `slots` is `remainder`. Searches only the next slot, the current slot and the
   * six slots before the current slot.
   */
  #slotOf(remainder: number, now: Date): number | undefined {
    // A task can be from the next slot, because clocks of machines differ.
    const newest = slotAt(now) + 1;
    return Array.from({ length: slots }, (_, age) => newest - age).find(
      (slot) => slot % slots === remainder,
    );
  }

  #sign(slot: number, nonce: number): number {
    const digest = createHmac('sha256', this.#secret).update(`task ${slot} ${nonce}`).digest();
    return digest.readUIntBE(0, 3) % signatures;
  }
}

const slotAt = (now: Date) => Math.floor(now.getTime() / slotMs);

/** Returns the `b` for which a point solves y² = x³ + x + b. Returns `undefined` for a point that solves no task. */
function constantOf({ x, y }: Point): number | undefined {
  if (x < 0 || x >= 1_000) return undefined;
  const exact = y ** 2 - x ** 3 - x;
  // The `b` of a task is an integer, so rounding errors of y do not matter.
  const b = Math.round(exact);
  const isOurs = b >= 0 && b < slots * nonces * signatures && Math.abs(exact - b) < 0.1;
  return isOurs ? b : undefined;
}

type Point = { x: number; y: number };

/** Returns the bytes of a value's JSON as text like `123,34,97`, for the TON Foundation's client (decisions §8). */
export function encodeTask(value: object): string {
  return Buffer.from(JSON.stringify(value)).join();
}

/** Returns the point in a solution's text, or `undefined` if the text contains no point. */
export function decodePoint(text: string): Point | undefined {
  if (!/^\d{1,3}(,\d{1,3}){1,199}$/.test(text)) return undefined;
  try {
    const { x, y } = JSON.parse(Buffer.from(text.split(',').map(Number)).toString()) ?? {};
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}

/** The script of a web worker that receives a task and posts the solution as text [ANA-21]. */
export const taskWorker = `onmessage = ({ data }) => {
  const bytes = Uint8Array.from(data.split(','), Number);
  const { a, b } = JSON.parse(new TextDecoder().decode(bytes));
  const x = Math.random() * 1000;
  const y = Math.sqrt(x ** 3 + a * x + b);
  postMessage(new TextEncoder().encode(JSON.stringify({ x, y })).join());
};
`;
