import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { holds, refused, summaryOf } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { exampleInput, pathOf } from './example-input.ts';

const check = checksOf('document');
const tooMany = 429;
const atOnce = 20;
/** A server that counts with a sliding window or a bucket allows more than one that counts by whole minutes. */
const tolerance = 2;

/** Checks of the rate limits per player; the limit per IP address is raised for a run. */
export function limitChecks(operations: ContractOperation[]): Check[] {
  const named = (id: string) => operations.filter((one) => one.id === id);
  return [
    check(
      'a player has 600 requests a minute, then every operation returns 429; other players are not limited',
      'TOO_MANY_REQUESTS, x-rules user_requests_per_minute',
      async (kit) => {
        const player = await exhausted(kit, 'user_requests_per_minute', named('listLevels'));
        for (const operation of operations) refused(await ask(kit, player, operation), code);
        expectNotLimited(await kit.player().get('/user/me'));
      },
    ),
    check(
      'a player has 30 invoices a minute, for offers and custom amounts together',
      'TOO_MANY_REQUESTS, x-rules invoices_per_minute',
      async (kit) => {
        const sale = [...named('createTariffInvoice'), ...named('createCustomInvoice')];
        const player = await exhausted(kit, 'invoices_per_minute', sale);
        for (const operation of sale) refused(await ask(kit, player, operation), code);
        expectNotLimited(await player.get('/user/me'));
      },
    ),
    check(
      'a player has 120 name checks a minute',
      'TOO_MANY_REQUESTS, x-rules name_checks_per_minute',
      async (kit) => {
        const player = await exhausted(kit, 'name_checks_per_minute', named('checkDisplayName'));
        expectNotLimited(await player.get('/user/me'));
      },
    ),
  ];
}

const code = 'TOO_MANY_REQUESTS';

/** Sends requests until a limit is reached and returns the player. The limit must be at least the contract's, and not much higher. */
async function exhausted(kit: Kit, rule: string, [...operations]: ContractOperation[]) {
  if (kit.target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
  const limit = kit.documents.rule(rule);
  const player = kit.player();
  let sent = 0;
  const answers: Answer[] = [];
  const work = async () => {
    while (sent < limit * tolerance && !answers.some(({ status }) => status === tooMany)) {
      const operation = operations[sent % operations.length];
      sent += 1;
      if (operation) answers.push(await ask(kit, player, operation));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const passed = answers.filter(({ status }) => status !== tooMany).length;
  const isMet = passed < answers.length;
  holds(passed >= limit, `Only ${passed} of ${limit} requests in a minute are accepted`);
  holds(isMet, `${passed} requests in a minute are accepted although ${rule} is ${limit}`);
  return player;
}

/** Sends a request that counts towards a limit. Its body is invalid, because refusing it costs the server least. */
function ask(kit: Kit, { initData }: Player, operation: ContractOperation): Promise<Answer> {
  const { method, body } = operation;
  const request = {
    method,
    path: pathOf(operation, exampleInput(operation)),
    headers: { Authorization: `tma ${initData}` },
  };
  if (body === undefined) return kit.call(request, [tooMany]);
  const headers = { ...request.headers, 'Content-Type': 'application/json' };
  return kit.call({ ...request, headers, body: '{"unknown":1}' }, [tooMany]);
}

function expectNotLimited(answer: Answer): void {
  holds(
    answer.status === 200,
    `${answer.place} is refused because of another limit: ${summaryOf(answer)}`,
  );
}
