import { inMock } from '../mutant.ts';

export const mockSessionsMutants = [
  ...inMock('live', 'mock/src/live/receive-frame.ts', {
    countBatch: [
      [
        'R315',
        'an expired session begins anew',
        'player.expiredSessions.includes(session)',
        'player.expiredSessions.includes(String(seq))',
      ],
      [
        'R315',
        'a session whose last batch counted nothing begins anew',
        'counted > 0 || (known?.isCounted ?? false)',
        'counted > 0',
      ],
      [
        'R315',
        'a multiplier that is not reached leaves its session as old as it was',
        'record(0);',
        'if (known && seq !== undefined) known.seq = seq;\n    else record(0);',
      ],
      [
        'R315',
        'a duplicate makes its session the newest',
        "return { type: 'taps', ...batchId, applied: 0, duplicate: true, ...balanceOf(player) };",
        "if (known) keepSession(player, known);\n    return { type: 'taps', ...batchId, applied: 0, duplicate: true, ...balanceOf(player) };",
      ],
    ],
    keepSession: [
      [
        'R315',
        'the session in use expires by its first batch',
        'if (at >= 0) sessions.splice(at, 1); sessions.push(session);',
        'if (at >= 0) sessions[at] = session;\n  else sessions.push(session);',
      ],
      [
        'R315',
        'a player has fifty-one sessions',
        'sessions.length - rules.tap_sessions_per_user',
        'sessions.length - rules.tap_sessions_per_user - 1',
      ],
      [
        'R303',
        'a player has forty-nine sessions',
        'sessions.length - rules.tap_sessions_per_user',
        'sessions.length - rules.tap_sessions_per_user + 1',
      ],
    ],
  }),
];
