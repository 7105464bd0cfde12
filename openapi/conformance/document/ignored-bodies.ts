import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { ok, same } from '../expectations.ts';
import { exampleInput, pathOf } from './example-input.ts';

/** Returns a check for each POST that has no body in the contract. The server must ignore any body. */
export function ignoredBodyChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ method, body }) => method === 'POST' && body === undefined)
    .map((operation) =>
      checksOf(operation)(
        `${operation.id} ignores a body, whatever its media type`,
        ['R116'],
        async (kit) => {
          const path = pathOf(operation, exampleInput(operation));
          const plain = { 'Content-Type': 'text/plain' };
          ok(await kit.player().call('POST', path, 'not JSON', plain));
          const [player, key] = [kit.player(), randomUUID()];
          // Requests with the same Idempotency-Key are equal, even if their bodies differ.
          const first = ok(await player.post(path, { unknown: 1 }, key));
          const again = ok(await player.post(path, { unknown: 2 }, key));
          same(again, first, 'the response to the same key with another ignored body');
        },
      ),
    );
}
