import { NotChecked } from '../broken-rule.ts';
import { type Check, checksOf } from '../check.ts';
import { holds, summaryOf } from '../expectations.ts';
import type { HttpResponse } from '../http/response.ts';
import type { Kit } from '../kit.ts';
import { nowSeconds, secondMs } from '../times.ts';

/**
 * The maximum number of attempts to send a request and receive the response within one second of the server's clock.
 */
const mostAttempts = 20;
/**
 * The number of wrong responses after which the check fails. A single wrong response proves nothing, because its header
 * `Date` may still show the previous second.
 */
const wrongOnes = 3;
/** How many seconds the server's clock may differ from that of the kit, nearest first. */
const clockSkewsS = [0, -1, 1, -2, 2, -3, 3];

type Limit = {
  /** The number of seconds from the second of the request to `auth_date`. Negative if `auth_date` is in the past. */
  aheadS: number;
  /** Undefined if the init data must be accepted. */
  code?: string;
};

/** The checks of the first and the last second in which init data is accepted. */
export const initDataTimesChecks: Check[] = [
  checksOf('document')(
    'init data is accepted until the last second of its age, and from the first second ahead of its time',
    ['R201', 'R205', 'R206'],
    async (kit) => {
      const constant = (name: string) => kit.documents.constant(`init_data_${name}_seconds`);
      const [maxAgeS, futureS] = [constant('max_age'), constant('future')];
      const limits: Limit[] = [
        { aheadS: -maxAgeS, code: 'INIT_DATA_EXPIRED' },
        { aheadS: 1 - maxAgeS },
        { aheadS: futureS },
        { aheadS: futureS + 1, code: 'INIT_DATA_FROM_FUTURE' },
      ];
      const first = await kit.call({ method: 'GET', path: '/level', headers: {} });
      if (timeOf(first) === undefined) {
        await kit.attempt((attempt) => holdsWithoutDate(attempt, limits));
        return;
      }
      for (const limit of limits) await kit.attempt((attempt) => holdsWithinSecond(attempt, limit));
    },
  ),
];

/**
 * Sends init data with an `auth_date` at a limit, until one response is right. A request counts only if the header
 * `Date` shows the same second before and after the request.
 */
async function holdsWithinSecond(kit: Kit, { aheadS, code }: Limit): Promise<void> {
  const { user } = kit.player();
  let wrong = 0;
  let before = needTime(await kit.call({ method: 'GET', path: '/level', headers: {} }));
  for (let made = 0; made < mostAttempts; made += 1) {
    const auth_date = String(before / secondMs + aheadS);
    const response = await kit.signed(user, { auth_date }).get('/user/me');
    const after = needTime(response);
    if (after === before) {
      if (response.code === code && (code !== undefined || response.status === 200)) return;
      wrong += 1;
      const expected = code ?? '200';
      holds(
        wrong < wrongOnes,
        `${response.place} must return ${expected} for an auth_date that is ${describe(aheadS)} by the Date of the response, but returned ${summaryOf(response)}`,
      );
    }
    before = after;
  }
  throw new NotChecked('the server is too slow for two requests within a second');
}

/**
 * Sends init data with an `auth_date` at each limit of the same second, for a server whose responses have no `Date`.
 * The server's second is the one in which both limits of the future hold, before and after those of the age.
 */
async function holdsWithoutDate(kit: Kit, limits: Limit[]): Promise<void> {
  const { user } = kit.player();
  const [tooOld, oldest, newest, tooNew] = limits as [Limit, Limit, Limit, Limit];
  const isRight = async (second: number, { aheadS, code }: Limit) => {
    const response = await kit.signed(user, { auth_date: String(second + aheadS) }).get('/user/me');
    return response.code === code && (code !== undefined || response.status === 200);
  };
  let wrong = 0;
  for (let made = 0; made < mostAttempts; made += 1) {
    for (const skewS of clockSkewsS) {
      const second = nowSeconds() + skewS;
      const isNow = async () => (await isRight(second, newest)) && (await isRight(second, tooNew));
      if (!(await isNow())) continue;
      const holdsAge = (await isRight(second, oldest)) && (await isRight(second, tooOld));
      if (!(await isRight(second, tooNew))) continue;
      if (holdsAge) return;
      wrong += 1;
      holds(
        wrong < wrongOnes,
        `auth_date must be accepted for ${newest.aheadS - tooOld.aheadS} seconds, the first ${describe(newest.aheadS)} and the last ${describe(oldest.aheadS)}, but the times of the first and the last second do not fit together`,
      );
      break;
    }
  }
  throw new NotChecked('the responses have no header Date, and the clocks differ too much');
}

const describe = (aheadS: number) =>
  aheadS < 0 ? `${-aheadS} seconds old` : `${aheadS} seconds ahead`;

/** Returns the server's time in milliseconds, without fractions of a second. Undefined without the header `Date`. */
function timeOf({ headers }: HttpResponse): number | undefined {
  const time = Date.parse(headers.date ?? '');
  return Number.isNaN(time) ? undefined : time;
}

/** Returns the time in a response. Throws `NotChecked` if the response has none. */
function needTime(response: HttpResponse): number {
  const time = timeOf(response);
  if (time === undefined) throw new NotChecked('some responses have no header Date');
  return time;
}
