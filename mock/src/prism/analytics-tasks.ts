import { nextRandom, randomToken, type Seeded } from '../world/random.ts';

/** A proof-of-work task, the elliptic curve y² = x³ + ax + b. A solution is a point on the curve with 0 ≤ x < 1000. */
type Curve = {
  a: number;
  b: number;
};

/** The maximum length of each list in `AnalyticsTasks`. A full list drops its oldest item for a new one. */
const maxItems = 1_000;

/**
 * Issues proof-of-work tasks (decisions §8). Each task and each solution is JSON, written as byte values with commas:
 * `123,34` stands for `{"`.
 */
export class AnalyticsTasks {
  readonly #seeded: Seeded;
  readonly #curves: Curve[] = [];
  readonly #tokens: string[] = [];

  constructor(seed = 1) {
    this.#seeded = { random: seed };
  }

  /** Creates a task for the worker script. */
  issueTask(): string {
    const [a, b] = [1, 2].map(() => Math.round(nextRandom(this.#seeded) * 1e9) / 1e6);
    const curve = { a: a ?? 0, b: b ?? 0 };
    remember(this.#curves, curve);
    return encode(curve);
  }

  /** Returns a random value that `accept` accepts once in place of a solution. */
  issueToken(): string {
    const token = this.decoy();
    remember(this.#tokens, token);
    return token;
  }

  /** Returns a random value that `accept` does not accept. */
  decoy(): string {
    return randomToken(this.#seeded, 32);
  }

  /**
   * Returns true if `solution` solves a task from `issueTask`, or is a value from `issueToken`. Accepts each task and
   * each value only once.
   */
  accept(solution: string): boolean {
    if (take(this.#tokens, (token) => token === solution)) return true;
    const point = decode(solution);
    return point !== undefined && take(this.#curves, (curve) => isOn(curve, point));
  }
}

export const taskWorker = `onmessage = ({ data }) => {
  const text = new TextDecoder().decode(Uint8Array.from(data.split(','), Number));
  const { a, b } = JSON.parse(text);
  const x = Math.random() * 1000;
  const y = Math.sqrt(x ** 3 + a * x + b);
  postMessage(new TextEncoder().encode(JSON.stringify({ x, y })).join());
};
`;

function isOn({ a, b }: Curve, { x, y }: { x: number; y: number }): boolean {
  const square = x ** 3 + a * x + b;
  // The last digits of a floating point number differ between machines.
  return x >= 0 && x < 1_000 && Math.abs(y ** 2 - square) <= 1e-9 * Math.max(1, square);
}

function encode(value: object): string {
  // The worker of the TON foundation's public client uses this format.
  return new TextEncoder().encode(JSON.stringify(value)).join();
}

function decode(text: string): { x: number; y: number } | undefined {
  try {
    const { x, y } = JSON.parse(new TextDecoder().decode(Uint8Array.from(text.split(','), Number)));
    return typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined;
  } catch {
    return undefined;
  }
}

function remember<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > maxItems) list.shift();
}

function take<T>(list: T[], fits: (item: T) => boolean): boolean {
  const index = list.findIndex(fits);
  if (index >= 0) list.splice(index, 1);
  return index >= 0;
}
