import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { exampleInput, pathOf } from './example-input.ts';

const foreignToken = '7:a-token-that-belongs-to-another-bot';
const user = JSON.stringify({ id: 7_000_000_007, first_name: 'Nobody' });
/**
 * How many seconds a tested `auth_date` is later than the latest allowed one. The request must reach the server within
 * this time, because `auth_date` is allowed after that.
 */
const slackS = 60;
/**
 * How many seconds the tested expired init data is older than the maximum age. The server's clock may be slow by the
 * same number of seconds.
 */
const behindS = 30;

/** Returns values of the Authorization header that every server must refuse, with the problem code of each. */
export function badCredentials(kit: Kit): [code: string, header: string | undefined][] {
  const now = Math.floor(Date.now() / 1000);
  const rule = (name: string) => kit.documents.constant(`init_data_${name}_seconds`);
  const late = String(now + rule('future') + slackS);
  const expired = String(now - rule('max_age') - behindS);
  const good = kit.initData({ user });
  const tma = (initData: string) => `tma ${initData}`;
  return [
    ['INIT_DATA_MISSING', undefined],
    ['INIT_DATA_MISSING', 'tma'],
    ['INIT_DATA_MISSING', `Bearer ${good}`],
    ['INIT_DATA_MALFORMED', tma('this is no query string')],
    ['INIT_DATA_MALFORMED', tma(good.replace(/&?hash=\w+/, ''))],
    ['INIT_DATA_MALFORMED', tma(good.replace(/hash=(\w+)/, (all) => all.slice(0, -1)))],
    [
      'INIT_DATA_MALFORMED',
      tma(good.replace(/hash=(\w+)/, (_, hash) => `hash=${upperCased(hash)}`)),
    ],
    ['INIT_DATA_MALFORMED', tma(`${good}&more=%0A`)],
    ['INIT_DATA_MALFORMED', tma(`${good}&user=%7B%7D`)],
    ['INIT_DATA_MALFORMED', tma(`${good}&broken=%zz`)],
    ['INIT_DATA_SIGNATURE_INVALID', tma(good.replace('Nobody', 'Anyone'))],
    ['INIT_DATA_SIGNATURE_INVALID', tma(`${good}&more=1`)],
    ['INIT_DATA_SIGNATURE_INVALID', tma(kit.initData({ user }, foreignToken))],
    ['INIT_DATA_EXPIRED', tma(kit.initData({ user, auth_date: '1' }))],
    ['INIT_DATA_EXPIRED', tma(kit.initData({ user, auth_date: expired }))],
    ['INIT_DATA_FROM_FUTURE', tma(kit.initData({ user, auth_date: late }))],
    ['INIT_DATA_MALFORMED', tma(kit.initData({ user, auth_date: 'today' }))],
    ['INIT_DATA_USER_MISSING', tma(kit.initData({ query_id: 'kit' }))],
    ['INIT_DATA_MALFORMED', tma(kit.initData({ user: 'nobody' }))],
    ['INIT_DATA_MALFORMED', tma(kit.initData({ user: '{"first_name":"No id"}' }))],
  ];
}

/** Returns one check per operation. The server must report invalid credentials, even if the body is also invalid. */
export function credentialChecks(operations: ContractOperation[]): Check[] {
  return operations.map((operation) =>
    checksOf(operation)(
      `${operation.id} refuses missing and invalid init data`,
      ['R209', 'R202'],
      async (kit) => {
        const path = pathOf(operation, exampleInput(operation));
        for (const [code, value] of badCredentials(kit)) {
          const headers = value === undefined ? {} : { Authorization: value };
          const hasBody = operation.body !== undefined;
          const request = {
            method: operation.method,
            path,
            headers: hasBody ? { ...headers, 'Content-Type': 'text/plain' } : headers,
            ...(hasBody && { body: '{' }),
          };
          await kit.attempt(async (attempt) => {
            const response = await attempt.call(request);
            refused(response, code);
            same(response.headers['www-authenticate'], 'tma', 'WWW-Authenticate of a 401');
          });
        }
      },
    ),
  );
}

/** Returns `hash` in upper case, with the last character replaced by `F`. The result always differs from `hash`. */
const upperCased = (hash: string) => `${hash.slice(0, -1)}f`.toUpperCase();
