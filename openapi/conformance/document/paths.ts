import { type Check, checksOf } from '../check.ts';
import { type ContractOperation, findOperation } from '../contract-operation.ts';
import { holds, refused } from '../expectations.ts';
import { exampleInput, pathOf } from './example-input.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A server may take these on any path. */
const always = ['HEAD', 'OPTIONS'];
/** Paths like those of the contract; one that a later contract has is left out. */
const unknownPaths = ['/nothing', '/user', '/user/me/more', '/user/profile', '/level/1', '/Level'];

/** Paths that are none, and methods that a path does not take. */
export function pathChecks(operations: ContractOperation[]): Check[] {
  const check = checksOf('document');
  const unknown = unknownPaths.filter((path) => !operations.some((one) => one.fits.test(path)));
  return [
    check(
      'a path that is not in the contract answers 404 NOT_FOUND, with credentials and without',
      'openapi.yaml info: Problems',
      async (kit) => {
        for (const path of unknown) {
          await kit.attempt(async (attempt) => {
            refused(await attempt.call({ method: 'GET', path, headers: {} }), 'NOT_FOUND');
            refused(await attempt.player().get(path), 'NOT_FOUND');
          });
        }
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
      `${first.path} takes ${taken.join(' and ')} and answers other methods 405 with Allow`,
      'openapi.yaml info: Problems, METHOD_NOT_ALLOWED',
      async (kit) => {
        const path = pathOf(first, exampleInput(first));
        const isFree = (method: string) => !findOperation(operations, method, path);
        for (const method of methods.filter(isFree)) {
          await kit.attempt(async (attempt) => {
            const answer = await attempt.call({ method, path, headers: {} });
            refused(answer, 'METHOD_NOT_ALLOWED');
            const allowed = (answer.headers.allow ?? '').split(',').map((one) => one.trim());
            const named = allowed.filter((one) => isFree(one) && !always.includes(one));
            const isWhole = taken.every((one) => allowed.includes(one));
            holds(
              isWhole && named.length === 0,
              `${method} ${path} must answer Allow: ${taken.join(', ')} and says "${allowed.join(', ')}"`,
            );
          });
        }
      },
    );
  });
}
