import { randomBytes, randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { NotChecked } from '../broken-rule.ts';
import { findOperation } from '../contract-operation.ts';
import { curl } from '../http/curl.ts';
import { judgeResponse } from '../http/judge-response.ts';
import type { HttpResponse, Request } from '../http/response.ts';
import { send } from '../http/send.ts';
import type { Kit } from '../kit.ts';
import { solveWith } from './solve-with.ts';

/** The body of every 2xx and 429 response to posted events. */
export type Receipt = {
  custom_data: string;
  Content: string;
};

type Extras = {
  solution?: string;
  headers?: Record<string, string>;
  gzip?: boolean;
};

/**
 * Sends a request to the analytics backend. Adds each violation of `analytics.openapi.yaml` to `kit.target.faults`.
 * @throws `NotChecked` if the run cannot use an analytics backend.
 */
export async function ask(kit: Kit, request: Request): Promise<HttpResponse> {
  const { analytics: base } = kit.target.addresses;
  const reason = kit.target.reasonAgainst('analytics');
  if (base === null || reason !== undefined) throw new NotChecked(reason ?? 'needs --analytics');
  const { analytics } = kit.documents;
  const step = curl(base, request);
  const response = await kit.steps.track(step, send(base, request));
  const operation = findOperation(analytics.operations, request.method, request.path);
  const place = `analytics.openapi.yaml ${request.path}`;
  for (const sentence of judgeResponse(analytics, operation, response)) {
    kit.target.faults.add(kit.tag, { sentence, place, steps: [step], profile: 'analytics' });
  }
  const own = (response.json as { status?: unknown } | undefined)?.status;
  if (response.status >= 400 && own !== undefined && own !== response.status) {
    const sentence = `${operation?.id} returned status ${own} in the body of a ${response.status}`;
    kit.target.faults.add(kit.tag, { sentence, place, steps: [step], profile: 'analytics' });
  }
  return response;
}

/** Posts events with the headers of the public client. Sends text and bytes unchanged, and any other value as JSON. */
export function postEvents(kit: Kit, events: unknown, extras: Extras = {}): Promise<HttpResponse> {
  const isRaw = typeof events === 'string' || events instanceof Uint8Array;
  const text = isRaw ? events : JSON.stringify(events);
  return ask(kit, {
    method: 'POST',
    path: '/events',
    headers: {
      'Content-Type': 'application/json',
      'TGA-Auth-Token': kit.target.analyticsToken,
      ...(extras.solution !== undefined && { Content: extras.solution }),
      ...(extras.gzip && { 'Content-Encoding': 'gzip' }),
      ...extras.headers,
    },
    body: extras.gzip ? gzipSync(text) : text,
  });
}

/** Returns an event that was never sent before. `more` adds or replaces fields. */
export function anEvent(more: object = {}): Record<string, unknown> {
  const hex = randomBytes(16).toString('hex');
  return {
    event_name: 'app-hide',
    session_id: randomUUID(),
    user_id: 7_000_000_007,
    app_name: 'bold',
    is_premium: false,
    platform: 'kit',
    client_timestamp: String(Date.now()),
    nonce: hex,
    ...more,
  };
}

/** Requests the script that solves tasks. */
export function taskWorker(kit: Kit): Promise<HttpResponse> {
  return ask(kit, { method: 'GET', path: pathOf(kit, 'getTaskWorker'), headers: {} });
}

export function taskArguments(kit: Kit): Promise<HttpResponse> {
  return ask(kit, { method: 'GET', path: pathOf(kit, 'getTaskArguments'), headers: {} });
}

/**
 * Requests the thresholds of the public client. A threshold is the maximum number of events with one name that the
 * client may record after each start.
 */
export function eventThresholds(kit: Kit): Promise<HttpResponse> {
  return ask(kit, { method: 'GET', path: pathOf(kit, 'getEventThresholds'), headers: {} });
}

/** Requests a new task and runs the server's worker script on the task. Returns the solution. */
export async function solve(kit: Kit): Promise<string> {
  const script = await taskWorker(kit);
  const argument = await taskArguments(kit);
  return solveWith(script.text, argument.text);
}

const pathOf = (kit: Kit, operationId: string) =>
  kit.documents.analytics.operations.find(({ id }) => id === operationId)?.path ?? '';
