import { randomUUID } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { holds, ok, refused, summariesOf, summaryOf } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { referralCodeOf, setCodePath } from '../players/referral-code.ts';
import { callWith, exampleInput } from './example-input.ts';

const atOnce = 5;
const mostRounds = 8;
const underWay = 'REQUEST_IN_PROGRESS';
const giftPath = '/bonus/start';

/**
 * Returns two checks for each operation with an Idempotency-Key. One check reuses a key of another operation, and one
 * check sends parallel requests with the same key.
 */
export function idempotencyKeyChecks(operations: ContractOperation[]): Check[] {
  const keyed = operations.filter(({ parameters }) =>
    parameters.some(({ name }) => name === 'Idempotency-Key'),
  );
  return keyed.flatMap((operation) => {
    const check = checksOf(operation);
    return [
      check(
        `${operation.id} refuses a key that was used for another operation`,
        ['R122'],
        async (kit) => {
          const player = kit.player();
          const key = randomUUID();
          await useElsewhere(kit, player, operation, key);
          refused(await callKeyed(player, operation, key), 'IDEMPOTENCY_KEY_REUSED');
        },
      ),
      check(
        `${operation.id} returns one result for parallel requests with one key`,
        ['R121', 'R123'],
        async (kit) => {
          // A request gets REQUEST_IN_PROGRESS only if it arrives before the first one ends. With a fast server, this
          // takes several rounds.
          for (let left = mostRounds, isMet = false; left > 0 && !isMet; left -= 1) {
            const player = kit.player();
            const key = randomUUID();
            const calls = Array.from({ length: atOnce }, () => callKeyed(player, operation, key));
            const responses = await Promise.all(calls);
            isMet = responses.some(({ code }) => code === underWay);
            const others = responses.filter(
              ({ code }) => code !== underWay && code !== 'PAYMENT_GATEWAY_FAILED',
            );
            holds(
              new Set(others.map(summaryOf)).size <= 1,
              `${responses[0]?.place} must return one result for ${atOnce} parallel requests with one key, but returned ${summariesOf(others)}`,
            );
          }
        },
      ),
    ];
  });
}

/** Sends `key` in a request for another operation than the given one. Uses only operations that every server has. */
async function useElsewhere(
  kit: Kit,
  player: Player,
  { path }: ContractOperation,
  key: string,
): Promise<void> {
  if (path !== giftPath) return void ok(await player.post(giftPath, undefined, key));
  const { code } = await referralCodeOf(kit.player());
  ok(await player.post(setCodePath, { code }, key));
}

function callKeyed(player: Player, operation: ContractOperation, key: string) {
  const input = exampleInput(operation);
  return callWith(player, operation, {
    ...input,
    header: { ...input.header, 'Idempotency-Key': key },
  });
}
