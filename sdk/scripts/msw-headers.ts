import { resolve } from './read-operations.ts';

type Reference = { readonly $ref: string };
type Header = { readonly required?: boolean; readonly example?: unknown };
type Response = { readonly headers?: Readonly<Record<string, Header | Reference>> };
type Operation = {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Response | Reference>>;
};

const handler =
  /(export const get(\w+)MockHandler(?:\d{3})? = [\s\S]*?\{ status: (\d{3}))(?:, headers: \{ ([^}]+) \})?/g;

/** Adds to the responses of Orval's MSW handlers the headers that the contract requires, with their examples. */
export function addMswHeaders(text: string, document: object): string {
  const examples = readExamples(document);
  return text.replaceAll(handler, (_, start, name, status, headers) => {
    const added = examples.get(`${name} ${status}`) ?? [];
    const all = [...(headers ? [headers] : []), ...added];
    return all.length > 0 ? `${start}, headers: { ${all.join(', ')} }` : start;
  });
}

/** Returns the code of the required headers that have an example, by the names of Orval: `GetMe 429`. */
function readExamples(document: object): Map<string, string[]> {
  const { paths } = document as { paths: Record<string, Record<string, Operation>> };
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  const found = operations.flatMap(({ operationId, responses }) => {
    const name = operationId.replace(/^./, (letter) => letter.toUpperCase());
    return Object.entries(responses).map(([status, response]) => {
      const [{ headers = {} }] = resolve<Response>(document, response);
      const codes = Object.entries(headers).flatMap(([header, value]) => {
        const [{ required, example }] = resolve<Header>(document, value);
        return required && example !== undefined
          ? [`'${header}': ${JSON.stringify(`${example}`)}`]
          : [];
      });
      return [`${name} ${status}`, codes] as const;
    });
  });
  return new Map(found);
}
