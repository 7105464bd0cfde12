import { vi } from 'vitest';

/** A socket whose other end is the test. */
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

  /** The server accepts the connection. */
  accept() {
    this.dispatchEvent(new Event('open'));
  }

  /** The server says something. */
  say(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** The connection ends with a close code. */
  drop(code: number, reason = '') {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

/** From now on every new WebSocket is a fake one; answers the list of them, the newest last. */
export function fakeSockets(): FakeSocket[] {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return FakeSocket.opened;
}
