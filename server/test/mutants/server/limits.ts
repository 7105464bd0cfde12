import { inServer } from '../mutant.ts';

/** Faults of the server in the limits of requests. */
export const limitsMutants = [
  ...inServer('document', 'server/src/limits/rate-limits.ts', {
    createRateLimits: [
      [
        'R131',
        'limits are ten times as high',
        'points, duration: 60',
        'points: points * 10, duration: 60',
      ],
      [
        'R131',
        'limits are half as high',
        'points, duration: 60',
        'points: points / 2, duration: 60',
      ],
      ['R131', 'a player has no limit', 'await user(userId);', ''],
      ['R134', 'all players share one limit', 'await user(userId);', 'await user(1);'],
      [
        'R132',
        'invoices and name checks have no limit of their own',
        'await operations[operationId]?.(userId);',
        '',
      ],
    ],
    tooMany: [
      [
        'R131',
        'a limit has no Retry-After',
        "headers: { 'Retry-After': String(seconds) }",
        'headers: {}',
      ],
    ],
  }),
];
