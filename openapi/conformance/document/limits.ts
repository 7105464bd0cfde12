import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { holds, refused, said } from '../expectations.ts';
import type { Answer } from '../http/answer.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import { exampleInput, pathOf } from './example-input.ts';

const check = checksOf('document');
const tooMany = 429;
const atOnce = 20;
/** Whoever counts otherwise than by whole minutes lets a little more through. */
const tolerance = 2;

/** What a player may ask within a minute; the limit of addresses is raised for a run. */
export function limitChecks(operations: ContractOperation[]): Check[] {
  const named = (id: string) => operations.filter((one) => one.id === id);
  return [
    check(
      'a player has 600 requests a minute, then every operation answers 429 with Retry-After; others are let in',
      'TOO_MANY_REQUESTS, x-rules user_requests_per_minute',
      async (kit) => {
        const player = await exhausted(kit, 'user_requests_per_minute', named('listLevels'));
        for (const operation of operations) refused(await ask(kit, player, operation), code);
        refusesNobodyElse(await kit.player().get('/user/me'));
      },
    ),
    check(
      'a player has 30 invoices a minute, of offers and custom amounts together',
      'TOO_MANY_REQUESTS, x-rules invoices_per_minute',
      async (kit) => {
        const sale = [...named('createTariffInvoice'), ...named('createCustomInvoice')];
        const player = await exhausted(kit, 'invoices_per_minute', sale);
        for (const operation of sale) refused(await ask(kit, player, operation), code);
        refusesNobodyElse(await player.get('/user/me'));
      },
    ),
    check(
      'a player has 120 name checks a minute',
      'TOO_MANY_REQUESTS, x-rules name_checks_per_minute',
      async (kit) => {
        const player = await exhausted(kit, 'name_checks_per_minute', named('checkDisplayName'));
        refusesNobodyElse(await player.get('/user/me'));
      },
    ),
  ];
}

const code = 'TOO_MANY_REQUESTS';

/** A player who has just used up a limit, no earlier and not much later than the contract says. */
async function exhausted(kit: Kit, rule: string, [...operations]: ContractOperation[]) {
  if (kit.target.raisedLimits) throw new NotChecked('the limits of a player are raised');
  const limit = kit.documents.rule(rule);
  const player = kit.player();
  let asked = 0;
  const answers: Answer[] = [];
  const work = async () => {
    while (asked < limit * tolerance && !answers.some(({ status }) => status === tooMany)) {
      const operation = operations[asked % operations.length];
      asked += 1;
      if (operation) answers.push(await ask(kit, player, operation));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const passed = answers.filter(({ status }) => status !== tooMany).length;
  const isMet = passed < answers.length;
  holds(passed >= limit, `Of ${limit} requests in a minute only ${passed} pass`);
  holds(isMet, `${passed} requests in a minute pass although ${rule} is ${limit}`);
  return player;
}

/** A request that a limit counts; a body that the contract refuses costs the server least. */
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

function refusesNobodyElse(answer: Answer): void {
  holds(
    answer.status === 200,
    `${answer.place} meets a limit that is not its own: ${said(answer)}`,
  );
}
