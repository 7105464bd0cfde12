import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { same } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import { exampleInput, pathOf } from './example-input.ts';

const unreadable = [
  ['text/plain', 'not JSON'],
  ['application/json', '{'],
] as const;

const outcomeOf = ({ status, code }: HttpResponse) => ({ status, code });

/**
 * Returns a check for each POST that has no body in the contract. The outcome with any body must be that without one.
 */
export function ignoredBodyChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ method, body }) => method === 'POST' && body === undefined)
    .map((operation) =>
      checksOf(operation)(
        `${operation.id} ignores a body, whatever its media type`,
        ['R116'],
        async (kit) => {
          const path = pathOf(operation, exampleInput(operation));
          // A new player may be refused: the operation may need something that the player has not done.
          const bare = outcomeOf(await kit.player().post(path));
          // A body parser in front of all routes reads JSON alone.
          for (const [type, body] of unreadable) {
            const response = await kit.player().call('POST', path, body, { 'Content-Type': type });
            const what = `the outcome of ${response.place} with the body "${body}" as ${type}`;
            same(outcomeOf(response), bare, what);
          }
          const [player, key] = [kit.player(), randomUUID()];
          // Requests with the same Idempotency-Key are equal, even if their bodies differ.
          const first = await player.post(path, { unknown: 1 }, key);
          same(outcomeOf(first), bare, `the outcome of ${first.place} with the body {"unknown":1}`);
          const again = await player.post(path, { unknown: 2 }, key);
          same(again.json, first.json, 'the response to the same key with another ignored body');
        },
      ),
    );
}
