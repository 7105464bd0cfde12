import type { ProblemCode } from '../generated/problems.ts';

/** One parameter of an operation. `schema` is a reference into the contract, such as `#/components/schemas/Id`. */
export type OperationParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: string;
  /** The type of the parsed value. */
  kind: 'integer' | 'number' | 'boolean' | 'string';
};

/** One row of the generated table of operations. */
export type TableRow<Id extends string> = {
  id: Id;
  tag: string;
  method: string;
  /** The path without the base path, as in the contract: `/user/profile/{id}`. */
  path: string;
  parameters: OperationParameter[];
  /** A reference to the body's schema, `null` if the operation has no body. */
  body: string | null;
  response: { status: number; schema: string };
  /** The `Cache-Control` header of the 2xx response. */
  cacheControl: string;
  problems: ProblemCode[];
};
