import { makeAutoObservable } from 'mobx';

/** Whether the messenger's word for who is playing still counts. */
export class SessionStore {
  isExpired = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The init data ran out: nothing can be called until the app is opened again (decisions §3). */
  expire() {
    this.isExpired = true;
  }
}
