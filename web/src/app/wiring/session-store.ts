import { makeAutoObservable } from 'mobx';

/** Stores whether the init data has expired. */
export class SessionStore {
  isExpired = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Marks the init data as expired; the app must be opened again (decisions §3). */
  expire() {
    this.isExpired = true;
  }
}
