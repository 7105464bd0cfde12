import { makeAutoObservable } from 'mobx';

/** Stores whether the init data has expired. */
export class SessionStore {
  isExpired = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Marks the init data as expired; the player must relaunch the app (decisions §3). */
  expire() {
    this.isExpired = true;
  }
}
