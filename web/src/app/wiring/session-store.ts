import { makeAutoObservable } from 'mobx';

/** Stores why the server refuses the player: expired or invalid init data, or a ban. */
export class SessionStore {
  isExpired = false;
  isBanned = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
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
