import { call, type HttpResponse } from './call.ts';
import { differences } from './differences.ts';
import { fillIn, type Names } from './fill-in.ts';
import { authorization, initData, type Launch } from './init-data.ts';
import type { ApiRequest, Pass, Who } from './step.ts';
import type { Worlds } from './world-factory.ts';

export const allPlayers: readonly Who[] = [0, 1, 2];
const sides = [0, 1] as const;

let newcomers = 0;

/** The three new players of one sequence of steps, with each player's ids at the mock and at the server. */
export class Players {
  readonly #worlds: Worlds;
  readonly #first = 1_000_000 + newcomers;
  readonly #now = Math.floor(Date.now() / 1_000);
  readonly #names: [mock: Names[], server: Names[]];
  readonly #signed = new Map<string, Promise<string>>();
  readonly #relaunched = new Set<Who>();

  constructor(worlds: Worlds) {
    this.#worlds = worlds;
    newcomers += allPlayers.length;
    const unknown = allPlayers.map((who) => {
      const telegramId = this.telegramId(who);
      return { id: 0, code: 'unknown', telegramId, name: `n${telegramId}`, payment: 'unknown' };
    });
    this.#names = [unknown, structuredClone(unknown)];
  }

  telegramId(who: Who): number {
    return this.#first + who;
  }

  /** Makes the players' first requests. Stores the ids and codes that both backends return. */
  async introduce(): Promise<void> {
    // One after the other, so that the first player has the lowest id on both sides.
    for (const who of allPlayers) {
      const me = await this.read(who, '/user/me');
      const code = await this.read(who, '/user/referrals/code');
      for (const side of sides) {
        const [id, referralCode] = [fieldOf(me[side].body, 'id'), fieldOf(code[side].body, 'code')];
        Object.assign(this.#names[side][who] ?? {}, { id, code: referralCode });
      }
    }
  }

  /** Stores the ids that `$payment` stands for from now on. */
  rememberPayment(who: Who, ids: [mock: string, server: string]): void {
    for (const side of sides) Object.assign(this.#names[side][who] ?? {}, { payment: ids[side] });
  }

  read(who: Who, path: string): Promise<[HttpResponse, HttpResponse]> {
    return this.request(who, 'first', { method: 'GET', path, headers: {} });
  }

  /** Sends the same request to both backends. Throws if the responses differ. */
  async request(who: Who, pass: Pass, request: ApiRequest): Promise<[HttpResponse, HttpResponse]> {
    const shown = this.#passOf(who, pass);
    const at = async (side: 0 | 1) => {
      const raw = await this.#initData(who, shown, side);
      const header = authorization(shown, raw);
      return call(this.#worlds.sides[side].address, request, header, this.#names[side]);
    };
    const responses = await Promise.all([at(0), at(1)]);
    this.compare(...responses);
    return responses;
  }

  async liveAddresses(who: Who, pass: Pass): Promise<[string, string]> {
    const shown = this.#passOf(who, pass);
    const at = async (side: 0 | 1) => {
      const raw = await this.#initData(who, shown, side);
      const address = this.#worlds.sides[side].address.replace('http', 'ws');
      return `${address}/api/live${pass === 'absent' ? '' : `?tg_auth=${encodeURIComponent(raw)}`}`;
    };
    return [await at(0), await at(1)];
  }

  fillIn(text: string, side: 0 | 1): string {
    return fillIn(text, this.#names[side]);
  }

  /** Throws an Error that lists the differences between two values, if there are any. */
  compare(mock: unknown, server: unknown): void {
    const found = differences(mock, server, this.#worlds.pairs);
    if (found.length === 0) return;
    const whole = `mock: ${JSON.stringify(mock)}\n  server: ${JSON.stringify(server)}`;
    throw new Error(`${found.join('\n  ')}\n  ${whole}`);
  }

  /** Returns a player's init data for one backend. All requests with the same `pass` get the same init data. */
  #initData(who: Who, pass: Pass, side: 0 | 1): Promise<string> {
    const key = `${who} ${pass} ${side}`;
    const signed = this.#signed.get(key) ?? initData(this.#launch(who, side), pass, this.#now);
    this.#signed.set(key, signed);
    return signed;
  }

  #launch(who: Who, side: 0 | 1): Launch {
    return {
      telegramId: this.telegramId(who),
      names: [
        { first_name: 'Ann', username: `ann_${this.#first}` },
        { first_name: ' Bo\u0007b ', last_name: '', username: 'not a handle' },
        { first_name: '💧'.repeat(70), last_name: 'Last' },
      ][who] ?? { first_name: '' },
      // The second player is invited by the first one's code.
      startParameter: who === 1 ? `USER5REF${this.#names[side][0]?.code}` : undefined,
    };
  }

  /** Returns `pass`, but replaces `first` by `second` if the player has already used `second`. */
  #passOf(who: Who, pass: Pass): Pass {
    // Both launches have the same `auth_date`, so after a return to `first` the backends could store different names.
    if (pass === 'second') this.#relaunched.add(who);
    return pass === 'first' && this.#relaunched.has(who) ? 'second' : pass;
  }
}

export function fieldOf(value: unknown, key: string): unknown {
  return (Object(value) as Record<string, unknown>)[key];
}
