import type { TapMessage, TapOutcome } from '../../src/taps/tap-message.ts';
import { TapModel } from '../../src/taps/tap-model.fixture.ts';

const plenty = { available: 10_000_000, total: 100 };
const nameOf = ({ userId, session, seq }: Pick<TapMessage, 'userId' | 'session' | 'seq'>) =>
  `${userId} ${session} ${seq}`;

export class SimulatedStore {
  readonly #model: TapModel;
  readonly #taps = new Map<string, number>();
  readonly #totals = new Map<number, number>();

  constructor(userIds: readonly number[]) {
    this.#model = new TapModel(
      userIds,
      userIds.map(() => plenty),
    );
  }

  commit(messages: readonly TapMessage[]): TapOutcome[] {
    const outcomes = this.#model.apply(messages);
    for (const [at, message] of messages.entries()) {
      const outcome = outcomes[at];
      if (outcome?.result === 'applied') this.#taps.set(nameOf(message), outcome.applied);
      if (outcome) this.#totals.set(message.userId, outcome.balance.total_taps - plenty.total);
    }
    return outcomes;
  }

  /** Returns the counted taps of a batch, or undefined if the batch was not counted. */
  countedOf(batch: Pick<TapMessage, 'userId' | 'session' | 'seq'>): number | undefined {
    return this.#taps.get(nameOf(batch));
  }

  totalOf(userId: number): number {
    return this.#totals.get(userId) ?? 0;
  }
}
