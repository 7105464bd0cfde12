import { makeAutoObservable } from 'mobx';

/** Stores why the server refuses the player, if it does. */
export class SessionStore {
  isExpired = false;
  isBanned = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Marks the init data as expired; the player must relaunch the app (decisions §3). */
  expire() {
    this.isExpired = true;
  }

  /** Marks the player as banned by an operator (decisions §2). */
  ban() {
    this.isBanned = true;
  }
}
