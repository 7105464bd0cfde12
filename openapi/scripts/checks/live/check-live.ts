import { Parser } from '@asyncapi/parser';
import type { LiveDocument } from '../../document.ts';
import { toYaml } from '../../to-yaml.ts';
import { createValidator } from '../create-validator.ts';

/**
 * Checks that the live document and its examples are valid. Also checks that the message `refusal` has an example for
 * each problem code in `x-problem-catalogue`, and for no other code.
 * @returns An error message per violation.
 */
export async function checkLive(live: LiveDocument): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(toYaml(live));
  const faults = diagnostics
    .filter(({ code }) => code !== 'asyncapi-latest-version')
    .map(({ message, path }) => `live.asyncapi.yaml ${path.join('.')}: ${message}`);

  const violations = createValidator(live);
  for (const [key, { payload, examples }] of Object.entries(live.components.messages))
    for (const example of examples)
      for (const fault of violations(payload, example.payload))
        faults.push(`live.asyncapi.yaml ${key} ${example.name}: ${fault}.`);

  const codes = Object.keys(live['x-problem-catalogue']);
  const shown = live.components.messages.refusal?.examples.map(({ name }) => name) ?? [];
  for (const code of codes.filter((each) => !shown.includes(each)))
    faults.push(`live.asyncapi.yaml: no example of the message refusal has the code ${code}.`);
  for (const code of shown.filter((each) => !codes.includes(each)))
    faults.push(
      `live.asyncapi.yaml: the example ${code} of the message refusal is not a live code of the catalogue.`,
    );
  return faults;
}
