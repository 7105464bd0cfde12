import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The Arazzo 1.1 document of the workflows. The type has only the parts that the scripts and the kit read. */
export type WorkflowDocument = {
  info: { title: string; summary: string; description: string };
  workflows: Workflow[];
  components: {
    parameters: Record<string, WorkflowParameter>;
    inputs: Record<string, { properties: Record<string, { description: string }> }>;
  };
};

export type Workflow = {
  workflowId: string;
  summary: string;
  description?: string;
  /** The profile of the servers that support the workflow. */
  'x-profile': string;
  inputs: { $ref: string };
  parameters?: StepParameter[];
  steps: Step[];
  outputs: Record<string, string>;
};

/**
 * A workflow step. The step is an HTTP request if the source of its operation is `bold`, and a live message if the
 * source is `live`.
 */
export type Step = {
  stepId: string;
  description?: string;
  /** Identifies an operation of a source: `$sourceDescriptions.<source>.<operation id>`. */
  operationId: string;
  action?: 'send' | 'receive';
  parameters?: StepParameter[];
  requestBody?: { payload: unknown };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
  onFailure?: Retry[];
  'x-outside'?: OutsideAction;
};

export type WorkflowParameter = { name: string; in: string; value: unknown };
export type StepParameter = WorkflowParameter | { reference: string };
/** `retryAfter` is the pause in seconds, and `retryLimit` is the maximum number of repetitions. */
export type Retry = { type: 'retry'; retryAfter: number; retryLimit: number };
/** An action outside the API, before a step. The document's description explains the actions. */
export type OutsideAction =
  | { action: 'pay'; link: string }
  | { action: 'refund' }
  | { action: 'signProof'; payload: string; as: string }
  | { action: 'disconnect' };

export async function readWorkflows(folder: string): Promise<WorkflowDocument> {
  return parse(await readFile(join(folder, 'workflows.arazzo.yaml'), 'utf8')) as WorkflowDocument;
}

export function operationOf({ operationId }: Step): { source: string; id: string } {
  const [, source = '', id = ''] = operationId.split('.');
  return { source, id };
}

/**
 * Returns the parameters of a step and of its workflow, with references resolved. A step's parameter overrides the
 * workflow's parameter of the same name.
 */
export function parametersOf(
  { components }: WorkflowDocument,
  workflow: Workflow,
  step: Step,
): WorkflowParameter[] {
  const all = [...(workflow.parameters ?? []), ...(step.parameters ?? [])].map((one) => {
    if (!('reference' in one)) return one;
    const found = components.parameters[one.reference.replace('$components.parameters.', '')];
    if (found) return found;
    throw new Error(`workflows.arazzo.yaml: ${one.reference} does not exist.`);
  });
  return [...new Map(all.map((one) => [one.name, one])).values()];
}
