import type { Operations } from '../generated/operations.ts';
import type { TableRow } from './operation.ts';

export { type Operations, operations } from '../generated/operations.ts';
export type { OperationParameter } from './operation.ts';

/** The `operationId` of an operation of the contract. */
export type OperationId = keyof Operations;

/** The method, path, parameters, schemas and problems of an operation. */
export type Operation<Id extends OperationId = OperationId> = TableRow<Id>;

/** The valid input of an operation, in the contract's types. */
export type OperationInput<Id extends OperationId> = {
  params: Operations[Id]['params'];
  query: Operations[Id]['query'];
  body: Operations[Id]['body'];
};

/** The body of an operation's 2xx response. */
export type OperationResponse<Id extends OperationId> = Operations[Id]['response'];

/** A tag of the contract. */
export type OperationTag = Operations[OperationId]['tag'];

/** The ids of the operations with a tag. */
export type OperationIdOf<Tag extends OperationTag> = {
  [Id in OperationId]: Operations[Id]['tag'] extends Tag ? Id : never;
}[OperationId];
