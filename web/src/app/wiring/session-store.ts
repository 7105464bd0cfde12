import { makeAutoObservable } from 'mobx';

/** Knows whether the init data has expired. */
export class SessionStore {
  isExpired = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Call it when the init data has expired: the app must be opened again (decisions §3). */
  expire() {
    this.isExpired = true;
  }
}
