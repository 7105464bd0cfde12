import { nowSeconds } from '../times.ts';

type Reply = { status: number; body: unknown };

/** A message that the server has stored with `savePreparedInlineMessage`. */
export type PreparedMessage = {
  id: string;
  /** Unix time in seconds. */
  expirationDate: number;
  /** The parameters of the call, with `result` parsed from JSON. */
  given: Record<string, unknown>;
};

const lifetimeS = 600;

export class PreparedMessages {
  /** The stored messages, in the order of the calls. */
  readonly all: PreparedMessage[] = [];
  readonly #failing = new Map<string, { reply: Reply; until: Promise<unknown>; calls: number }>();

  /**
   * Makes each call of `savePreparedInlineMessage` for this Telegram id fail with `reply`, until `recover` is called.
   * @param until A promise that must resolve before `reply` is sent. By default, `reply` is sent at once.
   */
  fail(telegramId: number, reply: Reply, until: Promise<unknown> = Promise.resolve()): void {
    this.#failing.set(String(telegramId), { reply, until, calls: 0 });
  }

  /** Lets calls for this Telegram id succeed again. Returns the number of calls that failed. */
  recover(telegramId: number): number {
    const calls = this.#failing.get(String(telegramId))?.calls ?? 0;
    this.#failing.delete(String(telegramId));
    return calls;
  }

  /** Implements `savePreparedInlineMessage`. */
  async save(parameters: Record<string, unknown>): Promise<Reply> {
    const failure = this.#failing.get(String(parameters.user_id));
    if (failure) {
      failure.calls += 1;
      await failure.until;
      return failure.reply;
    }
    const { result } = parameters;
    const given = {
      ...parameters,
      result: typeof result === 'string' ? JSON.parse(result) : result,
    };
    const id = `kit-${this.all.length + 1}`;
    const expirationDate = nowSeconds() + lifetimeS;
    this.all.push({ id, expirationDate, given });
    return { status: 200, body: { ok: true, result: { id, expiration_date: expirationDate } } };
  }
}
