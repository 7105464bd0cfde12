import { type InitData, signInitData } from '@bold/mock/fakes';
import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import type { Pass } from './step.ts';

/** The values in the init data of a player's first launch. */
export type Launch = {
  telegramId: number;
  names: { first_name: string; last_name?: string; username?: string };
  startParameter: string | undefined;
};

const day = 86_400;

/** Returns the value for the Authorization header, or undefined if `pass` is `absent`. */
export function authorization(pass: Pass, raw: string): string | undefined {
  if (pass === 'absent') return undefined;
  return `${pass === 'scheme' ? 'Bearer' : 'tma'} ${raw}`;
}

/**
 * Returns raw init data of a player.
 * @param pass The first launch, the second launch, or a fault in the data.
 * @param now The time in Unix seconds.
 */
export async function initData(launch: Launch, pass: Pass, now: number): Promise<string> {
  const { telegramId: id, names, startParameter: start_param } = launch;
  const data: InitData = {
    user: { id, ...names },
    auth_date: now,
    ...(start_param !== undefined && { start_param }),
  };
  const sign = (change: object, token: string = development.bot_token) =>
    signInitData({ ...data, ...change }, token);
  switch (pass) {
    case 'second':
      return sign({ user: { id, first_name: 'Later', username: `later_${id}` } });
    case 'empty':
      return '';
    case 'forged':
      return (await sign({})).replace(/auth_date=\d/, 'auth_date=9');
    case 'foreign-bot':
      return sign({}, '1:another-token-of-another-bot');
    case 'expired':
      return sign({ auth_date: now - day });
    case 'future':
      return sign({ auth_date: now + 3_600 });
    case 'no-user':
      return sign({ user: undefined });
    case 'bad-user':
      return sign({ user: { id: -1 } });
    case 'bad-date':
      return sign({ auth_date: 'soon' });
    case 'no-hash':
      return (await sign({})).replace(/&hash=.*/, '');
    case 'twice':
      return `${await sign({})}&auth_date=${now}`;
    case 'escape':
      return `${await sign({})}&more=%zz`;
    default:
      return sign({});
  }
}
