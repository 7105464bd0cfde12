import { type Catalogue, problemPlaces } from '../document.ts';

/** The required fields of an entry, each with a test of the value and a description of a valid value. */
const required: Record<string, [isValid: (value: unknown) => boolean, need: string]> = {
  where: [
    (value) => problemPlaces.some((place) => place === value),
    `one of: ${problemPlaces.join(', ')}`,
  ],
  retryable: [(value) => typeof value === 'boolean', 'true or false'],
  title: [isText, 'a text'],
  description: [isText, 'a text'],
};

const optional = ['status', 'environment', 'live', 'detail', 'errors'];

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

/** Checks the fields of each problem in `problems.yaml`. Returns an error message per violation. */
export function checkCatalogue({ problems }: Catalogue): string[] {
  return Object.entries(problems).flatMap(([code, entry]) => {
    const place = `openapi/problems.yaml: ${code}`;
    // YAML makes an entry without fields null.
    const values: Readonly<Record<string, unknown>> = Object(entry);
    const unknown = Object.keys(values).filter(
      (field) => !(field in required) && !optional.includes(field),
    );
    return [
      ...Object.entries(required)
        .filter(([field, [isValid]]) => !isValid(values[field]))
        .map(([field, [, need]]) => `${place} needs "${field}": ${need}.`),
      ...unknown.map((field) => `${place} has a field "${field}", which no problem has.`),
    ];
  });
}
