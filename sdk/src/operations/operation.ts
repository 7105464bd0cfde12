import type { ProblemCode } from '../generated/problems.ts';

/** One parameter of an operation. `schema` is a reference into the contract, such as `#/components/schemas/Id`. */
export type OperationParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: string;
  /** How the parameter's text is read. */
  kind: 'integer' | 'number' | 'boolean' | 'string';
};

/** One row of the generated table: what the contract says about an operation. */
export type TableRow<Id extends string> = {
  id: Id;
  tag: string;
  method: string;
  /** Without the base path, as in the contract: `/user/profile/{id}`. */
  path: string;
  parameters: OperationParameter[];
  /** Reference to the body's schema, `null` where the operation takes no body. */
  body: string | null;
  answer: { status: number; schema: string };
  /** The value of the `Cache-Control` header of a success. */
  cacheControl: string;
  problems: ProblemCode[];
};
