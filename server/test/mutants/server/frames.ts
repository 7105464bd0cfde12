import { inServer } from '../mutant.ts';

/** Faults in how single frames of the live connection are read. */
export const framesMutants = [
  ...inServer('live', 'server/src/live/receive-frame.ts', {
    receiveFrame: [
      [
        'R323',
        'a connection that is being closed is still read',
        'socket.readyState !== WebSocket.OPEN',
        'socket.readyState === WebSocket.CLOSED',
      ],
      [
        'R325',
        "a message that breaks the contract closes if it has another player's id",
        'else if (isForeign(frame, player))',
        "else if (isForeign(frame, player) || (text.includes('tg_user_id') && !text.includes(String(player.telegramId))))",
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/authenticate-upgrade.ts', {
    readInitData: [
      [
        'R321',
        'an unreadable escape at the end of tg_auth is dropped',
        "searchParams.get('tg_auth')",
        "searchParams.get('tg_auth')?.replace(/%(zz)?$/, '')",
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/live-gateway.ts', {
    'LiveGateway.open': [
      [
        'R327',
        'a reconnect fills the limit',
        'metrics.liveSockets.dec();',
        'metrics.liveSockets.dec();\n      this.#buckets.forgetFull(Number.MAX_SAFE_INTEGER, (id) => id !== player.userId);',
      ],
    ],
    'LiveGateway.checkUpgrade': [
      [
        'R336',
        'every path that begins with that of the live connection is one',
        'readPath(request) !== livePath',
        '!readPath(request)?.startsWith(livePath)',
      ],
    ],
    'LiveGateway.constructor': [
      [
        'R336',
        'a broken handshake gets no response',
        'endWithProblem(stream, validationFailed([violation]));',
        'stream.destroy();',
      ],
    ],
  }),
  ...inServer('live', 'server/src/http/create-http-server.ts', {
    createHttpServer: [
      [
        'R336',
        'every upgrade asks for a live connection',
        "headers.upgrade?.toLowerCase() === 'websocket'",
        'headers.upgrade !== undefined',
      ],
    ],
  }),
  ...inServer('live', 'sdk/src/contract/read-frame.ts', {
    readFrame: [
      [
        'R331',
        'messages are not validated',
        '!isTapsMessage(value)',
        "!(typeof value === 'object' && value !== null && 'taps' in value)",
      ],
      [
        'R325',
        'broken JSON is called invalid',
        "code: 'MALFORMED_JSON'",
        "code: 'VALIDATION_FAILED'",
      ],
      [
        'R325',
        'a byte order mark of a message is ignored',
        'value = JSON.parse(text);',
        "value = JSON.parse(text.replace(/^\\ufeff/, ''));",
      ],
      [
        'R325',
        'half a surrogate pair makes a message malformed',
        'value = JSON.parse(text);',
        "if (/\\\\ud[89a-f]/i.test(text)) return { code: 'MALFORMED_JSON', batchId: {} };\n    value = JSON.parse(text);",
      ],
    ],
    readBatchId: [
      [
        'R326',
        'session and seq are not read',
        'checkSession(session).length === 0',
        'checkSession(0).length === 0',
      ],
      [
        'R326',
        'a refusal has a valid session without a valid seq',
        'return isValid && session !== undefined && seq !== undefined ? { session, seq } : {};',
        'return { ...(session !== undefined && checkSession(session).length === 0 && { session }), ...(isValid && seq !== undefined && { seq }) };',
      ],
    ],
  }),
  ...inServer('live', 'server/src/live/live-gateway.ts', {
    frameLimits: [
      [
        'R325',
        'a text need not be UTF-8',
        'perMessageDeflate: false,',
        'perMessageDeflate: false,\n  skipUTF8Validation: true,',
      ],
      [
        'R330',
        'a ping gets no pong',
        'perMessageDeflate: false,',
        'perMessageDeflate: false,\n  autoPong: false,',
      ],
      [
        'R324',
        'frames may be twice as large',
        'maxPayload: liveFrameBytes',
        'maxPayload: liveFrameBytes * 2',
      ],
      [
        'R335',
        'a message may have half as many fragments',
        'maxFragments: liveMessageFragments',
        'maxFragments: liveMessageFragments / 2',
      ],
      [
        'R324',
        'frames must be smaller than the limit',
        'maxPayload: liveFrameBytes',
        'maxPayload: liveFrameBytes - 1',
      ],
    ],
  }),
];
