import { beforeEach, expect, test } from 'vitest';
import { contract } from '../../test/contract.ts';
import { contractFolder } from '../build-bundle.ts';
import { buildLive } from '../build-live.ts';
import { readWorkflows, type Step, type WorkflowDocument } from '../workflow-document.ts';
import { checkWorkflows } from './check-workflows.ts';

const live = await buildLive(contract);
let document: WorkflowDocument;
const faults = () => checkWorkflows(document, { contract, live });

beforeEach(async () => {
  document = structuredClone(await readWorkflows(contractFolder));
});

function stepOf(workflowId: string, stepId: string): Step {
  const workflow = document.workflows.find((one) => one.workflowId === workflowId);
  const step = workflow?.steps.find((one) => one.stepId === stepId);
  if (!step) throw new Error(`There is no step ${stepId}.`);
  return step;
}

test('the workflows have no faults', () => {
  expect(faults()).toEqual([]);
});

test.for<[string, Partial<Step>, string]>([
  [
    'an unknown operation of the contract',
    { operationId: '$sourceDescriptions.bold.pay' },
    'The contract has no operation pay.',
  ],
  [
    'an unknown operation of the live document',
    { operationId: '$sourceDescriptions.live.pay' },
    'The live document has no operation pay.',
  ],
  [
    'an unknown parameter',
    { parameters: [{ name: 'other', in: 'query', value: 1 }] },
    'getProfile has no parameter other.',
  ],
  ['a missing parameter', { parameters: [] }, 'getProfile needs the parameter id.'],
  [
    'an unknown input',
    { requestBody: { payload: { a: '$inputs.other' } } },
    '$inputs.other has no value.',
  ],
  [
    'the output of a later step',
    { outputs: { id: '$steps.later.outputs.id' } },
    '$steps.later.outputs.id has no value.',
  ],
  [
    'a condition that is no comparison',
    { successCriteria: [{ condition: '$statusCode' }] },
    'The workflows cannot use the condition $statusCode.',
  ],
])('%s is reported with its workflow and its step', ([, change, fault]) => {
  Object.assign(stepOf('onboarding', 'readProfile'), change);
  expect(faults()).toContain(`workflows.arazzo.yaml onboarding readProfile: ${fault}`);
});

test('a missing body is reported', () => {
  delete stepOf('purchase', 'createInvoice').requestBody;
  expect(faults()).toEqual([
    'workflows.arazzo.yaml purchase createInvoice: createCustomInvoice needs a body.',
  ]);
});
