import { inFile } from './mutant.ts';

/** Faults on the live connection. */
export const liveMutants = [
  ...inFile('live', 'sdk/src/contract/read-frame.ts', {
    readFrame: [
      [
        'messages are not validated',
        'return isTapsMessage(value)',
        "return typeof value === 'object' && value !== null && 'taps' in value",
      ],
      ['broken JSON is called invalid', "code: 'MALFORMED_JSON'", "code: 'VALIDATION_FAILED'"],
    ],
    readBatchId: [
      [
        'session and seq are not read',
        'checkSession(session).length === 0',
        'checkSession(0).length === 0',
      ],
    ],
  }),
  ...inFile('live', 'server/src/live/receive-frame.ts', {
    queue: [
      [
        'another device receives nothing',
        'if (outcome.applied > 0) connections',
        'if (outcome.applied < 0) connections',
      ],
    ],
    isForeign: [
      [
        "another player's batch is counted for the sender",
        "'taps' in frame && frame.taps.tg_user_id !== telegramId",
        "'code' in frame && telegramId === 0",
      ],
    ],
    receiveFrame: [
      [
        'flooding is not stopped',
        'else if (!bucket.take(now.getTime())) socket.close(closeCode.flooding);',
        '',
      ],
    ],
    toResponse: [
      [
        'acknowledgements have no batch id',
        "return { type: 'taps', ...batchId, applied,",
        "return { type: 'taps', applied,",
      ],
      ['duplicates are not marked', '{ duplicate: true } : {}', '{} : {}'],
      [
        'refusals have no batch id',
        "code: 'MULTIPLIER_NOT_REACHED', ...batchId,",
        "code: 'MULTIPLIER_NOT_REACHED',",
      ],
    ],
    toMessage: [
      ['every multiplier counts as one', 'multiplier: taps.multiplier', 'multiplier: 1'],
      ['a batch of 51 taps loses one', 'taps: taps.taps,', 'taps: Math.min(taps.taps, 50),'],
    ],
  }),
  ...inFile('live', 'server/src/limits/token-bucket.ts', {
    'TokenBucket.constructor': [
      ['a burst is half as long', 'this.#tokens = burst;', 'this.#tokens = burst / 2;'],
    ],
    'TokenBucket.take': [
      ['a flood fills what it empties', 'this.#tokens -= 1;', 'this.#tokens -= 0.1;'],
    ],
  }),
  ...inFile('live', 'server/src/live/connection.ts', {
    closeCode: [
      ['flooding closes with 1008', 'flooding: 4429', 'flooding: 1008 as 4429'],
      ['bad init data closes with 1008', 'initDataRefused: 4401', 'initDataRefused: 1008 as 4401'],
      ['a foreign batch closes as bad init data', 'foreignUser: 4403', 'foreignUser: 4401 as 4403'],
    ],
    'Connection.send': [
      [
        'messages have an extra property',
        'JSON.stringify(message)',
        'JSON.stringify({ ...message, time: 1 })',
      ],
    ],
  }),
  ...inFile('live', 'server/src/live/authenticate-upgrade.ts', {
    authenticateUpgrade: [
      [
        'close frames have no reason',
        'socket.close(closeCode.initDataRefused, error.code)',
        'socket.close(closeCode.initDataRefused)',
      ],
      ['bad init data closes as overload', 'error.status === 401', 'error.status === 402'],
    ],
  }),
  ...inFile('live', 'server/src/live/live-gateway.ts', {
    'LiveGateway.sockets': [
      [
        'frames may be twice as large',
        'maxPayload: liveFrameBytes',
        'maxPayload: liveFrameBytes * 2',
      ],
      [
        'frames must be smaller than the limit',
        'maxPayload: liveFrameBytes',
        'maxPayload: liveFrameBytes - 1',
      ],
    ],
    'LiveGateway.open': [
      [
        'a player may have any number of connections',
        'this.#connections.closeOldestBeyond(liveSocketsPerUser, player.userId);',
        '',
      ],
      [
        'a player may have nine connections',
        'closeOldestBeyond(liveSocketsPerUser,',
        'closeOldestBeyond(liveSocketsPerUser - 1,',
      ],
      [
        'binary frames are read as text',
        "isBinary ? '' : data.toString()",
        'isBinary ? data.toString() : data.toString()',
      ],
    ],
    'LiveGateway.push': [
      [
        'nothing is pushed',
        'if (!this.#connections.isOnline(userId))',
        'if (this.#connections.isOnline(userId))',
        'bonus',
      ],
    ],
  }),
  ...inFile('live', 'server/src/live/connections.ts', {
    'Connections.closeOldestBeyond': [
      ['the youngest connection gives way', 'open.slice(0, -max)', 'open.slice(max)'],
    ],
    'Connections.remove': [
      [
        'a closed connection removes all of its player',
        'own?.delete(connection);',
        'own?.clear();',
      ],
    ],
  }),
  ...inFile('live', 'server/src/live/check-upgrade-limits.ts', {
    checkUpgradeLimits: [
      [
        'pages of every origin may connect',
        "if (!isAllowedOrigin(request.headers, config)) throw new Problem('ORIGIN_NOT_ALLOWED');",
        '',
      ],
    ],
  }),
  ...inFile('live', 'server/src/live/flusher.ts', {
    'Flusher.commit': [
      [
        'of messages that are counted together all get the first outcome',
        'const outcome = outcomes[index];',
        'const outcome = outcomes[index * 0];',
      ],
    ],
    'Flusher.flush': [
      [
        'of queued messages only some are counted',
        'this.#queue.splice(0, groupSize)',
        'this.#queue.splice(0).slice(0, 2)',
      ],
    ],
  }),
];
