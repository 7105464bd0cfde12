import { inMock } from '../mutant.ts';

export const mockFramesMutants = [
  ...inMock('live', 'mock/src/live/live-connection.ts', {
    connectLive: [
      ['R324', 'a message that is too large is read', 'if (tooBig) return end(tooBig);', ''],
      [
        'R323',
        'a connection that is being closed is still read',
        'if (closing.signal.aborted || caller instanceof Problem) return;',
        'if (caller instanceof Problem) return;',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-sockets.ts', {
    'LiveSockets.remove': [
      [
        'R327',
        'a reconnect fills the limit',
        'this.#opening.delete(socket);',
        'this.#gates.delete(this.#open.get(socket)?.telegramId ?? 0);\n    this.#opening.delete(socket);',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-server.ts', {
    serveLive: [
      [
        'R336',
        'an upgrade of any path is a live connection',
        "url?.pathname !== '/api/live'",
        'url === null',
      ],
      [
        'R336',
        'a broken handshake is forbidden',
        "validationFailed([{ pointer: '', code: 'handshake', message }])",
        "new Problem('PLAYER_BANNED', message)",
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/receive-frame.ts', {
    closeIfTooBig: [
      [
        'R324',
        'a message may have twice as many bytes',
        'size > rules.live_frame_bytes',
        'size > 2 * rules.live_frame_bytes',
      ],
      [
        'R324',
        'a message must have fewer bytes than the limit',
        'size > rules.live_frame_bytes',
        'size >= rules.live_frame_bytes',
      ],
      [
        'R324',
        'a message is measured in characters',
        'new TextEncoder().encode(frame).length',
        'frame.length',
      ],
      [
        'R324',
        'a message that is too large closes with another code',
        'code: 1009,',
        'code: 4403,',
      ],
    ],
    receiveFrame: [
      [
        'R325',
        'a binary message breaks the schema',
        "return refuse(player, 'MALFORMED_JSON', {});",
        "return refuse(player, 'VALIDATION_FAILED', {});",
      ],
      [
        'R325',
        'a refused message closes the connection',
        'return refuse(player, read.code, batchId);',
        "return { close: { code: 1008 as 1009, reason: '' } };",
      ],
      [
        'R323',
        'a foreign tg_user_id is refused and not closed',
        "return { close: { code: 4403, reason: 'Foreign tg_user_id' } };",
        "return refuse(player, 'VALIDATION_FAILED', batchId);",
      ],
      [
        'R323',
        'a foreign tg_user_id is counted for the sender',
        'read.taps.tg_user_id !== player.telegramId',
        'read.taps.tg_user_id < 0',
      ],
      ['R323', 'a foreign tg_user_id closes with 4401', 'code: 4403,', 'code: 4401,'],
      [
        'R323',
        'a foreign batch counts before it closes',
        'if (read.taps.tg_user_id !== player.telegramId) {',
        'if (read.taps.tg_user_id !== player.telegramId) {\n    countBatch(player, read.taps, batchId);',
      ],
      [
        'R215',
        'the id of this API is a tg_user_id',
        'read.taps.tg_user_id !== player.telegramId',
        '![player.telegramId, player.id].includes(read.taps.tg_user_id)',
      ],
    ],
    refuse: [
      ['R326', 'a refusal has no batch id', '...batchId,', ''],
      [
        'R326',
        'a refusal has the seq alone',
        '...batchId,',
        '...(batchId.seq !== undefined && { seq: batchId.seq }),',
      ],
      [
        'R326',
        'a refusal has an empty balance',
        '...balanceOf(player)',
        'available_taps: 0, total_taps: 0',
      ],
    ],
  }),
  ...inMock('live', 'sdk/src/contract/read-frame.ts', {
    readFrame: [
      [
        'R325',
        'broken JSON breaks the schema',
        "code: 'MALFORMED_JSON'",
        "code: 'VALIDATION_FAILED'",
      ],
      [
        'R325',
        'a comma at the end is ignored',
        'JSON.parse(text)',
        "JSON.parse(text.replace(/,\\s*}$/, '}'))",
      ],
    ],
    isTapsMessage: [
      [
        'R331',
        'unknown properties are accepted',
        'checkTapsMessage(value).length === 0',
        "checkTapsMessage(value).every(({ code }) => code === 'additionalProperties')",
      ],
      [
        'R331',
        'a session without a seq is accepted',
        'checkTapsMessage(value).length === 0',
        "checkTapsMessage(value).every(({ code }) => code === 'dependentRequired')",
      ],
      [
        'R331',
        'the largest numbers are not checked',
        'checkTapsMessage(value).length === 0',
        "checkTapsMessage(value).every(({ code }) => code === 'maximum')",
      ],
      [
        'R331',
        'the form of a session is not checked',
        'checkTapsMessage(value).length === 0',
        "checkTapsMessage(value).every(({ code }) => code === 'pattern')",
      ],
    ],
    readBatchId: [
      [
        'R326',
        'a refusal repeats any session and seq',
        'isValid && session !== undefined',
        'session !== undefined',
      ],
      [
        'R326',
        'a batch that breaks the schema has no id',
        'return isValid &&',
        'return isValid && isTapsMessage(value) &&',
      ],
    ],
  }),
];
