import { inServer } from '../mutant.ts';

export const liveMutants = [
  ...inServer('live', 'server/src/live/receive-frame.ts', {
    queue: [
      [
        'R329',
        'another device receives nothing',
        'if (outcome.applied > 0) connections',
        'if (outcome.applied < 0) connections',
      ],
    ],
    isForeign: [
      [
        'R323',
        "another player's batch is counted for the sender",
        "'taps' in frame && frame.taps.tg_user_id !== telegramId",
        "'code' in frame && telegramId === 0",
      ],
      [
        'R323',
        'only the lowest 32 bits of tg_user_id are compared',
        'frame.taps.tg_user_id !== telegramId',
        '(frame.taps.tg_user_id ^ telegramId) !== 0',
      ],
    ],
    receiveFrame: [
      ['R327', 'flooding is not stopped', 'else if (!connection.mayReceive(now)) return;', ''],
      [
        'R327',
        'messages that are refused do not count',
        'else if (!connection.mayReceive(now))',
        "else if ('taps' in frame && !connection.mayReceive(now))",
      ],
      [
        'R307',
        'a message that breaks the contract is refused before the batches that wait',
        'else if (!queue(connection, frame, live))',
        "else if ('code' in frame) connection.refuse(frame.code, frame.batchId);\n  else if (!queue(connection, frame, live))",
      ],
      [
        'R333',
        'a message is read after the init data has expired',
        'now >= player.expiresAt',
        'now.getTime() >= player.expiresAt.getTime() + 60_000',
      ],
    ],
    toResponse: [
      [
        'R301',
        'acknowledgements have no batch id',
        "return { type: 'taps', ...batchId, applied,",
        "return { type: 'taps', applied,",
      ],
      ['R303', 'duplicates are not marked', '{ duplicate: true } : {}', '{} : {}'],
      [
        'R303',
        'a duplicate has another balance',
        'applied, ...duplicate, ...balance };',
        'applied, ...duplicate, ...balance, available_taps: balance.available_taps + (duplicate.duplicate ? 1 : 0) };',
      ],
      [
        'R326',
        'refusals have no batch id',
        "code: 'MULTIPLIER_NOT_REACHED', ...batchId,",
        "code: 'MULTIPLIER_NOT_REACHED',",
      ],
    ],
    toMessage: [
      ['R308', 'every multiplier counts as one', 'multiplier: taps.multiplier', 'multiplier: 1'],
      [
        'R310',
        'a batch of 51 taps loses one',
        'taps: taps.taps,',
        'taps: Math.min(taps.taps, 50),',
      ],
    ],
  }),
  ...inServer('live', 'server/src/limits/player-buckets.ts', {
    'PlayerBuckets.of': [
      ['R327', 'each connection has its own limit', 'this.#byUser.get(userId) ??', ''],
    ],
    'PlayerBuckets.constructor': [
      [
        'R327',
        '25 messages a second are accepted',
        'this.#perSecond = perSecond;',
        'this.#perSecond = perSecond * 1.25;',
      ],
    ],
  }),
  ...inServer('live', 'server/src/limits/token-bucket.ts', {
    'TokenBucket.constructor': [
      ['R327', 'a burst is half as long', 'this.#tokens = burst;', 'this.#tokens = burst / 2;'],
    ],
    'TokenBucket.take': [
      ['R327', 'a flood fills what it empties', 'this.#tokens -= tokens;', 'this.#tokens -= 0.1;'],
    ],
  }),
  ...inServer('live', 'server/src/live/connection.ts', {
    closeCode: [
      ['R327', 'flooding closes with 1008', 'flooding: 4429', 'flooding: 1008 as 4429'],
      [
        'R321',
        'bad init data closes with 1008',
        'initDataRefused: 4401',
        'initDataRefused: 1008 as 4401',
      ],
      [
        'R323',
        'a foreign batch closes as bad init data',
        'foreignUser: 4403',
        'foreignUser: 4401 as 4403',
      ],
    ],
    'Connection.send': [
      [
        'R332',
        'messages have an extra property',
        'JSON.stringify(message)',
        'JSON.stringify({ ...message, time: 1 })',
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/authenticate-upgrade.ts', {
    authenticateUpgrade: [
      [
        'R321',
        'close frames have no reason',
        'socket.close(closeCode.initDataRefused, error.code)',
        'socket.close(closeCode.initDataRefused)',
      ],
      ['R321', 'bad init data closes as overload', 'error.status === 401', 'error.status === 402'],
    ],
    readInitData: [
      [
        'R321',
        'the last tg_auth counts',
        "searchParams.get('tg_auth')",
        "searchParams.getAll('tg_auth').at(-1)",
      ],
      [
        'R321',
        'tg_auth is read as the first parameter alone',
        "new URL(request.url ?? '', 'http://live').searchParams.get('tg_auth') ?? ''",
        "decodeURIComponent(request.url?.split('?tg_auth=')[1] ?? '')",
      ],
      [
        'R321',
        'tg_auth is decoded by a list of escapes in capital letters',
        "new URL(request.url ?? '', 'http://live').searchParams.get('tg_auth') ?? ''",
        "new URL(request.url?.replace(/%(?=[0-9a-f]?[a-f])/g, '%25') ?? '', 'http://live').searchParams.get('tg_auth') ?? ''",
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/live-gateway.ts', {
    'LiveGateway.open': [
      [
        'R330',
        'a close frame of the client ends the connection without an answer',
        "socket.on('error', (error) => connection.noteError(error));",
        "socket.on('error', (error) => connection.noteError(error));\n    socket._receiver.removeAllListeners('conclude').on('conclude', () => socket.terminate());",
      ],
      [
        'R328',
        'a player may have any number of connections',
        'this.#connections.closeOldestBeyond(liveSocketsPerUser, player.userId);',
        '',
      ],
      [
        'R328',
        'a player may have nine connections',
        'closeOldestBeyond(liveSocketsPerUser,',
        'closeOldestBeyond(liveSocketsPerUser - 1,',
      ],
      [
        'R328',
        'a connection without a close frame counts for ever',
        'this.#connections.closeOldestBeyond(liveSocketsPerUser, player.userId);',
        "const lost = (globalThis.lost ??= new Map());\n    const known = lost.get(player.userId) ?? 0;\n    socket.on('close', (code) => code === 1006 && lost.set(player.userId, 1 + (lost.get(player.userId) ?? 0)));\n    this.#connections.closeOldestBeyond(Math.max(1, liveSocketsPerUser - known), player.userId);",
      ],
      [
        'R325',
        'binary frames are read as text',
        "isBinary ? '' : data.toString()",
        'isBinary ? data.toString() : data.toString()',
      ],
    ],
    'LiveGateway.push': [
      [
        'R329',
        'nothing is pushed',
        'if (!this.#connections.isOnline(userId))',
        'if (this.#connections.isOnline(userId))',
        'bonus',
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/connections.ts', {
    'Connections.closeOldestBeyond': [
      ['R328', 'the youngest connection gives way', 'open.slice(0, -max)', 'open.slice(max)'],
    ],
    'Connections.remove': [
      [
        'R329',
        'a closed connection removes all of its player',
        'own?.delete(connection);',
        'own?.clear();',
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/check-upgrade-limits.ts', {
    checkUpgradeLimits: [
      [
        'R322',
        'pages of every origin may connect',
        "if (!isAllowedOrigin(request.headers, config)) throw new Problem('ORIGIN_NOT_ALLOWED');",
        '',
      ],
      [
        'R322',
        'Origin is read in this case alone',
        'if (!isAllowedOrigin(request.headers, config))',
        "if (request.rawHeaders.includes('Origin') && !isAllowedOrigin(request.headers, config))",
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/flusher.ts', {
    'Flusher.commit': [
      [
        'R307',
        'of messages that are counted together all get the first outcome',
        'const outcome = outcomes?.[index];',
        'const outcome = outcomes?.[index * 0];',
      ],
    ],
    'Flusher.takeGroup': [
      [
        'R307',
        'of queued messages only some are counted',
        'this.#queue.splice(0, groupSize)',
        'this.#queue.splice(0).slice(0, 2)',
      ],
    ],
  }),

  ...inServer('live', 'server/src/live/connections.ts', {
    pingConnections: [
      ['R330', 'the first ping ends a connection', '!connection.isAlive', 'connection.isAlive'],
      [
        'R333',
        'an idle connection outlives its init data',
        'now >= player.expiresAt',
        'now.getTime() >= player.expiresAt.getTime() + 600_000',
      ],
    ],
    'Connections.sendBalance': [
      [
        'R329',
        'only the oldest connection receives the balance',
        "connection.send({ type: 'balance', ...balance })",
        "return connection.send({ type: 'balance', ...balance })",
      ],
      [
        'R329',
        'the balance comes late, after newer acknowledgements',
        "connection.send({ type: 'balance', ...balance })",
        "setTimeout(() => connection.send({ type: 'balance', ...balance }), 30)",
      ],
    ],
  }),
];
