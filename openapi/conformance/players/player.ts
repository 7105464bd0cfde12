import type { Answer, Request } from '../http/answer.ts';

export type Send = (request: Request) => Promise<Answer>;

/** The messenger's user who stands in the init data. */
export interface MessengerUser {
  id: number;
  first_name: string;
  last_name?: string;
  username?: string;
}

/** A player of the kit's own: signed calls, as many as a check likes. */
export class Player {
  readonly user: MessengerUser;
  readonly initData: string;
  readonly #send: Send;

  constructor(user: MessengerUser, initData: string, send: Send) {
    this.user = user;
    this.initData = initData;
    this.#send = send;
  }

  /** The messenger's id, `tg_user_id` of live messages. */
  get telegramId(): number {
    return this.user.id;
  }

  get(path: string): Promise<Answer> {
    return this.call('GET', path);
  }

  /** A POST; without a body nothing is sent as one. `key` is its Idempotency-Key. */
  post(path: string, body?: unknown, key?: string): Promise<Answer> {
    return this.call('POST', path, body, key === undefined ? {} : { 'Idempotency-Key': key });
  }

  patch(path: string, body: unknown): Promise<Answer> {
    return this.call('PATCH', path, body);
  }

  /** Any call with the player's credentials; a body that is not text is sent as JSON. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
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
