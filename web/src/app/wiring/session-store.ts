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
   * Returns the raw init data for a request.
   * @throws If the server refuses the player: a request of an erased player would register the player again.
   */
  initData(): string {
    if (this.isExpired || this.isBanned) throw new Error('The server refuses the player');
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
