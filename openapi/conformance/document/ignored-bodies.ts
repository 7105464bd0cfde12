import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { ok } from '../expectations.ts';
import { exampleInput, pathOf } from './example-input.ts';

/** Returns a check for each POST without a body in the contract: the server ignores any body that a client sends. */
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
          ok(await kit.player().post(path, { unknown: 1 }));
        },
      ),
    );
}
