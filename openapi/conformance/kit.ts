import type { BotApi } from './bot-api/bot-api.ts';
import { BrokenRule, NotChecked } from './broken-rule.ts';
import { findOperation, profileOf } from './contract-operation.ts';
import type { Documents } from './documents.ts';
import { curl } from './http/curl.ts';
import { judgeResponse } from './http/judge-response.ts';
import { refusesEscape } from './http/refuses-escape.ts';
import type { HttpResponse, Request } from './http/response.ts';
import { send } from './http/send.ts';
import { LiveSocket } from './live/live-socket.ts';
import { Player, type TelegramUser } from './players/player.ts';
import { signInitData } from './players/sign-init-data.ts';
import { Steps } from './steps/steps.ts';
import type { Target } from './target.ts';
import { nowSeconds } from './times.ts';

type PlayerOptions = Partial<TelegramUser> & { startParam?: string };

const tooMany = 429;
/**
 * The number of calls for which `refusedPlayer` returns the same player. Must be below the lowest rate limit, which is
 * 30 invoices a minute.
 */
const refusalsPerPlayer = 25;

/** The tools of one check: players, requests and live connections. Records the steps that reproduce a failure. */
export class Kit {
  readonly target: Target;
  readonly steps = new Steps();
  readonly tag: string;
  /**
   * The user whom `refusedPlayer` created last, the number of calls of `refusedPlayer`, and the first violation in the
   * latest response. All attempts of a check share this object.
   */
  #shared: { user: TelegramUser | null; requests: number; fault?: string | undefined } = {
    user: null,
    requests: 0,
  };

  constructor(target: Target, tag: string) {
    this.target = target;
    this.tag = tag;
  }

  /** How the latest response violates `openapi.yaml`. Undefined if it does not. */
  get fault(): string | undefined {
    return this.#shared.fault;
  }

  get documents(): Documents {
    return this.target.documents;
  }

  /** Returns the fake Bot API. Throws `NotChecked` if the run has none, or if the server has not called it yet. */
  needBotApi(): BotApi {
    const { botApi } = this.target;
    if (!botApi) throw new NotChecked('needs --bot-api-listen');
    if (!botApi.isCalled) throw new NotChecked('the server has not called the Bot API');
    return botApi;
  }

  /** Runs a part of a check with a new kit. If the part fails, the report contains only the steps of this part. */
  async attempt(rule: (kit: Kit) => Promise<void>): Promise<void> {
    const own = new Kit(this.target, this.tag);
    own.#shared = this.#shared;
    try {
      await rule(own);
    } catch (error) {
      this.steps.replaceWith(own.steps);
      throw error;
    }
  }

  /** Returns a new player, unknown to the server. */
  player({ startParam, ...given }: PlayerOptions = {}): Player {
    const user = { id: this.target.newTelegramId(), first_name: 'Kit', ...given };
    return this.signed(user, startParam === undefined ? {} : { start_param: startParam });
  }

  /**
   * Returns a player for a request that the server must refuse. Creates a new player only once per `refusalsPerPlayer`
   * calls.
   */
  refusedPlayer(): Player {
    const last = this.#shared;
    // Refused requests do not change a player, and a new player is much more work for the server.
    const isNew = last.user === null || last.requests % refusalsPerPlayer === 0;
    if (isNew) last.user = { id: this.target.newTelegramId(), first_name: 'Kit' };
    last.requests += 1;
    return this.signed(last.user as TelegramUser);
  }

  /**
   * Returns a player with newly signed init data, which also contains `fields`. For the server, this is a new launch of
   * the app by `user`.
   */
  signed(user: TelegramUser, fields: Record<string, string> = {}): Player {
    const initData = this.initData({ user: JSON.stringify(user), ...fields });
    return new Player(user, initData, (request) => this.call(request));
  }

  /** Returns signed init data with these fields. By default, `auth_date` is the current time. */
  initData(fields: Record<string, string>, botToken = this.target.botToken): string {
    const now = String(nowSeconds());
    return signInitData({ auth_date: now, ...fields }, botToken);
  }

  /**
   * Sends a request to the product API. If the response violates `openapi.yaml`, adds the faults to `target.faults`.
   * @param expected The 429 and 5xx statuses that the check causes on purpose. An expected 5xx is not validated.
   * @throws `BrokenRule` if no complete response arrives, or for a 429 that is not in `expected`.
   * @throws `NotChecked`, without sending the request, if too many earlier checks in a row got no complete response.
   */
  async call(request: Request, expected: number[] = []): Promise<HttpResponse> {
    const { api } = this.documents;
    const { silence } = this.target;
    if (silence.reason !== undefined) throw new NotChecked(silence.reason);
    const player = `${request.headers.Authorization ?? ''}`;
    this.target.traffic.sent(player);
    const step = curl(this.target.addresses.api, request);
    const sent = send(this.target.addresses.api, request);
    const response = await this.steps.track(step, silence.track(this.#shared, sent));
    if (response.status === tooMany && !expected.includes(tooMany)) {
      const { own, all } = this.target.traffic.lastMinute(player);
      throw new BrokenRule(
        `${response.place} returned 429 after ${own} requests of this player and ${all} of this address within a minute. A player has 600; raise the server's limit per IP address for a run, as the README says`,
      );
    }
    const operation = findOperation(api.operations, request.method, request.path);
    this.target.coverage.saw(operation, response);
    const isForeseen =
      // A response to HEAD has no body to validate. The check that sends HEAD compares both responses.
      request.method === 'HEAD' ||
      (response.status >= 500 && expected.includes(response.status)) ||
      refusesEscape(request.path, response.status) ||
      this.#lacksGateway(response);
    const faults = isForeseen ? [] : judgeResponse(api, operation, response);
    this.#shared.fault = faults[0];
    const place = operation ? `${operation.method} ${operation.path}` : 'info: Problems';
    const profile = profileOf(api.operations, request.path);
    for (const sentence of faults) {
      this.target.faults.add(this.tag, { sentence, place, steps: [step], profile });
    }
    return response;
  }

  /**
   * Opens a live connection.
   * @param credentials A player, or any text to send as init data
   * @throws `NotChecked` if the run cannot use a live connection.
   */
  live(credentials: Player | string): Promise<LiveSocket> {
    const { live } = this.target.addresses;
    const reason = this.target.reasonAgainst('live');
    if (reason !== undefined) throw new NotChecked(reason);
    const initData = typeof credentials === 'string' ? credentials : credentials.initData;
    return LiveSocket.open(`${live}?tg_auth=${encodeURIComponent(initData)}`, this);
  }

  #lacksGateway({ code }: HttpResponse): boolean {
    // The server cannot call the Bot API.
    return code === 'PAYMENT_GATEWAY_FAILED' && this.target.botApi === null;
  }
}
