import { vi } from 'vitest';

/** A fake socket. The test acts as its server. */
export class FakeSocket extends EventTarget {
  static readonly opened: FakeSocket[] = [];
  readonly url: string;
  readonly sent: unknown[] = [];

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.opened.push(this);
  }

  send(text: string) {
    this.sent.push(JSON.parse(text));
  }

  close() {}

  /** Opens the connection, as when the server accepts it. */
  accept() {
    this.dispatchEvent(new Event('open'));
  }

  /** Delivers a message of the server. */
  deliver(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Closes the connection with a code of the server. */
  drop(code: number, reason = '') {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

/** Replaces WebSocket by fake sockets. Returns the list of all sockets that are opened from now on, the newest last. */
export function fakeSockets(): FakeSocket[] {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return FakeSocket.opened;
}
