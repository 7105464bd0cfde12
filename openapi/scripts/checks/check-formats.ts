import formats from '../../catalogue/formats.json' with { type: 'json' };
import { type OpenApiDocument, operationsOf } from '../document.ts';

/**
 * Returns an error message for each `format` of a schema, a parameter or a body that is not in `formats.json`, because
 * servers and mocks would ignore it.
 */
export function checkFormats(document: OpenApiDocument): string[] {
  const { schemas, parameters = {} } = document.components;
  const places: [string, unknown][] = [
    ...Object.entries({ ...schemas, ...parameters }),
    ...operationsOf(document).map(({ method, path, operation }): [string, unknown] => [
      `${method.toUpperCase()} ${path}`,
      [
        operation.parameters,
        operation.requestBody,
        Object.values(operation.responses).map(({ content }) => content),
      ],
    ]),
  ];
  return places.flatMap(([place, value]) =>
    [...new Set(formatsIn(value))]
      .filter((format) => !formats.includes(format))
      .map(
        (format) =>
          `${place}: no server checks the format "${format}". Use a pattern or one of ${formats.join(', ')}; or, if ajv-formats has it, add it to openapi/catalogue/formats.json.`,
      ),
  );
}

/** Returns the values of `format` in the schemas within a value. */
function formatsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    if (key === 'example' || key === 'examples') return [];
    return key === 'format' && typeof part === 'string' ? [part] : formatsIn(part);
  });
}
