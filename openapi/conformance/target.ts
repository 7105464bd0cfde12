import { randomInt } from 'node:crypto';
import type { BotApi } from './bot-api/bot-api.ts';
import { Coverage } from './coverage.ts';
import { type Documents, readDocuments } from './documents.ts';
import { Faults } from './faults.ts';

/** The URLs of the server under test. A part that is null is not tested. */
export interface Addresses {
  /** With the base path, such as `http://127.0.0.1:8080/api`. */
  api: string;
  /** For example `ws://127.0.0.1:8080/api/live`. */
  live: string | null;
  /** With the base path, such as `http://127.0.0.1:8080/analytics`. */
  analytics: string | null;
}

/** The server under test, the options of the run, and the coverage and violations found so far. */
export class Target {
  readonly documents: Documents = readDocuments();
  readonly coverage = new Coverage();
  readonly faults = new Faults();
  readonly addresses: Addresses;
  readonly botToken: string;
  readonly analyticsToken: string;
  readonly botApi: BotApi | null;
  /** The mini app's host name. */
  readonly appDomain: string;
  /** The server's rate limits of a player differ from the contract's. */
  readonly raisedLimits: boolean;
  readonly seed: number;
  readonly deep: boolean;
  // Far above real Telegram ids, and new in each run, so that a server can be tested repeatedly.
  #nextTelegramId = 2 ** 51 + randomInt(2 ** 47);

  constructor(options: {
    addresses: Addresses;
    botToken: string;
    analyticsToken: string;
    botApi: BotApi | null;
    appDomain: string;
    raisedLimits: boolean;
    seed: number;
    deep: boolean;
  }) {
    this.addresses = options.addresses;
    this.botToken = options.botToken;
    this.analyticsToken = options.analyticsToken;
    this.botApi = options.botApi;
    this.appDomain = options.appDomain;
    this.raisedLimits = options.raisedLimits;
    this.seed = options.seed;
    this.deep = options.deep;
  }

  /** Returns a Telegram id that was never used before. */
  newTelegramId(): number {
    this.#nextTelegramId += 1;
    return this.#nextTelegramId;
  }
}
