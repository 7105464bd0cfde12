import type { HttpResponse, Request } from '../http/response.ts';

export type Send = (request: Request) => Promise<HttpResponse>;

export type TelegramUser = {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
};

export class Player {
  readonly user: TelegramUser;
  readonly initData: string;
  readonly #send: Send;

  constructor(user: TelegramUser, initData: string, send: Send) {
    this.user = user;
    this.initData = initData;
    this.#send = send;
  }

  /** The player's Telegram id. Live messages contain it as `tg_user_id`. */
  get telegramId(): number {
    return this.user.id;
  }

  get(path: string): Promise<HttpResponse> {
    return this.call('GET', path);
  }

  /** Sends a POST. `key` is the Idempotency-Key. */
  post(path: string, body?: unknown, key?: string): Promise<HttpResponse> {
    return this.call('POST', path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  }

  patch(path: string, body: unknown): Promise<HttpResponse> {
    return this.call('PATCH', path, body);
  }

  /** Sends text and bytes unchanged, and any other body as JSON. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Request['headers'] = {},
  ): Promise<HttpResponse> {
    const signed = { Authorization: `tma ${this.initData}`, ...headers };
    if (body === undefined) return this.#send({ method, path, headers: signed });
    const isRaw = typeof body === 'string' || body instanceof Uint8Array;
    return this.#send({
      method,
      path,
      headers: { 'Content-Type': 'application/json', ...signed },
      body: isRaw ? body : JSON.stringify(body),
    });
  }
}
