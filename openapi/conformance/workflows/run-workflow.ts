import { setTimeout as delay } from 'node:timers/promises';
import {
  type OutsideAction,
  operationOf,
  parametersOf,
  type Step,
  type Workflow,
  type WorkflowDocument,
} from '../../scripts/workflow-document.ts';
import { BrokenRule, NotChecked } from '../broken-rule.ts';
import { summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import { isReply, pushedTypes } from '../live/pushed-types.ts';
import { compare, evaluate, type Scope } from './expressions.ts';
import type { Outside } from './outside.ts';

/** The result of a step. `summary` is for the error message of a failure. */
type Got = Pick<Scope, 'statusCode' | 'body' | 'message'> & { summary: string };

export class WorkflowRun {
  readonly #kit: Kit;
  readonly #document: WorkflowDocument;
  readonly #workflow: Workflow;
  readonly #outside: Outside;
  readonly #scope: Scope;

  constructor(
    kit: Kit,
    document: WorkflowDocument,
    workflow: Workflow,
    { outside, inputs }: { outside: Outside; inputs: Record<string, unknown> },
  ) {
    this.#kit = kit;
    this.#document = document;
    this.#workflow = workflow;
    this.#outside = outside;
    this.#scope = { inputs: { ...inputs }, steps: {} };
  }

  /** Runs the steps and returns the outputs of the workflow. Throws `BrokenRule` if a step fails. */
  async run(): Promise<Record<string, unknown>> {
    try {
      for (const step of this.#workflow.steps) await this.#pass(step);
    } finally {
      await this.#outside.disconnect();
    }
    return evaluate(this.#workflow.outputs, this.#scope) as Record<string, unknown>;
  }

  /**
   * Carries out a step and stores its outputs. Repeats the step at most `retryLimit` times if a criterion is false.
   * @throws `BrokenRule` if a criterion is still false after the last repetition.
   */
  async #pass(step: Step): Promise<void> {
    const action = step['x-outside'];
    if (action) {
      const evaluated = evaluate(action, this.#scope) as OutsideAction;
      Object.assign(this.#scope.inputs, await this.#outside.act(evaluated));
    }
    const { retryAfter, retryLimit } = step.onFailure?.[0] ?? { retryAfter: 0, retryLimit: 0 };
    for (let retries = 0; ; retries += 1) {
      const { summary, ...got } = await this.#carryOut(step);
      const scope = { ...this.#scope, ...got };
      const fault = faultOf(step, scope);
      if (fault === undefined) {
        this.#scope.steps[step.stepId] = valuesOf(step, scope);
        return;
      }
      if (retries === retryLimit)
        throw new BrokenRule(`the step ${step.stepId} fails: ${fault}; it got ${summary}`);
      await delay(retryAfter * 1000);
    }
  }

  #carryOut(step: Step): Promise<Got> {
    return operationOf(step).source === 'live' ? this.#exchange(step) : this.#request(step);
  }

  async #request(step: Step): Promise<Got> {
    const { api } = this.#kit.documents;
    const { id } = operationOf(step);
    const operation = api.operations.find((one) => one.id === id);
    if (!operation) throw new Error(`The contract has no operation ${id}.`);
    const headers: Record<string, string> = {};
    const query = new URLSearchParams();
    let { path } = operation;
    for (const parameter of this.#parametersOf(step)) {
      const { name, value } = parameter;
      if (parameter.in === 'header') headers[name] = value;
      else if (parameter.in === 'query') query.append(name, value);
      else path = path.replace(`{${name}}`, encodeURIComponent(value));
    }
    const request = {
      method: operation.method,
      path: query.size > 0 ? `${path}?${query}` : path,
      headers: step.requestBody ? { 'Content-Type': 'application/json', ...headers } : headers,
      ...(step.requestBody && {
        body: JSON.stringify(evaluate(step.requestBody.payload, this.#scope)),
      }),
    };
    const response = await this.#kit.call(request);
    this.#expectConfigured(response);
    return { statusCode: response.status, body: response.json, summary: summaryOf(response) };
  }

  /**
   * Sends the live message of a `send` step. For a `receive` step, waits for the next message of the step's operation.
   */
  async #exchange(step: Step): Promise<Got> {
    const { initData } = this.#scope.inputs;
    const socket = await this.#outside.connection(String(initData));
    if (step.action === 'send') {
      const payload = evaluate(step.requestBody?.payload, this.#scope) as object;
      socket.send(payload);
      return { summary: JSON.stringify(payload) };
    }
    const pushed = pushedTypes(this.#kit.documents.live, operationOf(step).id);
    const message = await socket.next((one) =>
      pushed.size > 0 ? pushed.has(one.type) : isReply(one),
    );
    return { message, summary: JSON.stringify(message) };
  }

  #parametersOf(step: Step): { name: string; in: string; value: string }[] {
    return parametersOf(this.#document, this.#workflow, step).map((one) => ({
      ...one,
      value: String(evaluate(one.value, this.#scope)),
    }));
  }

  /**
   * Throws `NotChecked` if the catalogue has `environment: true` for the problem code of the response. Such a problem
   * occurs only in a broken or differently configured environment.
   */
  #expectConfigured({ code = '' }: HttpResponse): void {
    const { document } = this.#kit.documents.api;
    if (document['x-problem-catalogue']?.[code]?.environment)
      throw new NotChecked(`the server returns ${code}`);
  }
}

/** Returns an error message about the first false criterion, or undefined if all are true. */
function faultOf({ successCriteria = [] }: Step, scope: Scope): string | undefined {
  for (const { condition } of successCriteria) {
    try {
      const { text, isTrue, left } = compare(condition, scope);
      if (!isTrue) return `${text} is false, the left side is ${JSON.stringify(left)}`;
    } catch (error) {
      return (error as Error).message;
    }
  }
  return undefined;
}

function valuesOf({ outputs = {}, stepId }: Step, scope: Scope): Record<string, unknown> {
  try {
    return evaluate(outputs, scope) as Record<string, unknown>;
  } catch (error) {
    throw new BrokenRule(`the step ${stepId} has no outputs: ${(error as Error).message}`);
  }
}
