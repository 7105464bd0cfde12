import { randomBytes, randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { NotChecked } from '../broken-rule.ts';
import { type ContractOperation, findOperation } from '../contract-operation.ts';
import { holds } from '../expectations.ts';
import type { Answer, Request } from '../http/answer.ts';
import { curl } from '../http/curl.ts';
import { judgeAnswer } from '../http/judge-answer.ts';
import { send } from '../http/send.ts';
import type { Kit } from '../kit.ts';

/** The body of every 2xx and 429 response. */
export interface Receipt {
  custom_data: string;
  Content: string;
}

/** Additional parts of a request: a solution, headers, compression. */
interface Extras {
  solution?: string;
  headers?: Record<string, string>;
  gzip?: boolean;
}

/** Sends a request to the analytics backend and checks the response against its document. */
export async function ask(kit: Kit, request: Request): Promise<Answer> {
  const { analytics: base } = kit.target.addresses;
  if (base === null) throw new NotChecked('needs --analytics');
  const { analytics } = kit.documents;
  const answer = await send(base, request);
  const step = curl(base, request);
  kit.steps.request(step, answer);
  const operation = findOperation(analytics.operations, request.method, request.path);
  for (const fault of judgeAnswer(analytics, operation, answer)) {
    kit.target.faults.add('analytics', `analytics.openapi.yaml ${request.path}`, fault, [step]);
  }
  return answer;
}

/** Posts events as the public client does. */
export function postEvents(kit: Kit, events: unknown, extras: Extras = {}): Promise<Answer> {
  const text = typeof events === 'string' ? events : JSON.stringify(events);
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

/** Returns a new event that was never sent before. */
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

/** Returns an unused solution, by running the server's worker script on new arguments. */
export async function solve(kit: Kit): Promise<string> {
  const [worker, task] = taskOperations(kit);
  const script = await ask(kit, { method: 'GET', path: worker.path, headers: {} });
  const argument = await ask(kit, { method: 'GET', path: task.path, headers: {} });
  return solveWith(script.text, argument.text);
}

/** Runs a worker script and returns the solution that it posts for these arguments. */
export function solveWith(script: string, argument: string): string {
  const posted: unknown[] = [];
  const worker: { onmessage?: (event: { data: string }) => void } = {};
  const postMessage = (value: unknown) => posted.push(value);
  runInNewContext(script, Object.assign(worker, { TextDecoder, TextEncoder, postMessage }), {
    timeout: 5_000,
  });
  worker.onmessage?.({ data: argument });
  const [solution] = posted;
  holds(typeof solution === 'string', 'The worker script does not post a text back');
  return solution;
}

function taskOperations(kit: Kit): [worker: ContractOperation, task: ContractOperation] {
  const of = (id: string) => kit.documents.analytics.operations.find((one) => one.id === id);
  return [of('getTaskWorker'), of('getTaskArguments')] as [ContractOperation, ContractOperation];
}
