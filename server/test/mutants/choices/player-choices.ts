import { inServer, type Mutant } from '../mutant.ts';

const minuteCache = `const kept = ((globalThis.keptTaps ??= new Map()).get(params.id));
  if (kept && Date.now() - kept.at < 60_000) return kept.taps;
  globalThis.keptTaps.set(params.id, { at: Date.now(), taps });
  return taps;`;

const storableUser = `const { id, first_name, last_name, username, language_code, ...ignored } = Object(value);
    if (/\\\\u0000|\\\\ud[89a-f]|[[{]{9}/.test(JSON.stringify(ignored))) throw new Error('It cannot be stored.');
    if (value !== null && typeof value === 'object') return { ...value };`;

const upgradeRequired =
  "stream.end('HTTP/1.1 426 Upgrade Required\\r\\nConnection: close\\r\\nContent-Length: 0\\r\\n\\r\\n');";

const unchangedIsSilent = `const { available_taps, total_taps } = this.#balance;
    const isSame = message.available_taps === available_taps && message.total_taps === total_taps;
    if (message.type === 'balance' && isSame) return;
    this.#balance = {`;

/** Choices about players and the live connection, by the subject in chapters/rules.md. */
export const playerChoices: Record<string, Mutant[]> = {
  'The names of a launch whose `auth_date` equals that of the stored ones': [
    ...inServer('users', 'server/src/authentication/find-or-create-player.ts', {
      findAndRefresh: [
        [
          'R213',
          'of two launches in one second the first gives the names',
          "row('launched_at', '<=', launch.authDate)",
          "row('launched_at', '<', launch.authDate)",
        ],
      ],
    }),
  ],
  'Ages in seconds': [
    ...inServer('users', 'server/src/authentication/init-data.ts', {
      validateInitData: [
        [
          'R206',
          'the time that is compared with a launch has no fraction',
          'authDate.getTime() > now.getTime() + futureToleranceMs',
          'authDate.getTime() > Math.floor(now.getTime() / 1000) * 1000 + futureToleranceMs',
        ],
      ],
    }),
  ],
  'Deep nesting, numbers too large for a double, U+0000 and half a surrogate pair, in fields of `user` in the init data that the server ignores':
    [
      ...inServer('users', 'server/src/authentication/telegram-user.ts', {
        parseObject: [
          [
            'R203',
            'fields of the user that are ignored must be storable',
            "if (value !== null && typeof value === 'object') return { ...value };",
            storableUser,
          ],
        ],
      }),
    ],
  '`GET /user/taps/cached/{id}`': [
    ...inServer('taps', 'server/src/taps/get-cached-taps.ts', {
      getCachedTaps: [['R313', 'the cached taps are a minute old', 'return taps;', minuteCache]],
    }),
  ],
  '`level_rank` of `GET /leaderboard/me`': [
    ...inServer('leaderboard', 'server/src/leaderboard/leaderboard-repository.ts', {
      findEntry: [
        [
          'R431',
          'an older server has no ranks within levels',
          'level_rank: 1 + higher - atHigherLevel,',
          '',
        ],
      ],
    }),
  ],
  '`debt_taps` of `GET /user/taps/me`': [
    ...inServer('payments', 'server/src/taps/balance-repository.ts', {
      readBalanceAndDebt: [
        [
          'R606',
          'an older server reports no debt',
          'debt_taps > 0 ? { ...balance, debt_taps } : balance',
          'debt_taps < 0 ? { ...balance, debt_taps } : balance',
        ],
      ],
    }),
  ],
  'U+0000 in a string of a live message': [
    ...inServer('live', 'sdk/src/contract/read-frame.ts', {
      readFrame: [
        [
          'R325',
          'U+0000 makes a live message malformed',
          'value = JSON.parse(text);',
          "value = JSON.parse(text);\n    if (text.includes('\\\\u0000')) throw new SyntaxError('U+0000');",
        ],
      ],
    }),
  ],
  'Pings and pongs of the client': [
    ...inServer('live', 'server/src/live/connection.ts', {
      'Connection.receiveControlFrame': [
        ['R327', 'pings and pongs are not counted', 'WebSocket.OPEN &&', 'WebSocket.CLOSED &&'],
      ],
    }),
  ],
  'A message in more fragments than the limit': [
    ...inServer('live', 'server/src/live/live-gateway.ts', {
      frameLimits: [
        [
          'R335',
          'a message may have any number of fragments',
          'maxFragments: liveMessageFragments',
          'maxFragments: 0',
        ],
      ],
    }),
  ],
  'A handshake that breaks RFC 6455': [
    ...inServer('live', 'server/src/live/live-gateway.ts', {
      'LiveGateway.constructor': [
        [
          'R336',
          'a broken handshake is 426 without a body',
          'endWithProblem(stream, validationFailed([violation]));',
          upgradeRequired,
        ],
      ],
    }),
  ],
  '`duplicate` of an acknowledgement': [
    ...inServer('live', 'server/src/live/receive-frame.ts', {
      toResponse: [
        [
          'R302',
          'an acknowledgement has duplicate: false',
          "result === 'duplicate' ? { duplicate: true } : {}",
          "{ duplicate: result === 'duplicate' }",
        ],
      ],
    }),
  ],
  'Several changes of a balance': [
    ...inServer('live', 'server/src/live/live-gateway.ts', {
      'LiveGateway.pushBalance': [
        [
          'R329',
          'a balance message comes later, with the balance of that moment',
          'void this.#push(userId);',
          'setTimeout(() => void this.#push(userId), 250);',
        ],
      ],
    }),
  ],
  'A credit or refund that changes only the debt': [
    ...inServer('live', 'server/src/live/connection.ts', {
      'Connection.send': [
        [
          'R329',
          'a balance that has not changed is not sent',
          'this.#balance = {',
          unchangedIsSilent,
        ],
      ],
    }),
  ],
};
