import { vi } from 'vitest';

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

  accept() {
    this.dispatchEvent(new Event('open'));
  }

  deliver(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(code: number, reason = '') {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

/** Replaces `WebSocket` by `FakeSocket`. Returns an array to which each new socket is appended. */
export function fakeSockets(): FakeSocket[] {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return FakeSocket.opened;
}
