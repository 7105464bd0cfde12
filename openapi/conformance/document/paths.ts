import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { ok, refused, same } from '../expectations.ts';
import { refusesEscape } from '../http/refuses-escape.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import { exampleInput, pathOf } from './example-input.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Paths that the contract does not contain. If a later contract contains one of them, the check for 404 skips it. */
const unknownPaths = [
  '',
  '/',
  // Without an upgrade, the path of the live connection is like any other.
  '/live',
  '/nothing',
  '/user',
  '/user/me/more',
  '/user/profile',
  '/user/profile/',
  '/user/profile/7/',
  '/user//me',
  '/level/1',
  '/level/',
  '//level',
  '/Level',
];

export function pathChecks(operations: ContractOperation[]): Check[] {
  const check = checksOf('document');
  const unknown = unknownPaths.filter((path) => !operations.some((one) => one.fits.test(path)));
  return [
    check(
      'an unknown path returns 404 NOT_FOUND, with and without credentials, whatever its method',
      ['R101'],
      async (kit) => {
        for (const path of unknown) {
          await kit.attempt(async (attempt) => {
            const response = await attempt.call({ method: 'GET', path, headers: {} });
            refused(response, 'NOT_FOUND');
            refused(await attempt.refusedPlayer().get(path), 'NOT_FOUND');
            same(response.headers['cache-control'], 'no-store', 'Cache-Control of a 404');
            for (const method of ['POST', 'OPTIONS', 'HEAD']) {
              const other = await attempt.call({ method, path, headers: {} });
              same(other.status, response.status, `the status of ${other.place}`);
            }
          });
        }
      },
    ),
    check(
      'a query parameter that the operation does not have is ignored, twice too, and so is a broken escape unless it is 400',
      ['R110'],
      async (kit) => {
        for (const path of ['/level', '/leaderboard/top']) {
          for (const query of ['unknown=1&unknown=2', 'unknown=%zz', '%zz']) {
            const response = await kit.player().get(`${path}?${query}`);
            if (!refusesEscape(query, response.status)) ok(response);
          }
        }
      },
    ),
    check(
      'every problem has its own instance, which X-Request-Id repeats',
      ['R114'],
      async (kit) => {
        const read = async (path: string) => {
          const { json, headers } = await kit.call({ method: 'GET', path, headers: {} });
          const { instance } = json as { instance?: unknown };
          same(
            instance,
            `urn:uuid:${headers['x-request-id']}`,
            'instance, and X-Request-Id with it,',
          );
          return instance;
        };
        const instances = [await read('/level'), await read('/level'), await read('/nothing')];
        same(
          new Set(instances).size,
          instances.length,
          'the number of instances of three problems',
        );
      },
    ),
    ...methodChecks(operations),
    ...[...Map.groupBy(operations, ({ profile }) => profile)].map(([profile, served]) =>
      check(
        `every path of ${profile} allows OPTIONS, and HEAD where it has GET, which is GET without a body`,
        ['R118'],
        async (kit) => {
          const paths = Map.groupBy(served, ({ path }) => path);
          for (const own of paths.values()) {
            await kit.attempt((attempt) => allowsAlways(attempt, own));
          }
        },
        { profile },
      ),
    ),
  ];
}

async function allowsAlways(kit: Kit, operations: ContractOperation[]): Promise<void> {
  const [first] = operations as [ContractOperation];
  const path = pathOf(first, exampleInput(first));
  const options = await kit.call({ method: 'OPTIONS', path, headers: {} });
  const expected = [204, allowOf(operations)];
  same([options.status, allowedIn(options)], expected, `OPTIONS ${path}: status and Allow`);
  if (!operations.some(({ method }) => method === 'GET')) return;
  const player = kit.player();
  const [whole, head] = [await player.get(path), await player.call('HEAD', path)];
  same([head.status, head.text], [whole.status, ''], `HEAD ${path}: status and body`);
  same(head.headers['content-type'], whole.headers['content-type'], `Content-Type of HEAD ${path}`);
}

function methodChecks(operations: ContractOperation[]): Check[] {
  const paths = Map.groupBy(operations, ({ path }) => path);
  return [...paths.values()].map((own) => {
    const documented = own.map(({ method }) => method).sort();
    const [first] = own as [ContractOperation];
    return checksOf(first)(
      `${first.path} allows ${documented.join(' and ')} and returns 405 with Allow for other methods`,
      ['R102'],
      async (kit) => {
        const path = pathOf(first, exampleInput(first));
        for (const method of methods.filter((one) => !documented.includes(one))) {
          await kit.attempt(async (attempt) => {
            const response = await attempt.call({ method, path, headers: {} });
            refused(response, 'METHOD_NOT_ALLOWED');
            same(response.headers['cache-control'], 'no-store', 'Cache-Control of a 405');
            same(allowedIn(response), allowOf(own), `Allow of ${method} ${path}`);
          });
        }
        if (documented.includes('GET')) return;
        // The response to HEAD has no body with a code.
        const { place, status } = await kit.call({ method: 'HEAD', path, headers: {} });
        same(status, 405, `the status of ${place}`);
      },
    );
  });
}

/** Returns the sorted methods that `Allow` must contain for the path of these operations. */
function allowOf(operations: ContractOperation[]): string[] {
  const own = operations.map(({ method }) => method);
  return [...own, ...(own.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].sort();
}

function allowedIn({ headers }: HttpResponse): string[] {
  return (headers.allow ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .sort();
}
