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

  /** Opens the connection, as if the server had accepted it. */
  accept() {
    this.dispatchEvent(new Event('open'));
  }

  /** Delivers a message to the app, as if the server had sent it. */
  deliver(message: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  /** Closes the connection with a close code, as if the server had closed it. */
  drop(code: number, reason = '') {
    this.dispatchEvent(Object.assign(new Event('close'), { code, reason }));
  }
}

/** Replaces `WebSocket` by fake sockets. Returns the list of the sockets that are opened from now on, oldest first. */
export function fakeSockets(): FakeSocket[] {
  FakeSocket.opened.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  return FakeSocket.opened;
}
