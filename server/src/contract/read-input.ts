import { type IncomingRequest, inputReader, type ValidInput } from '@bold/sdk/contract';
import type { Operation, OperationId } from '@bold/sdk/operations';
import type { RoutedContext } from '../context.ts';
import { readBytes } from './read-bytes.ts';

/** Prepares the reading of one operation's input. The result throws what `inputReader` of the SDK throws. */
export function requestReader<Id extends OperationId>(
  operation: Operation<Id>,
): (ctx: RoutedContext) => Promise<ValidInput<Id>> {
  const readInput = inputReader(operation);
  return (ctx) => readInput(incoming(ctx));
}

function incoming(ctx: RoutedContext): IncomingRequest {
  return {
    pathParameter: (name) => ctx.params[name],
    queryParameter: (name) => [ctx.query[name] ?? []].flat(),
    // Not `ctx.get`, because an empty header breaks the contract and an absent one does not.
    header: (name) => ctx.headers[name.toLowerCase()]?.toString(),
    readBytes: (maxBytes) => readBytes(ctx, maxBytes),
  };
}
