import levels from '@bold/openapi/catalogue/levels.json' with { type: 'json' };
import type { TapMessage, TapOutcome } from './tap-message.ts';

type Balance = { available: number; total: number };

/** Implements the rules of tapping in memory, one message at a time. Tests compare `count_taps()` with this model. */
export class TapModel {
  readonly #balances = new Map<number, Balance>();
  readonly #highestSeqs = new Map<string, number>();

  /** `balances` has the users' balances at the start, in the order of `userIds`. */
  constructor(userIds: readonly number[], balances: readonly Balance[]) {
    for (const [at, balance] of balances.entries()) {
      this.#balances.set(userIds[at] ?? 0, { ...balance });
    }
  }

  apply(messages: readonly TapMessage[]): TapOutcome[] {
    return messages.map((message) => this.#applyOne(message));
  }

  #applyOne({ userId, session, seq, multiplier, taps }: TapMessage): TapOutcome {
    const balance = this.#balances.get(userId) ?? { available: 0, total: 0 };
    const outcome = (result: TapOutcome['result'], applied = 0): TapOutcome => ({
      result,
      applied,
      balance: { available_taps: balance.available, total_taps: balance.total },
    });

    if (session !== null && seq !== null) {
      const name = `${userId} ${session}`;
      if (seq <= (this.#highestSeqs.get(name) ?? 0)) return outcome('duplicate');
      this.#highestSeqs.set(name, seq);
    }
    const granted = levels
      .filter(({ threshold }) => threshold <= balance.total)
      .flatMap(({ multipliers }) => multipliers.map(({ value }) => value));
    if (!granted.includes(multiplier)) return outcome('multiplier-not-reached');

    let applied = 0;
    while (applied < taps && balance.available >= multiplier) {
      balance.available -= multiplier;
      balance.total += multiplier;
      applied += 1;
    }
    return outcome('applied', applied);
  }
}
