import { createHash, createHmac } from 'node:crypto';
import { type Check, checksOf } from '../check.ts';
import { described, ok, refused, same } from '../expectations.ts';
import type { Kit } from '../kit.ts';
import { referralCodeOf, setCodePath } from '../players/referral-code.ts';
import { signInitData } from '../players/sign-init-data.ts';
import type { User } from '../product/user-responses.ts';
import { nowSeconds } from '../times.ts';
import { inArabicDigits } from './arabic-digits.ts';
import { foreignToken, user } from './credentials.ts';

const check = checksOf('document');

type Refusals = [code: string, initData: string, what: string][];

/**
 * Returns init data that every server must refuse, each with the problem code and with what is wrong. The init data is
 * valid except for this detail.
 */
function nearInitData(kit: Kit): Refusals {
  const good = kit.initData({ user, query_id: 'kit', start_param: 'none' });
  const signed = (fields: Record<string, string>) => kit.initData({ user, ...fields });
  const hash = /hash=(\w+)/.exec(good)?.[1] ?? '';
  const withHash = (text: string) => good.replace(hash, text);
  const flipped = (at: number) =>
    withHash(`${hash.slice(0, at)}${hash[at] === '0' ? '1' : '0'}${hash.slice(at + 1)}`);
  return [
    ...[`${hash}0`, `${hash.slice(1)}g`, '', `0x${hash.slice(2)}`].map(
      malformed(withHash, 'as its hash'),
    ),
    ...['hash', 'auth_date', 'query_id', '%75ser', 'quer%79_id'].map(
      malformed((key) => `${good}&${key}=${key === 'hash' ? hash : '1'}`, 'as a second key'),
    ),
    ...['more', '=1', ''].map(malformed((pair) => `${good}&${pair}`)),
    ...['%', '%4', '%g0', '%zz'].map(malformed((text) => `${good}&more=${text}`)),
    ...['%00', '%09', '%0A', '%0D', '%1F', '%7F', '%C2%85'].map(
      malformed((text) => `${good}&more=${text}`),
    ),
    ...['more%zz', 'more%0A'].map(malformed((key) => `${good}&${key}=1`)),
    ...['a\nb', 'a\u0000b', '\r'].map(malformed((text) => signed({ more: text }))),
    ...[
      'today',
      '1.5',
      '1e9',
      '0x65',
      '',
      `000${nowSeconds()}`,
      inArabicDigits(`${nowSeconds()}`),
    ].map(malformed((text) => signed({ auth_date: text }), 'as its auth_date')),
    malformed(() => signInitData({ user }, kit.target.botToken), 'instead of an auth_date')(''),
    ...[
      '[]',
      'null',
      '7',
      '"text"',
      '',
      '{',
      '{"id":true}',
      '{"id":9007199254740992}',
      `${user}x`,
      `${user}{}`,
    ].map(malformed((text) => signed({ user: text }), 'as its user')),
    ...[flipped(0), flipped(hash.length - 1), good.replace('query_id', 'Query_id')].map(unsigned),
    ...[good.replace('=kit', '=Kit'), good.replace('&query_id=kit', '')].map(unsigned),
    unsigned(good.replace('=kit', '=x').replace('=none', '=kit').replace('=x', '=none')),
    ...[`${good}&signature=of-a-third-party`, `${good}&a=`].map(unsigned),
    ...otherKeys(kit).map((key) => unsigned(withKey(key))),
  ];
}

const malformed =
  (make: (text: string) => string, place = 'in it') =>
  (text: string): Refusals[number] => [
    'INIT_DATA_MALFORMED',
    make(text),
    `init data that has ${JSON.stringify(text)} ${place}`,
  ];

const unsigned = (initData: string): Refusals[number] => [
  'INIT_DATA_SIGNATURE_INVALID',
  initData,
  'a wrong signature',
];

/**
 * Returns init data that breaks at least two rules, each with the code of the broken rule that comes first in the
 * contract.
 */
function twofoldInitData(kit: Kit): Refusals {
  const old = '1';
  const late = String(nowSeconds() + 600);
  const foreign = (fields: Record<string, string>) => kit.initData(fields, foreignToken);
  const all: [code: string, initData: string][] = [
    ['INIT_DATA_MALFORMED', `${foreign({ user })}&user=%7B%7D`],
    ['INIT_DATA_MALFORMED', `${kit.initData({ user, auth_date: old })}&more=%zz`],
    ['INIT_DATA_MALFORMED', kit.initData({ auth_date: old }).replace(/&?hash=\w+/, '')],
    ['INIT_DATA_SIGNATURE_INVALID', foreign({ user, auth_date: 'today' })],
    ['INIT_DATA_SIGNATURE_INVALID', foreign({ user, auth_date: old })],
    ['INIT_DATA_SIGNATURE_INVALID', foreign({ user, auth_date: late })],
    ['INIT_DATA_SIGNATURE_INVALID', foreign({ query_id: 'kit' })],
    ['INIT_DATA_SIGNATURE_INVALID', foreign({ user: 'nobody' })],
    ['INIT_DATA_MALFORMED', kit.initData({ auth_date: 'today' })],
    ['INIT_DATA_EXPIRED', kit.initData({ auth_date: old })],
    ['INIT_DATA_EXPIRED', kit.initData({ auth_date: old, user: 'nobody' })],
    ['INIT_DATA_FROM_FUTURE', kit.initData({ auth_date: late })],
    ['INIT_DATA_FROM_FUTURE', kit.initData({ auth_date: late, user: 'nobody' })],
  ];
  return all.map(([code, initData]) => [code, initData, 'two faults of the init data']);
}

/** The detailed checks of init data. Most of these checks use only `GET /user/me`. */
export const initDataChecks: Check[] = [
  check(
    'init data that is nearly right is refused, with the reason that comes first in the contract',
    ['R203', 'R204', 'R205', 'R206', 'R207', 'R208'],
    async (kit) => {
      for (const [code, initData, what] of [...nearInitData(kit), ...twofoldInitData(kit)]) {
        await kit.attempt(async (attempt) => {
          const response = await read(attempt, `tma ${initData}`);
          refused(described(response, `with ${what}`), code);
        });
      }
      const good = kit.initData({ user });
      for (const header of [good, `tmax ${good}`, `tma:${good}`, `Basic ${good}`, '']) {
        await kit.attempt(async (attempt) =>
          refused(await read(attempt, header), 'INIT_DATA_MISSING'),
        );
      }
    },
  ),
  check(
    'init data that was accepted does not make a changed copy of it valid',
    ['R204'],
    async (kit) => {
      const player = kit.player();
      const other = kit.player();
      for (const one of [player, other]) ok(await one.get('/user/me'));
      const copies = [
        player.initData.replace('Kit', 'Kat'),
        player.initData.replace(String(player.telegramId), String(other.telegramId)),
        player.initData.replace(/hash=\w+/, /hash=\w+/.exec(other.initData)?.[0] ?? ''),
        `${player.initData}&start_param=USER1`,
      ];
      for (const copy of copies) {
        refused(await read(kit, `tma ${copy}`), 'INIT_DATA_SIGNATURE_INVALID');
      }
    },
  ),
  check(
    'init data is accepted in any order of its keys, with any encoding and with other keys and users in it',
    ['R201'],
    async (kit) => {
      const player = kit.player({ first_name: 'Two Words', last_name: 'Ünï 🙂' });
      const { id } = ok<User>(await player.get('/user/me'));
      const own = JSON.stringify(player.user);
      const foreign = JSON.stringify({ id: kit.target.newTelegramId(), first_name: 'Receiver' });
      const plain = kit.initData({ user: own });
      const accepted = [
        plain.replaceAll('+', '%20'),
        plain.replace(/%[0-9A-F]{2}/g, (encoded) => encoded.toLowerCase()),
        plain.split('&').reverse().join('&'),
        plain.split('&').sort().join('&'),
        kit.initData({ user: own, receiver: foreign, chat: foreign, chat_type: 'private' }),
        kit.initData({ user: own, more: 'a=b&c=d', Z: '100 % + 🙂', 'a-b': "it's", a: '' }),
        kit.initData({ user: ` ${own.replace('{', '{ "is_premium": true, "photo_url": "x", ')} ` }),
        kit.initData({ user: own.replace('Two', '\\u0054wo') }),
      ];
      for (const initData of accepted) {
        for (const scheme of ['tma', 'TMA']) {
          const me = ok<User>(await read(kit, `${scheme} ${initData}`));
          same([me.id, me.telegram_id], [id, player.telegramId], `the player of ${initData}`);
        }
      }
    },
  ),
  check(
    'the first REF in the start parameter is the referral code, as far as its letters and digits go',
    ['R414'],
    async (kit) => {
      const { code: first } = await referralCodeOf(kit.player());
      const { code: second } = await referralCodeOf(kit.player());
      const expected: [startParam: string, code: string | null][] = [
        [`REF${first}`, first],
        [`xREF${first}-REF${second}`, first],
        [`REF${first}USER7REF${second}`, first],
        [`ref${first}`, null],
        [`USER7`, null],
        [`REFnobody${kit.target.newTelegramId().toString(36)}`, null],
        [`REF-REF${second}`, second],
      ];
      for (const [startParam, code] of expected) {
        const guest = kit.player({ startParam });
        ok(await guest.get('/user/me'));
        // The stored code can be set again, any other code cannot.
        if (code !== null) {
          const other = await guest.post(setCodePath, {
            code: code === first ? second : first,
          });
          refused(other, 'REFERRAL_CODE_ALREADY_SET');
        }
        const response = await guest.post(setCodePath, { code: code ?? second });
        same(ok<{ code: string }>(response).code, code ?? second, `the code after ${startParam}`);
      }
    },
  ),
];

function read(kit: Kit, Authorization: string) {
  return kit.call({ method: 'GET', path: '/user/me', headers: { Authorization } });
}

/** Returns keys that are wrong, but that a faulty server might use to verify the hash. */
function otherKeys({ target: { botToken } }: Kit): Buffer[] {
  return [
    createHash('sha256').update(botToken).digest(),
    createHmac('sha256', botToken).update('WebAppData').digest(),
    Buffer.from(botToken),
  ];
}

function withKey(key: Buffer): string {
  const fields = { auth_date: String(nowSeconds()), user };
  const text = Object.entries(fields).map(([name, value]) => `${name}=${value}`);
  const hash = createHmac('sha256', key).update(text.join('\n')).digest('hex');
  return new URLSearchParams({ ...fields, hash }).toString();
}
