import type { BotApi } from './bot-api/bot-api.ts';
import { BrokenRule, NotChecked } from './broken-rule.ts';
import { findOperation } from './contract-operation.ts';
import type { Documents } from './documents.ts';
import type { Answer, Request } from './http/answer.ts';
import { curl } from './http/curl.ts';
import { judgeAnswer } from './http/judge-answer.ts';
import { send } from './http/send.ts';
import { LiveSocket } from './live/live-socket.ts';
import { type MessengerUser, Player } from './players/player.ts';
import { signInitData } from './players/sign-init-data.ts';
import { Steps } from './steps/steps.ts';
import type { Target } from './target.ts';

/** Someone whom the kit makes up: what differs from the usual user, and the start parameter of their link. */
type Newcomer = Partial<MessengerUser> & { startParam?: string };

const tooMany = 429;

/** What one check works with. It remembers its steps, so that a failure can be seen again. */
export class Kit {
  readonly target: Target;
  readonly steps = new Steps();

  constructor(target: Target) {
    this.target = target;
  }

  get documents(): Documents {
    return this.target.documents;
  }

  /** The Bot API that the server under test is pointed at; throws `NotChecked` without it. */
  needBotApi(): BotApi {
    const { botApi } = this.target;
    if (!botApi) throw new NotChecked('needs --bot-api-listen');
    if (!botApi.isCalled) throw new NotChecked('the server has not called the Bot API');
    return botApi;
  }

  /** One try among several that do not depend on each other: if it fails, its steps alone are what to see again. */
  async attempt(rule: (kit: Kit) => Promise<void>): Promise<void> {
    const own = new Kit(this.target);
    try {
      await rule(own);
    } catch (error) {
      this.steps.become(own.steps);
      throw error;
    }
  }

  /** Somebody new, known to nobody until the first call. */
  player({ startParam, ...given }: Newcomer = {}): Player {
    const user = { id: this.target.newTelegramId(), first_name: 'Kit', ...given };
    return this.signed(user, startParam === undefined ? {} : { start_param: startParam });
  }

  /** The same person after another launch of the app. */
  signed(user: MessengerUser, fields: Record<string, string> = {}): Player {
    const initData = this.initData({ user: JSON.stringify(user), ...fields });
    return new Player(user, initData, (request) => this.call(request));
  }

  /** Signed init data of this moment with these fields on top. */
  initData(fields: Record<string, string>, botToken = this.target.botToken): string {
    const now = String(Math.floor(Date.now() / 1000));
    return signInitData({ auth_date: now, ...fields }, botToken);
  }

  /**
   * Sends a request to the product API and judges the answer by the document. `expected` are statuses of limits and
   * of the 5xx that the check itself brought about.
   */
  async call(request: Request, expected: number[] = []): Promise<Answer> {
    const { api } = this.documents;
    const answer = await send(this.target.addresses.api, request);
    const step = curl(this.target.addresses.api, request);
    this.steps.request(step, answer);
    if (answer.status === tooMany && !expected.includes(tooMany)) {
      throw new BrokenRule(
        `${answer.place} met a rate limit: a run needs a raised limit of addresses`,
      );
    }
    const operation = findOperation(api.operations, request.method, request.path);
    this.target.coverage.saw(operation, answer);
    const isForeseen =
      (answer.status >= 500 && expected.includes(answer.status)) || this.#lacksGateway(answer);
    const faults = isForeseen ? [] : judgeAnswer(api, operation, answer);
    const rule = operation ? `${operation.method} ${operation.path}` : 'info: Problems';
    for (const fault of faults) {
      this.target.faults.add(operation?.tag ?? 'document', rule, fault, [step]);
    }
    return answer;
  }

  /** A live connection with this player's init data, or with any text. */
  live(credentials: Player | string): Promise<LiveSocket> {
    const { live } = this.target.addresses;
    if (live === null) throw new NotChecked('needs --live');
    const initData = typeof credentials === 'string' ? credentials : credentials.initData;
    return LiveSocket.open(`${live}?tg_auth=${encodeURIComponent(initData)}`, this);
  }

  /** Without a Bot API of the kit's own, no server can make an invoice. */
  #lacksGateway({ code }: Answer): boolean {
    return code === 'PAYMENT_GATEWAY_FAILED' && this.target.botApi === null;
  }
}
