import type { ProblemCode } from '@bold/sdk';
import type { Handler, OperationId } from './handler.ts';

/** How one parameter is read; `schema` is a reference into the contract. */
export type Parameter = {
  name: string;
  in: string;
  required: boolean;
  schema: string;
  kind: string;
};

/** What the contract says of one operation, without who answers it. */
export type Contracted = {
  id: OperationId;
  tag: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: string | null;
  answer: { status: number; schema: string };
  cacheControl: string;
  problems: ProblemCode[];
};

/** One row of the generated table: an operation of the contract and its handler. */
export type Operation<Id extends OperationId> = Contracted & { id: Id; handler: Handler<Id> };
