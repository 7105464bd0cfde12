import { inMock } from '../mutant.ts';

export const mockTapsMutants = [
  ...inMock('live', 'mock/src/live/receive-frame.ts', {
    countBatch: [
      [
        'R301',
        'a batch is acknowledged before it is counted',
        'player.availableTaps -= applied * multiplier; player.totalTaps += applied * multiplier;',
        'setTimeout(() => {\n    player.availableTaps -= applied * multiplier;\n    player.totalTaps += applied * multiplier;\n  }, 20);',
      ],
      [
        'R301',
        'an acknowledgement has the balance of before',
        'player.availableTaps -= applied * multiplier; player.totalTaps += applied * multiplier;',
        'queueMicrotask(() => {\n    player.availableTaps -= applied * multiplier;\n    player.totalTaps += applied * multiplier;\n  });',
      ],
      [
        'R302',
        'a batch above the balance counts nothing',
        'affordableTaps(balance, multiplier, taps);',
        '[affordableTaps(balance, multiplier, taps)].map((some) => (some < taps ? 0 : some))[0] ?? 0;',
      ],
      [
        'R302',
        'the balance may become negative',
        'affordableTaps(balance, multiplier, taps)',
        'taps',
      ],
      [
        'R303',
        'only the last seq is a duplicate',
        'seq <= (known?.seq ?? 0)',
        'seq === (known?.seq ?? 0)',
      ],
      [
        'R303',
        'a duplicate has the taps that it counted',
        'applied: 0, duplicate: true',
        'applied: message.taps, duplicate: true',
      ],
      [
        'R303',
        'a lower seq becomes the highest one',
        'keepSession(player, { name: session, seq, isCounted });',
        'keepSession(player, { name: session, seq: Math.min(seq, known?.seq ?? seq), isCounted });',
      ],
      [
        'R303',
        'sessions are compared without their case',
        'const { session, seq } = batchId;',
        'const session = batchId.session?.toLowerCase();\n  const { seq } = batchId;',
      ],
      [
        'R303',
        'the first half of a session is compared',
        'const { session, seq } = batchId;',
        'const session = batchId.session?.slice(0, 32);\n  const { seq } = batchId;',
      ],
      [
        'R303',
        'a batch that applied nothing leaves its seq',
        'record(applied);',
        'if (applied > 0) record(applied);',
      ],
      [
        'R304',
        'a seq must follow the last one',
        'seq <= (known?.seq ?? 0)',
        'seq !== (known?.seq ?? 0) + 1',
      ],
      [
        'R304',
        'a seq has 32 bits',
        'const { session, seq } = batchId;',
        'const { session } = batchId;\n  const seq = batchId.seq === undefined ? undefined : batchId.seq | 0;',
      ],
      [
        'R304',
        'a gap of a thousand is a duplicate',
        'seq <= (known?.seq ?? 0)',
        '(seq <= (known?.seq ?? 0) || seq > (known?.seq ?? 0) + 1_000)',
      ],
      [
        'R305',
        'sessions of all players are one',
        'const { multiplier, taps } = message;',
        "const { multiplier, taps } = message;\n  player.sessions = (globalThis as { shared?: Player['sessions'] }).shared ??= [];",
      ],
      [
        'R306',
        'a batch without a session counts once',
        'const { session, seq } = batchId;',
        "const { session = 'none', seq = taps } = batchId;",
      ],
      [
        'R306',
        'a batch without a session is acknowledged with one',
        "return { type: 'taps', ...batchId, applied, ...balanceOf(player) };",
        "return { type: 'taps', session: 'none', seq: 1, ...batchId, applied, ...balanceOf(player) };",
      ],
      ['R308', 'a refused multiplier leaves its seq', 'record(0);', ''],
      [
        'R308',
        'a multiplier that is not reached is a batch of 0 taps',
        "{ type: 'error', code: 'MULTIPLIER_NOT_REACHED', ...batchId, ...balanceOf(player) }",
        "{ type: 'taps', ...batchId, applied: 0, ...balanceOf(player) }",
      ],
      [
        'R308',
        'a multiplier that is not reached counts',
        'if (!isGranted(multiplier, player.totalTaps)) {',
        'if (multiplier < 1) {',
      ],
      [
        'R326',
        'the refusal of a multiplier has no batch id',
        "code: 'MULTIPLIER_NOT_REACHED', ...batchId,",
        "code: 'MULTIPLIER_NOT_REACHED',",
      ],
      [
        'R310',
        'a tap is lost with each batch',
        'player.totalTaps += applied * multiplier;',
        'player.totalTaps += Math.max(0, applied * multiplier - 1);',
      ],
      [
        'R310',
        'taps are counted but not spent',
        'player.availableTaps -= applied * multiplier;',
        '',
      ],
      [
        'R310',
        'a duplicate spends a tap',
        "return { type: 'taps', ...batchId, applied: 0, duplicate: true, ...balanceOf(player) };",
        "player.availableTaps = Math.max(0, player.availableTaps - 1);\n    return { type: 'taps', ...batchId, applied: 0, duplicate: true, ...balanceOf(player) };",
        'invariants',
      ],
      [
        'R332',
        'duplicate is sent as a number',
        'applied: 0, duplicate: true',
        'applied: 0, duplicate: 1 as unknown as true',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/live/live-connection.ts', {
    connectLive: [
      [
        'R303',
        'a reconnect forgets the sessions',
        'closing.abort();',
        "closing.abort();\n    void admitted.then((caller) => {\n      const own = world.players.find(({ telegramId }) => 'user' in caller && telegramId === caller.user.id);\n      if (own) own.sessions = [];\n    });",
      ],
      [
        'R141',
        'a batch that is sent again on another connection counts again',
        'const { totalTaps } = player;',
        'const { totalTaps } = player;\n    if (!Object.hasOwn(socket, "old")) player.sessions = [];\n    Object.assign(socket, { old: true });',
        'workflows',
      ],
      [
        'R314',
        'taps are added to the player who joined next',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);\n    const next = world.players.find(({ telegramId }) => telegramId === player.telegramId + 1);\n    if (next) next.totalTaps += player.totalTaps - totalTaps;',
      ],
      [
        'R314',
        'taps are spent for all players who are connected',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);',
        'if (player.totalTaps !== totalTaps) sockets.push(player, socket);\n    for (const other of world.players) if (other !== player && other.telegramId > 2 ** 50) other.availableTaps = Math.min(other.availableTaps, 98);',
      ],
    ],
  }),
  ...inMock('live', 'mock/src/tags/levels.ts', {
    isGranted: [
      [
        'R309',
        'multipliers of all levels are granted',
        '.filter((level) => isAchieved(level, total))',
        '',
      ],
    ],
  }),
  ...inMock('live', 'sdk/src/game/level.ts', {
    isAchieved: [
      [
        'R309',
        'a level is reached one tap late',
        'level.threshold <= total',
        'level.threshold < total',
      ],
    ],
  }),
  ...inMock('taps', 'mock/src/tags/taps.ts', {
    taps: [
      [
        'R313',
        'others see the first total for ever',
        'findPlayer(world, params.id).totalTaps',
        '((globalThis as { totals?: Record<number, number> }).totals ??= {})[params.id] ??= findPlayer(world, params.id).totalTaps',
      ],
      [
        'R313',
        'others see available taps',
        'findPlayer(world, params.id).totalTaps',
        'findPlayer(world, params.id).availableTaps',
        'live',
      ],
    ],
    balanceOf: [
      [
        'R301',
        'available and total taps are swapped',
        'available_taps: availableTaps, total_taps: totalTaps',
        'available_taps: totalTaps, total_taps: availableTaps',
      ],
    ],
  }),
  ...inMock('bonus', 'mock/src/tags/bonus.ts', {
    startBonus: [
      ['R401', 'the gift is 100 taps', 'rules.gift_taps', 'rules.gift_taps + 1'],
      [
        'R401',
        'the gift counts as taps that were made',
        'creditTaps(player, rules.gift_taps);',
        'creditTaps(player, rules.gift_taps);\n  player.totalTaps += rules.gift_taps;',
      ],
      [
        'R401',
        'the first gift marks all players',
        '{ player, pushBalance }: Call): User { const wasTaken = player.isBonusTaken;',
        '{ world, player, pushBalance }: Call): User {\n  const wasTaken = player.isBonusTaken;\n  for (const one of world.players) one.isBonusTaken = true;',
      ],
      [
        'R401',
        'the gift is given every time',
        'wasTaken = player.isBonusTaken;',
        'wasTaken = false;',
      ],
      [
        'R401',
        'the gift is not marked as taken',
        'player.isBonusTaken = true;',
        "const given = player as { isGiven?: boolean };\n  if (given.isGiven) throw new Problem('BONUS_ALREADY_TAKEN');\n  given.isGiven = true;",
      ],
      [
        'R401',
        'parallel requests all get the gift',
        "player.isBonusTaken = true; if (!wasTaken) creditTaps(player, rules.gift_taps); pushBalance(); if (wasTaken) throw new Problem('BONUS_ALREADY_TAKEN'); return userOf(player);",
        "setTimeout(() => {\n    player.isBonusTaken = true;\n  }, 30);\n  if (!wasTaken) creditTaps(player, rules.gift_taps);\n  pushBalance();\n  if (wasTaken) throw new Problem('BONUS_ALREADY_TAKEN');\n  return { ...userOf(player), is_bonus_taken: true };",
      ],
      [
        'R401',
        'a taken gift is no problem',
        "if (wasTaken) throw new Problem('BONUS_ALREADY_TAKEN');",
        '',
      ],
    ],
  }),
];
