import { randomInt } from 'node:crypto';
import type { BotApi } from './bot-api/bot-api.ts';
import type { ChainApi } from './chain/chain-api.ts';
import { Coverage } from './coverage.ts';
import { type Documents, readDocuments } from './documents.ts';
import { Faults } from './faults.ts';
import { Silence } from './http/silence.ts';
import { Traffic } from './http/traffic.ts';

/** The URLs of the server under test. A part whose URL is null is not tested. */
export type Addresses = {
  /** The URL of the API with the base path, such as `http://127.0.0.1:8080/api`. */
  api: string;
  /** The URL of the live connection, such as `ws://127.0.0.1:8080/api/live`. */
  live: string | null;
  /** The URL of the analytics backend with the base path, such as `http://127.0.0.1:8080/analytics`. */
  analytics: string | null;
};

/** A part of the server with its own URL and its own setup check. */
export type Part = keyof Addresses;

const blockedReasons: Record<Part, string> = {
  api: "the server refuses the kit's players, see setup-01",
  live: 'the live connection does not open, see setup-02',
  analytics: 'the analytics backend was not found, see setup-03',
};

/** The server under test and the options of the run. Collects coverage and violations. */
export class Target {
  readonly documents: Documents = readDocuments();
  readonly coverage = new Coverage();
  readonly faults = new Faults();
  readonly traffic = new Traffic();
  readonly silence = new Silence();
  readonly addresses: Addresses;
  readonly botToken: string;
  readonly analyticsToken: string;
  readonly botApi: BotApi | null;
  readonly chain: ChainApi | null;
  /** A shell command, see `Options.settleCommand`. */
  readonly settleCommand: string | null;
  /** A shell command, see `Options.restartCommand`. */
  readonly restartCommand: string | null;
  readonly appDomain: string;
  /** True if the server's rate limits per player differ from the contract. The kit then does not check these limits. */
  readonly raisedLimits: boolean;
  readonly seed: number;
  readonly deep: boolean;
  /** The profiles of the run. An empty list means all. */
  readonly profiles: string[];
  readonly #only: string[];
  readonly #blocked = new Set<Part>();
  // The ids are far above Telegram's ids, and differ in each run, so that a server can be tested repeatedly.
  #nextTelegramId = 2 ** 51 + randomInt(2 ** 47);

  constructor(options: {
    addresses: Addresses;
    botToken: string;
    analyticsToken: string;
    botApi: BotApi | null;
    chain?: ChainApi | null;
    settleCommand?: string | null;
    restartCommand?: string | null;
    appDomain: string;
    raisedLimits: boolean;
    seed: number;
    deep: boolean;
    only?: string[];
    profiles?: string[];
  }) {
    this.addresses = options.addresses;
    this.botToken = options.botToken;
    this.analyticsToken = options.analyticsToken;
    this.botApi = options.botApi;
    this.chain = options.chain ?? null;
    this.settleCommand = options.settleCommand ?? null;
    this.restartCommand = options.restartCommand ?? null;
    this.appDomain = options.appDomain;
    this.raisedLimits = options.raisedLimits;
    this.seed = options.seed;
    this.deep = options.deep;
    this.#only = options.only ?? [];
    this.profiles = options.profiles ?? [];
  }

  /** Returns the reason why a part of the server cannot be checked, or undefined if there is none. */
  reasonAgainst(part: Part): string | undefined {
    if (this.addresses[part] === null) return `needs --${part}`;
    if (this.#blocked.has(part)) return blockedReasons[part];
    return part === 'api' ? this.silence.reason : undefined;
  }

  /** Marks a part as unusable, so that later checks of the part are not made. */
  block(part: Part): void {
    this.#blocked.add(part);
  }

  selects(tag: string): boolean {
    return (
      this.#only.length === 0 || this.#only.some((one) => one === tag || one.startsWith(`${tag}-`))
    );
  }

  newTelegramId(): number {
    this.#nextTelegramId += 1;
    return this.#nextTelegramId;
  }
}
