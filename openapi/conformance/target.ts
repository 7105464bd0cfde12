import { randomInt } from 'node:crypto';
import type { BotApi } from './bot-api/bot-api.ts';
import { Coverage } from './coverage.ts';
import { type Documents, readDocuments } from './documents.ts';
import { Faults } from './faults.ts';

/** Where the parts of the server under test answer; a part that is null is not tested. */
export interface Addresses {
  /** With the base path, like `http://127.0.0.1:8080/api`. */
  api: string;
  /** Like `ws://127.0.0.1:8080/api/live`. */
  live: string | null;
  /** With the base path, like `http://127.0.0.1:8080/analytics`. */
  analytics: string | null;
}

/** The server under test and all that a run knows and learns of it. */
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
  /** Whether the limits of a player are other ones than the contract's. */
  readonly raisedLimits: boolean;
  readonly seed: number;
  readonly deep: boolean;
  // Far above what the messenger gives out, and new in each run: a server may be tested again and again.
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

  /** A messenger's id that nobody had before. */
  newTelegramId(): number {
    this.#nextTelegramId += 1;
    return this.#nextTelegramId;
  }
}
