import { inMock } from '../mutant.ts';

export const mockLiveMutants = [
  ...inMock('live', 'mock/src/live/live-connection.ts', {
    connectLive: [
      [
        'R307',
        'later acknowledgements overtake earlier ones',
        'socket.send(JSON.stringify(outcome.response));',
        'const { seq = 0 } = outcome.response as { seq?: number };\n    setTimeout(() => socket.send(JSON.stringify(outcome.response)), 20 - (seq % 20));',
      ],
      [
        'R307',
        'acknowledgements have the balance of the end',
        'socket.send(JSON.stringify(outcome.response));',
        'setTimeout(() => socket.send(JSON.stringify({ ...outcome.response, available_taps: player.availableTaps, total_taps: player.totalTaps })), 5);',
      ],
      [
        'R321',
        'invalid init data closes without its reason',
        'reason: caller.code',
        "reason: 'Unauthorized'",
      ],
      [
        'R321',
        'invalid init data closes with 4403',
        'code: 4401, reason: caller.code',
        'code: 4403, reason: caller.code',
      ],
      [
        'R321',
        'invalid init data closes with the first message',
        'else if (caller instanceof Problem) end({ code: 4401, reason: caller.code });',
        'else if (caller instanceof Problem) return caller;',
      ],
      [
        'R211',
        'the live connection refuses a player without a request',
        'const player = findPlayerOf(caller);',
        "if (!world.players.some(({ telegramId }) => telegramId === caller.user.id)) {\n        end({ code: 4401, reason: 'INIT_DATA_USER_MISSING' });\n        return caller;\n      }\n      const player = findPlayerOf(caller);",
      ],
      [
        'R414',
        'the live connection ignores the referrer',
        'startParameter, now(), launchedAt',
        'startParameter && null, now(), launchedAt',
      ],
      [
        'R327',
        'flooding is ignored',
        "if (!passes) end({ code: 4429, reason: 'Too many messages' });",
        '',
      ],
      [
        'R327',
        'flooding closes with 1008',
        "end({ code: 4429, reason: 'Too many messages' })",
        "end({ code: 1008 as 4429, reason: 'Too many messages' })",
      ],
      [
        'R329',
        'other devices receive nothing',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);',
        '',
      ],
      [
        'R329',
        'other devices receive a balance with the next taps',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);',
        'if (totalTaps > 0 && player.totalTaps !== totalTaps) sockets.push({ ...player, totalTaps }, socket);',
      ],
      [
        'R330',
        'a connection closes after half a minute',
        'const order = new ResendOrder();',
        "const order = new ResendOrder();\n  setTimeout(() => end({ code: 1001, reason: 'Idle' }), 30_000);",
      ],
      [
        'R330',
        'a connection closes after half a second',
        'const order = new ResendOrder();',
        "const order = new ResendOrder();\n  setTimeout(() => end({ code: 1001, reason: 'Idle' }), 500);",
      ],
    ],
    identify: [
      [
        'R321',
        'tg_auth is read as the first parameter alone',
        "searchParams.get('tg_auth')",
        "[...searchParams].find(([name], at) => at === 0 && name === 'tg_auth')?.[1] ?? null",
      ],
      [
        'R321',
        'a connection without init data is malformed',
        "new Problem('INIT_DATA_MISSING')",
        "new Problem('INIT_DATA_MALFORMED')",
      ],
      [
        'R321',
        'the age of init data is not checked',
        'authenticate(raw, now)',
        "authenticate(raw, Math.min(now, 1_000 * Number(new URLSearchParams(raw).get('auth_date') ?? 0) || now)).then((caller) => ({ ...caller, expiresAt: Infinity }))",
      ],
      [
        'R201',
        'the init data is decoded twice',
        "searchParams.get('tg_auth')",
        "decodeURIComponent((searchParams.get('tg_auth') ?? '').replace(/%(?![0-9a-f]{2})/gi, '%25'))",
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-server.ts', {
    isAllowedOrigin: [
      [
        'R322',
        'every origin may connect',
        'if (origin === undefined) return true;',
        'if (origin === undefined || origin) return true;',
      ],
      [
        'R322',
        'an origin without a page may connect',
        'if (origin === undefined) return true;',
        "if (origin === undefined || origin === 'null') return true;",
      ],
      [
        'R322',
        'the own origin may not connect',
        'return page?.host === host ||',
        'return page?.port !== host?.split(":")[1] &&',
      ],
      [
        'R322',
        'a host that begins alike may connect',
        'return page?.host === host ||',
        "return page?.hostname.startsWith(host?.split(':')[0] ?? '') ||",
      ],
      [
        'R322',
        'the own address anywhere in the origin may connect',
        'return page?.host === host ||',
        "return origin.includes(host ?? '') ||",
      ],
      [
        'R322',
        'only pages may connect',
        'if (origin === undefined) return true;',
        'if (origin === undefined) return false;',
      ],
    ],
    serveLive: [
      [
        'R322',
        'a foreign origin is an unknown path',
        "new Problem('ORIGIN_NOT_ALLOWED')",
        "new Problem('NOT_FOUND')",
      ],
      [
        'R335',
        'a message may have half as many fragments',
        'maxFragments: rules.live_message_fragments',
        'maxFragments: rules.live_message_fragments / 2',
      ],
      [
        'R325',
        'binary messages are read as text',
        'isBinary ? data : data.toString()',
        'isBinary ? data.toString() : data.toString()',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-sockets.ts', {
    'LiveSockets.add': [
      [
        'R328',
        'a player has nine connections',
        '-rules.live_sockets_per_user',
        '1 - rules.live_sockets_per_user',
      ],
      [
        'R328',
        'a player has eleven connections',
        '-rules.live_sockets_per_user',
        '-1 - rules.live_sockets_per_user',
      ],
      [
        'R328',
        'the newest connection is closed',
        'of own.slice(0, -rules.live_sockets_per_user)',
        'of own.slice(rules.live_sockets_per_user)',
      ],
      ['R328', 'the connections of all players are counted', 'owner === telegramId', 'owner > 0'],
      [
        'R328',
        'the oldest connection closes with 1001',
        "oldest.close(4429, 'Too many connections')",
        "oldest.close(1001, 'Too many connections')",
      ],
      [
        'R328',
        'above the limit all older connections close',
        'own.slice(0, -rules.live_sockets_per_user)',
        'own.length > rules.live_sockets_per_user ? own.slice(0, -1) : []',
      ],
    ],
    'LiveSockets.mayReceive': [
      [
        'R327',
        'each connection has its own limit',
        'this.#gates.set(telegramId, mayPass);',
        'queueMicrotask(() => this.#gates.clear());',
      ],
    ],
    'LiveSockets.remove': [['R328', 'closed connections count', 'this.#open.delete(socket);', '']],
    'LiveSockets.push': [
      [
        'R329',
        'every player receives the balance',
        'telegramId === player.telegramId && socket !== except',
        'telegramId > 0 && socket !== except',
      ],
      [
        'R329',
        'only the oldest connection receives the balance',
        'sendBalance(socket, player);',
        'return sendBalance(socket, player);',
      ],
    ],
    sendBalance: [
      [
        'R329',
        'a balance message has the total as available taps',
        '...balanceOf(player)',
        '...balanceOf(player), available_taps: player.totalTaps',
      ],
      [
        'R332',
        'a balance message names its player',
        '...balanceOf(player)',
        '...balanceOf(player), ...{ tg_user_id: player.telegramId }',
      ],
    ],
  }),
  ...inMock('bonus', 'mock/src/tags/bonus.ts', {
    startBonus: [['R329', 'the gift is not sent to connections', 'pushBalance();', '']],
  }),
  ...inMock('live', 'mock/src/live/flood-gate.ts', {
    live: [
      [
        'R327',
        'a burst has 30 messages',
        'burst: rules.live_messages_burst',
        'burst: rules.live_messages_burst / 2',
      ],
      [
        'R327',
        'a burst has 120 messages',
        'burst: rules.live_messages_burst',
        'burst: rules.live_messages_burst * 2',
      ],
      [
        'R327',
        'ten messages a second are accepted',
        'perSecond: rules.live_messages_per_second',
        'perSecond: rules.live_messages_per_second / 2',
      ],
      [
        'R327',
        'forty messages a second are accepted',
        'perSecond: rules.live_messages_per_second',
        'perSecond: rules.live_messages_per_second * 2',
      ],
      [
        'R327',
        '25 messages a second are accepted',
        'perSecond: rules.live_messages_per_second',
        'perSecond: rules.live_messages_per_second * 1.25',
      ],
    ],
  }),
];
