import { inServer } from '../mutant.ts';

/** Faults in how single frames of the live connection are read. */
export const framesMutants = [
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
        'a message may have twice as many fragments',
        'maxFragments: liveMessageFragments',
        'maxFragments: liveMessageFragments * 2',
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
