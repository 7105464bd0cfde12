import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import rules from '@bold/openapi/catalogue/rules.json' with { type: 'json' };
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import type { TextReply } from '../http/reply.ts';
import { floodGate } from '../live/flood-gate.ts';
import {
  inflate,
  parseBody,
  Refusal,
  requireReadable,
  requireSmall,
  requireToken,
} from './analytics-body.ts';
import { AnalyticsTasks, taskWorker } from './analytics-tasks.ts';

export type AnalyticsRequest = {
  method: string;
  /** The path without `/analytics`. */
  path: string;
  /** With names in lower case. */
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
};

type StoredEvent = { event_name: string; app_name: string } & Record<string, unknown>;

const contract = fileURLToPath(import.meta.resolve('@bold/openapi/analytics.openapi.yaml'));

/** A fake analytics backend. A request above the rate limit needs the solution of a proof-of-work task. */
export class Analytics {
  /** The received events, without duplicates. */
  readonly events: StoredEvent[] = [];
  readonly #received = new Set<string>();
  readonly #tasks = new AnalyticsTasks();
  readonly #now: () => number;
  readonly #mayPass: (now: number) => boolean;
  readonly #isBatch: (body: unknown) => boolean;

  /** @param now A function that returns the time in milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    // A sender without a solved task gets five requests at once, then one in two seconds.
    this.#mayPass = floodGate(now(), { perSecond: 0.5, burst: 5 });
    const ajv = new Ajv2020({ strict: false, validateSchema: false });
    ajv.addFormat('int64', true);
    ajv.addSchema(parse(readFileSync(contract, 'utf8')), 'analytics');
    this.#isBatch = ajv.compile({ $ref: 'analytics#/components/schemas/RecordedEvents' });
  }

  /** Handles a request. An invalid request gets an error response. */
  respond(request: AnalyticsRequest): TextReply {
    try {
      switch (`${request.method} ${request.path}`) {
        case 'POST /events':
          return this.#record(request);
        case 'GET /events/threshold':
          return json(200, { 'app-hide': rules.analytics_app_hide_events });
        case 'GET /c3e068ebf11840ed3fc311a6f2df80b20fa05d25':
          return { status: 200, headers: { 'Content-Type': 'text/javascript' }, body: taskWorker };
        case 'GET /aee7c93a9ae7930fb19732325d2c560c53849aa7':
          return {
            status: 200,
            headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
            body: this.#tasks.issueTask(),
          };
        default:
          throw new Refusal(404, 'There is nothing at this path.');
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return json(error.status, { status: error.status, message: error.message });
    }
  }

  #record({ headers, body }: AnalyticsRequest): TextReply {
    requireToken(headers['tga-auth-token']);
    requireReadable(body, headers);
    const solution = headers.content;
    const isProven = solution !== undefined && this.#tasks.accept(String(solution));
    const isAllowed = solution === undefined ? this.#mayPass(this.#now()) : isProven;
    if (!isAllowed) {
      return this.#receipt(429, 'Solve the next task.', isProven, { 'Retry-After': '2' });
    }
    for (const event of this.#read(inflate(body, headers))) {
      const text = JSON.stringify(event);
      if (!this.#received.has(text)) this.events.push(event);
      this.#received.add(text);
    }
    return this.#receipt(202, 'Success record.', isProven);
  }

  #read(bytes: Uint8Array): StoredEvent[] {
    const body = parseBody(bytes);
    requireSmall(Array.isArray(body) ? body : [body]);
    if (!this.#isBatch(body)) throw new Refusal(400, 'VALIDATION_MISMATCH_REPORT');
    const events = (Array.isArray(body) ? body : [body]) as StoredEvent[];
    if (events.some(({ app_name }) => app_name !== development.app_name)) {
      throw new Refusal(400, 'Invalid app_name is specified.');
    }
    return events;
  }

  /**
   * Returns a response with a new task. If `isProven` is true, the client can send the response's `custom_data` in
   * place of a solution; otherwise, `custom_data` is not accepted.
   * @param isProven True if the request had a valid solution.
   */
  #receipt(
    status: number,
    message: string,
    isProven: boolean,
    headers: Record<string, string> = {},
  ): TextReply {
    const custom_data = isProven ? this.#tasks.issueToken() : this.#tasks.decoy();
    const next = { custom_data, Content: this.#tasks.issueTask() };
    return json(status, { message, ...next }, headers);
  }
}

function json(status: number, body: object, headers: Record<string, string> = {}): TextReply {
  const type = { 'Content-Type': 'application/json' };
  return { status, headers: { ...type, ...headers }, body: JSON.stringify(body) };
}
