import { ApiProblem } from '@bold/sdk';
import { makeAutoObservable } from 'mobx';

/** Stores why the server refuses the player: expired or invalid init data, or a ban. */
export class SessionStore {
  isExpired = false;
  isBanned = false;
  readonly #rawInitData: string;

  constructor(rawInitData: string) {
    this.#rawInitData = rawInitData;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /**
   * Returns the raw init data for a request. After the server has refused the player, throws the `ApiProblem` of that
   * refusal: a request of an erased player would register the player again.
   */
  initData(): string {
    if (this.isBanned) throw new ApiProblem('problem', 403, { code: 'PLAYER_BANNED' });
    if (this.isExpired) throw new ApiProblem('problem', 401, { code: 'INIT_DATA_EXPIRED' });
    return this.#rawInitData;
  }

  /** Marks the init data as expired or invalid (decisions §3). */
  expire() {
    this.isExpired = true;
  }

  /** Marks the player as banned by an operator (decisions §2). */
  ban() {
    this.isBanned = true;
  }
}
