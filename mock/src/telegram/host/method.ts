import type { HostState } from './host-state.ts';

/** A message of Telegram's protocol, in either direction. */
export type HostMessage = {
  eventType: string;
  eventData?: unknown;
};

export type Outcome = {
  set?: Partial<HostState>;
  send?: HostMessage[];
};

/** Handles one method of the protocol. The values in `data` come from the app and may have any type. */
export type Method = (state: HostState, data: MethodData) => Outcome;

/**
 * The parameters of a method. For an absent value or a value of a wrong type, `text` and `flag` return `undefined`,
 * `list` returns an empty list, and `within` returns an empty `MethodData`.
 */
export class MethodData {
  readonly #data: Record<string, unknown>;

  constructor(data: object) {
    this.#data = { ...data };
  }

  get(name: string): unknown {
    return this.#data[name];
  }

  text(name: string): string | undefined {
    const value = this.#data[name];
    return typeof value === 'string' ? value : undefined;
  }

  flag(name: string): boolean | undefined {
    const value = this.#data[name];
    return typeof value === 'boolean' ? value : undefined;
  }

  list(name: string): unknown[] {
    const value = this.#data[name];
    return Array.isArray(value) ? value : [];
  }

  within(name: string): MethodData {
    const value = this.#data[name];
    return new MethodData(typeof value === 'object' && value !== null ? value : {});
  }
}

/** Returns a partial state with a new notice that contains `text`. */
export function notice(state: HostState, text: string): Pick<HostState, 'notice'> {
  return { notice: { id: (state.notice?.id ?? 0) + 1, text } };
}
