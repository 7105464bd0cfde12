import { type Check, checksOf } from '../check.ts';
import { type ContractOperation, findOperation } from '../contract-operation.ts';
import { holds, refused, same } from '../expectations.ts';
import { exampleInput, pathOf } from './example-input.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** Methods that a server may allow on any path. */
const always = ['HEAD', 'OPTIONS'];
/** Paths similar to those of the contract. A path that a later contract adds is not tested. */
const unknownPaths = ['/nothing', '/user', '/user/me/more', '/user/profile', '/level/1', '/Level'];

/** Returns the checks for unknown paths and for methods that a path does not allow. */
export function pathChecks(operations: ContractOperation[]): Check[] {
  const check = checksOf('document');
  const unknown = unknownPaths.filter((path) => !operations.some((one) => one.fits.test(path)));
  return [
    check(
      'an unknown path returns 404 NOT_FOUND, with and without credentials',
      'openapi.yaml info: Problems',
      async (kit) => {
        for (const path of unknown) {
          await kit.attempt(async (attempt) => {
            const response = await attempt.call({ method: 'GET', path, headers: {} });
            refused(response, 'NOT_FOUND');
            refused(await attempt.player().get(path), 'NOT_FOUND');
            same(response.headers['cache-control'], 'no-store', 'Cache-Control of a 404');
          });
        }
      },
    ),
    check(
      'every problem has its own instance',
      'Problem.instance: The id of the request',
      async (kit) => {
        const read = async (path: string) => {
          const { json } = await kit.call({ method: 'GET', path, headers: {} });
          return (json as { instance?: unknown }).instance;
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
  ];
}

function methodChecks(operations: ContractOperation[]): Check[] {
  const paths = Map.groupBy(operations, ({ path }) => path);
  return [...paths.values()].map((own) => {
    const taken = own.map(({ method }) => method).sort();
    const [first] = own as [ContractOperation];
    return checksOf(first.tag)(
      `${first.path} allows ${taken.join(' and ')} and returns 405 with Allow for other methods`,
      'openapi.yaml info: Problems, METHOD_NOT_ALLOWED',
      async (kit) => {
        const path = pathOf(first, exampleInput(first));
        const isFree = (method: string) => !findOperation(operations, method, path);
        for (const method of methods.filter(isFree)) {
          await kit.attempt(async (attempt) => {
            const response = await attempt.call({ method, path, headers: {} });
            refused(response, 'METHOD_NOT_ALLOWED');
            same(response.headers['cache-control'], 'no-store', 'Cache-Control of a 405');
            const allowed = (response.headers.allow ?? '').split(',').map((one) => one.trim());
            const named = allowed.filter((one) => isFree(one) && !always.includes(one));
            const isWhole = taken.every((one) => allowed.includes(one));
            holds(
              isWhole && named.length === 0,
              `${method} ${path} must return Allow: ${taken.join(', ')} but returned "${allowed.join(', ')}"`,
            );
          });
        }
      },
    );
  });
}
