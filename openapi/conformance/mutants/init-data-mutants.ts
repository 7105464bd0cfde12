import { signInitData } from '../players/sign-init-data.ts';
import type { Mutant } from './mutant.ts';

type Fields = Record<string, string>;

/** Faults in how init data is judged. A mutant that lets somebody in signs for them. */
export function initDataMutants(botToken: string): Mutant[] {
  const resigned = (
    title: string,
    tag: string,
    change: (fields: Fields) => Fields | undefined,
  ): Mutant => ({
    tag,
    title,
    request: ({ headers }) => {
      const [scheme, raw = ''] = headers.authorization?.split(' ') ?? [];
      const { hash, ...fields } = Object.fromEntries(new URLSearchParams(raw));
      const changed = scheme === 'tma' && hash?.length === 64 ? change(fields) : undefined;
      if (!changed) return {};
      return { headers: { ...headers, authorization: `tma ${signInitData(changed, botToken)}` } };
    },
  });
  const inProblem = (title: string, from: string, to: string, tag = 'levels'): Mutant => ({
    tag,
    title,
    answer: ({ body }) => ({ body: body.replaceAll(from, to) }),
  });
  const now = () => String(Math.floor(Date.now() / 1000));
  return [
    resigned('the signature is not checked', 'levels', (fields) =>
      fields.user?.includes('Nobody') || fields.user?.includes('Anyone') ? fields : undefined,
    ),
    resigned('expired init data is let in', 'countries', (fields) =>
      fields.auth_date === '1' ? { ...fields, auth_date: now() } : undefined,
    ),
    resigned('init data from the future is let in', 'bonus', (fields) =>
      Number(fields.auth_date) > Date.now() / 1000 + 60
        ? { ...fields, auth_date: now() }
        : undefined,
    ),
    resigned('the start parameter is not read', 'referrals', ({ start_param, ...fields }) =>
      start_param ? fields : undefined,
    ),
    inProblem(
      'expired is called a wrong signature',
      'INIT_DATA_EXPIRED',
      'INIT_DATA_SIGNATURE_INVALID',
    ),
    inProblem(
      'a missing user is called malformed',
      'INIT_DATA_USER_MISSING',
      'INIT_DATA_MALFORMED',
    ),
    inProblem('a problem names another type', '#init-data', '#initdata'),
    inProblem('a problem has a title of its own', 'Init data is missing', 'Who are you'),
    inProblem('a problem says another status in its body', '"status":401', '"status":400'),
    {
      tag: 'taps',
      title: 'strangers are answered 403',
      answer: ({ status }) => ({ status: status === 401 ? 403 : status }),
    },
    {
      tag: 'payments',
      title: 'a duplicate key in init data is not noticed',
      answer: ({ body, status }, { headers }) => {
        const isTwice = headers.authorization?.includes('&user=%7B%7D') && status === 401;
        return isTwice ? { body: body.replace('INIT_DATA_MALFORMED', 'INIT_DATA_EXPIRED') } : {};
      },
    },
  ];
}
