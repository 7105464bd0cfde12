import { compare, evaluate, type Scope } from '../../conformance/workflows/expressions.ts';
import { type LiveDocument, type OpenApiDocument, operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';
import {
  operationOf,
  parametersOf,
  type Step,
  type Workflow,
  type WorkflowDocument,
  type WorkflowParameter,
} from '../workflow-document.ts';

/**
 * A placeholder for values that are known only when a workflow runs. Each property of the placeholder is the
 * placeholder itself.
 */
const anything: object = new Proxy(
  {},
  {
    get(_, key) {
      // The object is not a reference.
      if (key === '$ref') return undefined;
      return key === Symbol.toPrimitive ? () => '' : anything;
    },
  },
);

/**
 * Checks that the workflows call existing operations with the required parameters and body, and that every expression
 * has a value. Returns an error message per violation.
 */
export function checkWorkflows(
  document: WorkflowDocument,
  { contract, live }: { contract: OpenApiDocument; live: LiveDocument },
): string[] {
  return document.workflows.flatMap((workflow) => {
    const { properties } = resolveReference(document, workflow.inputs) as {
      properties?: Record<string, unknown>;
    };
    const scope: Scope = {
      inputs: Object.fromEntries(Object.keys(properties ?? {}).map((name) => [name, anything])),
      steps: {},
      statusCode: 0,
      body: anything,
      message: anything,
    };
    const place = `workflows.arazzo.yaml ${workflow.workflowId}`;
    const faults = workflow.steps.flatMap((step) => {
      const own = [
        ...operationFaults(document, workflow, step, { contract, live }),
        ...expressionFaults(step, parametersOf(document, workflow, step), scope),
      ];
      scope.steps[step.stepId] = Object.fromEntries(
        Object.keys(step.outputs ?? {}).map((name) => [name, anything]),
      );
      return own.map((fault) => `${place} ${step.stepId}: ${fault}`);
    });
    return [...faults, ...faultsOf(() => evaluate(workflow.outputs, scope), `${place}: `)];
  });
}

function operationFaults(
  document: WorkflowDocument,
  workflow: Workflow,
  step: Step,
  { contract, live }: { contract: OpenApiDocument; live: LiveDocument },
): string[] {
  const { source, id } = operationOf(step);
  if (source === 'live')
    return id in live.operations ? [] : [`The live document has no operation ${id}.`];
  const found = operationsOf(contract).find(({ operation }) => operation.operationId === id);
  if (!found) return [`The contract has no operation ${id}.`];
  const given = parametersOf(document, workflow, step).map(({ name }) => name);
  const known = (found.operation.parameters ?? []).map((one) => resolveReference(contract, one));
  const names = ['Authorization', ...known.map(({ name = '' }) => name)];
  return [
    ...given
      .filter((name) => !names.includes(name))
      .map((name) => `${id} has no parameter ${name}.`),
    ...known
      .filter(({ name = '', required }) => required && !given.includes(name))
      .map(({ name }) => `${id} needs the parameter ${name}.`),
    ...(found.operation.requestBody && !step.requestBody ? [`${id} needs a body.`] : []),
  ];
}

function expressionFaults(step: Step, parameters: WorkflowParameter[], scope: Scope): string[] {
  const { requestBody, outputs, successCriteria = [] } = step;
  const values = [parameters, requestBody, outputs, step['x-outside']];
  return [
    ...values.flatMap((value) => faultsOf(() => evaluate(value, scope))),
    ...successCriteria.flatMap(({ condition }) => faultsOf(() => compare(condition, scope))),
  ];
}

function faultsOf(read: () => unknown, place = ''): string[] {
  try {
    read();
    return [];
  } catch (error) {
    return [place + (error as Error).message];
  }
}
