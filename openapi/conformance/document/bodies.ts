import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { holds, refused, summaryOf } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { exampleInput, pathOf } from './example-input.ts';

const neverForExamples = [400, 401, 405, 413, 415];

/**
 * Returns three checks for each operation with a body: invalid bodies are refused, all examples are accepted, and
 * unusual forms of an example are accepted.
 */
export function bodyChecks(operations: ContractOperation[]): Check[] {
  return operations
    .filter(({ body }) => body !== undefined)
    .flatMap((operation) => {
      const check = checksOf(operation);
      return [
        check(
          `${operation.id} refuses other media types, broken JSON and too large bodies`,
          ['R106', 'R107', 'R108'],
          (kit) => refuseBodies(kit, operation),
        ),
        check(`${operation.id} accepts every example of its body`, ['R112'], async (kit) => {
          for (const [name, body] of Object.entries(operation.bodyExamples)) {
            await kit.attempt(async (attempt) => {
              const response = await raw(attempt.player(), operation, JSON.stringify(body));
              holds(
                !neverForExamples.includes(response.status),
                `${operation.id} refuses the example "${name}" with ${summaryOf(response)}`,
              );
            });
          }
        }),
        check(
          `${operation.id} ignores a byte order mark, and reads the last value of a property that occurs twice`,
          ['R109'],
          (kit) => acceptUnusual(kit, operation),
        ),
      ];
    });
}

async function acceptUnusual(kit: Kit, operation: ContractOperation): Promise<void> {
  const { body } = exampleInput(operation);
  const good = JSON.stringify(body);
  const [name] = Object.keys(body as object);
  const forms = {
    'a byte order mark': `\ufeff${good}`,
    // The contract has no body with a property that can be a list.
    [`${name} twice, first with a wrong value`]: good.replace('{', `{${JSON.stringify(name)}:[],`),
  };
  for (const [what, text] of Object.entries(forms)) {
    await kit.attempt(async (attempt) => {
      const response = await raw(attempt.player(), operation, text);
      holds(
        !neverForExamples.includes(response.status),
        `${operation.id} refuses its example with ${what} with ${summaryOf(response)}`,
      );
    });
  }
}

async function refuseBodies(kit: Kit, operation: ContractOperation): Promise<void> {
  const limit = kit.documents.constant('request_body_bytes');
  const { body } = exampleInput(operation);
  const good = JSON.stringify(body);
  const plain = { 'Content-Type': 'text/plain' };
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const refuses = (text: string, code: string, headers?: Record<string, string>) =>
    kit.attempt(async (attempt) => {
      refused(await raw(attempt.refusedPlayer(), operation, text, headers), code);
    });
  await refuses(good, 'UNSUPPORTED_MEDIA_TYPE', plain);
  await refuses('a=1', 'UNSUPPORTED_MEDIA_TYPE', form);
  await refuses(' '.repeat(limit + 1), 'UNSUPPORTED_MEDIA_TYPE', plain);
  await refuses(' '.repeat(limit + 1), 'PAYLOAD_TOO_LARGE');
  for (const text of [good.slice(0, -1), '{"a":}', "{'a': 1}", 'nonsense']) {
    await refuses(text, 'MALFORMED_JSON');
  }
  for (const text of ['[]', '"text"', '7', 'null', '{"unknown":1}']) {
    await refuses(text, 'VALIDATION_FAILED');
  }
  await kit.attempt(async (attempt) => {
    const { code } = await raw(attempt.player(), operation, good.padEnd(limit, ' '));
    holds(
      code !== 'PAYLOAD_TOO_LARGE' && code !== 'MALFORMED_JSON',
      `${operation.id} refuses a body of exactly ${limit} bytes`,
    );
  });
}

function raw(
  player: Player,
  operation: ContractOperation,
  body: string,
  headers: Record<string, string> = {},
) {
  const path = pathOf(operation, exampleInput(operation));
  return player.call(operation.method, path, body, headers);
}
