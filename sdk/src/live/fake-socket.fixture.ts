import type { TapsMessage } from '../generated/model/index.ts';
import type { SocketPort } from './reconnecting-socket.ts';

/** A fake socket. The test opens and closes it, and delivers messages to the client. */
export class FakeSocket extends EventTarget implements SocketPort {
  readonly url: string;
  readonly frames: string[] = [];
  isClosed = false;

  constructor(url: string) {
    super();
    this.url = url;
  }

  /** The messages that the client sent. */
  get sent(): Required<TapsMessage>[] {
    return this.frames.map((frame) => JSON.parse(frame));
  }

  send(data: unknown): void {
    this.frames.push(String(data));
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.dispatchEvent(new Event('open'));
  }

  receive(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  drop(code = 1006, reason = ''): void {
    this.isClosed = true;
    this.dispatchEvent(new CloseEvent('close', { code, reason }));
  }

  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
}
