import { type Check, checksOf } from '../check.ts';
import type { ContractOperation } from '../contract-operation.ts';
import { described, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { nowSeconds } from '../times.ts';
import { exampleInput, pathOf } from './example-input.ts';

export const foreignToken = '7:a-token-that-belongs-to-another-bot';
/** A user who has never opened the game, as init data contains it. */
export const user = JSON.stringify({ id: 7_000_000_007, first_name: 'Nobody' });
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

type BadCredentials = {
  code: string;
  /** What is wrong, for messages. */
  what: string;
  /** The value of the Authorization header. Undefined for a request without this header. */
  header: string | undefined;
};

/** Returns values of the Authorization header that every server must refuse, with the problem code of each. */
export function badCredentials(kit: Kit): BadCredentials[] {
  const now = nowSeconds();
  const rule = (name: string) => kit.documents.constant(`init_data_${name}_seconds`);
  const late = String(now + rule('future') + slackS);
  const expired = String(now - rule('max_age') - behindS);
  const good = kit.initData({ user });
  const tma = (initData: string) => `tma ${initData}`;
  const signed = (fields: Record<string, string>) => tma(kit.initData(fields));
  const capitals = good.replace(/hash=(\w+)/, (_, hash) => `hash=${upperCased(hash)}`);
  const all: [code: string, what: string, header: string | undefined][] = [
    ['MISSING', 'no Authorization', undefined],
    ['MISSING', 'no init data after tma', 'tma'],
    ['MISSING', 'the scheme Bearer', `Bearer ${good}`],
    ['MALFORMED', 'init data without "="', tma('this is no query string')],
    ['MALFORMED', 'init data without a hash', tma(good.replace(/&?hash=\w+/, ''))],
    ['MALFORMED', 'a hash of 63 digits', tma(good.replace(/(?<=hash=\w+)\w(?!\w)/, ''))],
    ['MALFORMED', 'a hash in capital letters', tma(capitals)],
    ['MALFORMED', 'a line feed in the init data', tma(`${good}&more=%0A`)],
    ['MALFORMED', 'a key of the init data twice', tma(`${good}&user=%7B%7D`)],
    ['MALFORMED', 'a broken escape in the init data', tma(`${good}&broken=%zz`)],
    ['SIGNATURE_INVALID', 'a changed name', tma(good.replace('Nobody', 'Anyone'))],
    ['SIGNATURE_INVALID', 'a key that was added later', tma(`${good}&more=1`)],
    ['SIGNATURE_INVALID', "another bot's signature", tma(kit.initData({ user }, foreignToken))],
    ['EXPIRED', 'auth_date 1', signed({ user, auth_date: '1' })],
    ['EXPIRED', 'init data above its age', signed({ user, auth_date: expired })],
    ['FROM_FUTURE', 'init data from the future', signed({ user, auth_date: late })],
    ['MALFORMED', 'an auth_date of letters', signed({ user, auth_date: 'today' })],
    ['USER_MISSING', 'init data without a user', signed({ query_id: 'kit' })],
    ['MALFORMED', 'a user that is not JSON', signed({ user: 'nobody' })],
    ['MALFORMED', 'a user without an id', signed({ user: '{"first_name":"No id"}' })],
  ];
  return all.map(([code, what, header]) => ({ code: `INIT_DATA_${code}`, what, header }));
}

/** Returns one check per operation. The server must report invalid credentials, even if the body is also invalid. */
export function credentialChecks(operations: ContractOperation[]): Check[] {
  return operations.map((operation) =>
    checksOf(operation)(
      `${operation.id} refuses missing and invalid init data`,
      ['R209', 'R202', 'R103'],
      async (kit) => {
        const path = pathOf(operation, exampleInput(operation));
        for (const { code, what, header } of badCredentials(kit)) {
          const headers = header === undefined ? {} : { Authorization: header };
          const hasBody = operation.body !== undefined;
          const request = {
            method: operation.method,
            path,
            headers: hasBody ? { ...headers, 'Content-Type': 'text/plain' } : headers,
            ...(hasBody && { body: '{' }),
          };
          await kit.attempt(async (attempt) => {
            const response = await attempt.call(request);
            refused(described(response, `with ${what}`), code);
            same(response.headers['www-authenticate'], 'tma', 'WWW-Authenticate of a 401');
          });
        }
      },
    ),
  );
}

/** Returns `hash` in upper case, with the last character replaced by `F`. The result always differs from `hash`. */
const upperCased = (hash: string) => `${hash.slice(0, -1)}f`.toUpperCase();
