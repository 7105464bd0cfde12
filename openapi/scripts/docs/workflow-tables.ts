import { operationOf, type Step, type WorkflowDocument } from '../workflow-document.ts';

/** Returns the description and the steps of the workflows as Markdown. */
export function workflowTables({ info, workflows }: WorkflowDocument): string {
  const tables = workflows.map(({ workflowId, summary, description, steps, ...workflow }) => {
    const rows = steps.map((step) => {
      const criteria = (step.successCriteria ?? []).map(({ condition }) => `\`${condition}\``);
      return `| ${step.stepId} | ${callOf(step)} | ${step.description ?? ''} | ${criteria.join('; ')} |`;
    });
    const text = [summary, description].filter(Boolean).join(' ');
    const head = '| Step | Call | Meaning | Succeeds if |\n|---|---|---|---|';
    return `## ${workflowId}\n\n${text} Profile \`${workflow['x-profile']}\`.\n\n${head}\n${rows.join('\n')}`;
  });
  return [info.description, ...tables].join('\n\n');
}

/** Returns the `x-outside` action of a step, if any, and then the call of the step, as Markdown. */
function callOf(step: Step): string {
  const { source, id } = operationOf(step);
  const before = step['x-outside'];
  const call = source === 'live' ? `${step.action} a message of \`${id}\`` : `\`${id}\``;
  return before ? `after \`${before.action}\`: ${call}` : call;
}
