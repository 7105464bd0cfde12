import { inServer, type Mutant } from './mutant.ts';

const bucket = `((limit) => {
  const buckets = new Map();
  return {
    async consume(key) {
      const now = performance.now();
      const perMs = limit.points / (limit.duration * 1000);
      const { left: before, at } = buckets.get(key) ?? { left: limit.points, at: now };
      const left = Math.min(limit.points, before + (now - at) * perMs);
      buckets.set(key, { left: left < 1 ? left : left - 1, at: now });
      if (left < 1) throw new RateLimiterRes(0, (1 - left) / perMs);
    },
  };
})(options)`;

const slidingWindow = `((limit) => {
  const passed = new Map();
  return {
    async consume(key) {
      const start = performance.now() - limit.duration * 1000;
      const recent = (passed.get(key) ?? []).filter((at) => at > start);
      passed.set(key, recent);
      if (recent.length >= limit.points) throw new RateLimiterRes(0, recent[0] - start);
      recent.push(performance.now());
    },
  };
})(options)`;

const minuteCache = `const kept = ((globalThis.keptTaps ??= new Map()).get(params.id));
  if (kept && Date.now() - kept.at < 60_000) return kept.taps;
  globalThis.keptTaps.set(params.id, { at: Date.now(), taps });
  return taps;`;

const withFormerWallet = `const shown = wallet && friendlyWallet(wallet);
  const wallets = (globalThis.formerWallets ??= new Map());
  const text = texts.walletChanged(shown, config) + ' Before: ' + (wallets.get(telegramId) ?? '-');
  wallets.set(telegramId, shown);`;

const typeOfExponents = `(useful.length > 0 ? useful : errors).map((error) => {
      const names = error.instancePath.split('/').slice(1);
      const at = names.reduce((whole, name) => whole[name], value);
      const isWritten = typeof at === 'number' && String(at).includes('e');
      return fieldError(isWritten ? { ...error, keyword: 'type' } : error, place);
    })`;

/** Changes to the server that the contract allows (chapters/rules.md, Choices). The kit must accept each of them. */
export const legalChoices: Mutant[] = [
  ...inServer('document', 'server/src/limits/rate-limits.ts', {
    memoryLimiter: [
      ['R131', 'limits are buckets that refill evenly', 'new RateLimiterMemory(options)', bucket],
      ['R131', 'limits count in sliding windows', 'new RateLimiterMemory(options)', slidingWindow],
    ],
  }),
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
  ...inServer('payments', 'sdk/src/contract/validate-schema.ts', {
    contractCheck: [
      [
        'R111',
        'an integer that is written with an exponent is of another type',
        '(useful.length > 0 ? useful : errors).map((error) => fieldError(error, place))',
        typeOfExponents,
      ],
    ],
  }),
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
  ...inServer('taps', 'server/src/taps/get-cached-taps.ts', {
    getCachedTaps: [['R313', 'the cached taps are a minute old', 'return taps;', minuteCache]],
  }),
  ...inServer('document', 'sdk/src/contract/problem.ts', {
    validationFailed: [
      [
        'R111',
        'errors are sorted backwards',
        'errors: errors.slice(0, maxErrors)',
        'errors: errors.slice(0, maxErrors).reverse()',
      ],
    ],
    problemReply: [
      [
        'R114',
        'every problem has its own wording',
        'const { code, status, message: detail, errors, headers } = problem;',
        "const { code, status, errors, headers } = problem;\n  const detail = 'Something is wrong here.';",
      ],
    ],
  }),
  ...inServer('document', 'server/src/http/security-headers.ts', {
    securityHeaders: [
      [
        'R113',
        'responses have further headers',
        "'Referrer-Policy': 'no-referrer',",
        "'Referrer-Policy': 'no-referrer', 'X-Served-By': 'node-7', 'Server-Timing': 'db;dur=3',",
      ],
    ],
  }),
  ...inServer('document', 'server/src/http/response-text.ts', {
    responseText: [
      [
        'R113',
        'JSON is indented',
        'return JSON.stringify(body);',
        'return JSON.stringify(body, null, 2);',
      ],
    ],
  }),
  ...inServer('users', 'server/migrations/0001-users.sql', {
    'table users': [
      [
        'R211',
        'ids start at five thousand million and skip some',
        'generated by default as identity primary key',
        'generated by default as identity (start with 5000000000 increment by 7) primary key',
      ],
    ],
  }),
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
  ...inServer('users', 'server/src/telegram/send-wallet-notices.ts', {
    send: [
      [
        'R1008',
        'the message about a wallet also has the wallet before it',
        'const text = texts.walletChanged(wallet && friendlyWallet(wallet), config);',
        withFormerWallet,
      ],
      [
        'R1008',
        'the message about a wallet is MarkdownV2',
        'await api.sendMessage(telegramId, text);',
        "await api.sendMessage(telegramId, text.replace(/[_*[\\]()~`>#+=|{}.!-]/g, '\\\\$&'), { parse_mode: 'MarkdownV2' });",
      ],
    ],
  }),
  ...inServer('payments', 'server/src/database/random-code.ts', {
    randomCode: [
      ['R411', 'codes consist of digits', 'alphabet[randomInt(alphabet.length)]', 'randomInt(10)'],
    ],
  }),
  ...inServer('invariants', 'server/src/http/idempotency.ts', {
    respondOnce: [
      [
        'R122',
        'bodies of a key are compared without the order of their properties',
        "JSON.stringify(body) ?? ''",
        'JSON.stringify(body && Object.entries(body).sort())',
      ],
    ],
  }),
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
];
