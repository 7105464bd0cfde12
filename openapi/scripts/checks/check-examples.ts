import type { Example, Header, OpenApiDocument, Parameter, Schema } from '../document.ts';
import { operationsOf } from '../document.ts';
import { resolveReference } from '../resolve-reference.ts';
import { createValidator } from './create-validator.ts';

type Sample = {
  place: string;
  schema: Schema;
  value: unknown;
};

/** Validates every example of the document against its schema. Returns an error message per violation. */
export function checkExamples(document: OpenApiDocument): string[] {
  const violations = createValidator(document);
  return samplesOf(document).flatMap(({ place, schema, value }) => {
    try {
      return violations(schema, value).map((fault) => `${place}: ${fault}.`);
    } catch (error) {
      // The validator throws for a schema that is not strict, such as one with a misspelled keyword.
      return [`${place}: its schema is wrong: ${error instanceof Error ? error.message : error}.`];
    }
  });
}

/** Returns the examples of bodies, responses, parameters and headers together with their schemas. */
export function samplesOf(document: OpenApiDocument): Sample[] {
  return operationsOf(document).flatMap(({ method, path, operation }) => {
    const place = `${method.toUpperCase()} ${path}`;
    const responses = Object.entries(operation.responses).flatMap(([status, reference]) => {
      const { content = {}, headers = {} } = resolveReference(document, reference);
      const singles = Object.entries(headers).map(([name, header]) =>
        single(document, `${place} ${status} header ${name}`, header),
      );
      return [...mediaSamples(`${place} ${status}`, content), ...singles];
    });
    const parameters = (operation.parameters ?? []).map((parameter) =>
      single(document, `${place} parameter`, parameter),
    );
    const body = mediaSamples(`${place} body`, operation.requestBody?.content ?? {});
    return [...parameters, ...body, ...responses];
  });
}

function single(document: OpenApiDocument, place: string, reference: Parameter | Header): Sample {
  const { schema = {}, example } = resolveReference(document, reference);
  return { place, schema, value: example };
}

function mediaSamples(
  place: string,
  content: Readonly<Record<string, { schema?: Schema; examples?: Record<string, Example> }>>,
): Sample[] {
  return Object.values(content).flatMap(({ schema = {}, examples = {} }) =>
    Object.entries(examples).map(([name, { value }]) => ({
      place: `${place} example ${name}`,
      schema,
      value,
    })),
  );
}
