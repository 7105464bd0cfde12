import { setTimeout as delay } from 'node:timers/promises';
import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { holds, refused, same, summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import type { Player } from '../players/player.ts';
import type { Target } from '../target.ts';
import { secondMs } from '../times.ts';
import { exampleInput, pathOf } from './example-input.ts';

const check = checksOf('document');
const tooMany = 429;
const code = 'TOO_MANY_REQUESTS';
const share = 'createShareMessage';
/**
 * The Idempotency-Key that all POST requests of the limit checks send. Repetitions of a key count towards a limit, too.
 */
const repeatedKey = 'limit-check';
const atOnce = 20;
const minuteS = 60;
/** The pause between two refused requests. Must be longer than the margin that the check adds to Retry-After. */
const meanwhileMs = 5_000;
/**
 * The maximum number of measurements of a limit. A server with fixed windows may accept up to 2 × the limit during one
 * measurement.
 */
const attempts = 3;
const mostBatches = 10;

/** Returns the checks of a player's rate limits. A server may use fixed windows, sliding windows or a token bucket. */
export function limitChecks(operations: ContractOperation[]): Check[] {
  const named = (id: string) => operations.filter((one) => one.id === id);
  return [
    ...[...Map.groupBy(operations, ({ profile }) => profile)].map(([profile, own]) =>
      check(
        `a player has 600 requests a minute, then every operation of ${profile} returns 429; other players are not limited`,
        ['R131', 'R134'],
        async (kit) => {
          // Requests that are refused later, and repetitions of a key, count too.
          const counted = ['listLevels', 'setUsernameVisibility', 'startBonus'].flatMap(named);
          const player = await limited(kit, counted);
          for (const operation of own) await expectLimited(kit, player, operation);
          accepted(await kit.player().get('/level'));
        },
        { profile },
      ),
    ),
    check(
      'a player has 30 invoices a minute, for offers and custom amounts together',
      ['R132', 'R134'],
      async (kit) => {
        const sale = [...named('createTariffInvoice'), ...named('createCustomInvoice')];
        const player = await exhausted(kit, 'invoices_per_minute', sale);
        for (const operation of sale) await expectLimited(kit, player, operation);
        await expectOthersUnlimited(kit, player, sale);
      },
    ),
    check('a player has 30 share messages a minute', ['R444', 'R134'], async (kit) => {
      const player = await exhausted(kit, 'share_messages_per_minute', named(share));
      for (const operation of named(share)) await expectLimited(kit, player, operation);
      await expectOthersUnlimited(kit, player, named(share));
    }),
    ...named('checkDisplayName').flatMap((operation) => [
      check(
        'a player has 120 name checks a minute, also with HEAD, and invalid ones count',
        ['R133', 'R134'],
        async (kit) => {
          const nameless = { ...operation, parameters: [] };
          const player = await exhausted(kit, 'name_checks_per_minute', [operation, nameless]);
          await expectLimited(kit, player, { ...operation, method: 'HEAD' });
          await expectOthersUnlimited(kit, player, [operation]);
        },
      ),
      check(
        'a request after Retry-After is accepted, also if others were refused meanwhile',
        ['R133', 'R131'],
        async (kit) => {
          const player = await exhausted(kit, 'name_checks_per_minute', [operation]);
          const { place, headers } = await expectLimited(kit, player, operation);
          const waitMs = Number(headers['retry-after']) * secondMs;
          await delay(meanwhileMs);
          await ask(kit, player, operation);
          await delay(Math.max(0, waitMs - meanwhileMs) + secondMs);
          holds(
            (await ask(kit, player, operation)).status !== tooMany,
            `${place} returned Retry-After ${headers['retry-after']}, and is still refused after this time`,
          );
        },
        { deep: true },
      ),
    ]),
  ];
}

/** The player of each run who has used up the limit of requests per minute. */
const limitedPlayers = new WeakMap<Target, Promise<Player>>();

/**
 * Returns a player whose requests the server refuses with 429. If the run has no such player, uses up the limit with a
 * new player.
 */
async function limited(kit: Kit, operations: ContractOperation[]): Promise<Player> {
  const exhaust = () => {
    const next = exhausted(kit, 'user_requests_per_minute', operations);
    limitedPlayers.set(kit.target, next);
    return next;
  };
  const player = await (limitedPlayers.get(kit.target) ?? exhaust());
  const [operation] = operations;
  if (!operation || (await ask(kit, player, operation)).status === tooMany) return player;
  return exhaust();
}

/**
 * Uses up a limit with a new player and returns the player.
 * @param rule The name of the limit's constant
 * @throws `BrokenRule` if the server accepts too few requests in any measurement, or too many in each of the three
 * measurements.
 * @throws `BrokenRule` if a 429 has no Retry-After or a Retry-After above one minute.
 * @throws `NotChecked` if the limits are raised, or if the server is too slow to reach the limit.
 */
async function exhausted(kit: Kit, rule: string, operations: ContractOperation[]): Promise<Player> {
  if (kit.target.raisedLimits) throw new NotChecked('the rate limits of a player are raised');
  const limit = kit.documents.constant(rule);
  for (let made = 1; ; made += 1) {
    const player = kit.player();
    const startMs = Date.now();
    const { passed, isReached } = await countUntilRefused(kit, player, operations, limit);
    const seconds = (Date.now() - startMs) / 1000;
    const most = Math.floor(limit + (limit * seconds) / minuteS);
    holds(
      passed >= limit,
      `Only ${passed} of ${limit} requests in a minute are accepted (${rule})`,
    );
    if (isReached && passed <= most) return player;
    if (passed <= most) {
      throw new NotChecked(
        `the server is too slow: ${passed} requests in ${seconds.toFixed(1)} s cannot reach ${rule}`,
      );
    }
    holds(
      made < attempts,
      `${passed} requests within ${seconds.toFixed(1)} s are accepted; ${rule} allows at most ${most}`,
    );
  }
}

/**
 * Sends requests until a response has status 429, or until slightly more than 2 × `limit` requests are sent.
 * @returns `passed` counts the responses without status 429, and `isReached` is true if a response had status 429.
 * @throws `BrokenRule` if a 429 has no Retry-After or a Retry-After above one minute.
 */
async function countUntilRefused(
  kit: Kit,
  player: Player,
  operations: ContractOperation[],
  limit: number,
) {
  const most = 2 * limit + atOnce;
  // The limit belongs to the player, not to a launch.
  const launches = [player, kit.signed(player.user, { query_id: 'again' })] as const;
  const responses: HttpResponse[] = [];
  let sent = 0;
  const isRefused = ({ status }: HttpResponse) => status === tooMany;
  const work = async () => {
    while (sent < most && !responses.some(isRefused)) {
      const operation = operations[sent % operations.length];
      const launch = launches[Math.floor(sent / operations.length) % 2 === 0 ? 0 : 1];
      sent += 1;
      if (operation) responses.push(await ask(kit, launch, operation));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const refusals = responses.filter(isRefused);
  for (const { place, headers } of refusals) {
    const wait = headers['retry-after'];
    holds(
      Number(wait) <= minuteS,
      `${place} returned Retry-After ${wait}, above the minute of the limit`,
    );
  }
  return { passed: responses.length - refusals.length, isReached: refusals.length > 0 };
}

/**
 * Sends requests until a response has the status 429, and returns this response. A token bucket may have refilled, so
 * the server may accept several requests first.
 * @throws `BrokenRule` if no request is refused.
 */
async function expectLimited(kit: Kit, player: Player, operation: ContractOperation) {
  // The contract's order of checks has the limit before the media type, so the wrong media type must not be reported.
  const text = { type: 'text/plain', body: '{' };
  let response = await ask(kit, player, operation, text);
  for (let batch = 0; response.status !== tooMany && batch < mostBatches; batch += 1) {
    const calls = Array.from({ length: atOnce }, () => ask(kit, player, operation, text));
    const responses = await Promise.all(calls);
    response = responses.find(({ status }) => status === tooMany) ?? response;
  }
  // The response to HEAD has no body with a code.
  if (operation.method === 'HEAD')
    same(response.status, tooMany, `the status of ${response.place}`);
  else refused(response, code);
  return response;
}

/** Sends a request that counts towards a limit. The body is invalid, so that the server has little work. */
function ask(
  kit: Kit,
  { initData }: Player,
  operation: ContractOperation,
  { type, body: text } = { type: 'application/json', body: '{"unknown":1}' },
): Promise<HttpResponse> {
  const { method, body } = operation;
  const request = {
    method,
    path: pathOf(operation, exampleInput(operation)),
    headers: {
      Authorization: `tma ${initData}`,
      ...(method === 'POST' && { 'Idempotency-Key': repeatedKey }),
    },
  };
  if (body === undefined) return kit.call(request, [tooMany]);
  const headers = { ...request.headers, 'Content-Type': type };
  return kit.call({ ...request, headers, body: text }, [tooMany]);
}

/** Expects that the limit of `player` for `operations` limits no other operation and no other player. */
async function expectOthersUnlimited(kit: Kit, player: Player, operations: ContractOperation[]) {
  accepted(await player.get('/level'));
  for (const operation of operations) unlimited(await ask(kit, kit.player(), operation));
}

function accepted(response: HttpResponse): void {
  unlimited(response);
  holds(
    response.status === 200,
    `${response.place} must return 200 but returned ${summaryOf(response)}`,
  );
}

function unlimited(response: HttpResponse): void {
  holds(
    response.status !== tooMany,
    `${response.place} is refused because of another limit: ${summaryOf(response)}`,
  );
}
