import { inFile } from './mutant.ts';

/** Faults in the analytics backend. */
export const analyticsMutants = [
  ...inFile('analytics', 'server/src/analytics/record-events.ts', {
    requireToken: [['any token is accepted', 'given !== token', "given === 'none'"]],
  }),
  ...inFile('analytics', 'server/src/analytics/record-events.ts', {
    recordEvents: [
      ['a wrong solution is accepted', ': proof !== undefined;', ': true;'],
      ['events get 200', 'sendReceipt(ctx, 202,', 'sendReceipt(ctx, 200 as 202,'],
    ],
  }),
  ...inFile('analytics', 'server/src/analytics/events-repository.ts', {
    storeEvents: [
      [
        'a solution never expires',
        'on conflict do nothing returning id',
        'on conflict (id) do update set expires_at = excluded.expires_at\n      returning id',
      ],
    ],
  }),
  ...inFile('analytics', 'server/src/analytics/parse-events.ts', {
    parseEvents: [
      [
        "another application's events are accepted",
        'app_name !== analyticsAppName',
        "app_name === ''",
      ],
      ['events are not validated', 'if (!isRecord(body))', 'if (!isRecord(body) && body === null)'],
    ],
  }),
  ...inFile('analytics', 'server/src/analytics/read-events.ts', {
    readEvents: [
      ['gzip is not inflated', "encoding === 'gzip' ?", "encoding === 'br' ?"],
      [
        'unknown encodings are read as plain',
        "!['', 'identity', 'gzip'].includes(encoding)",
        "encoding === 'none'",
      ],
      [
        'a body may be twice as large',
        'readBytes(ctx, analyticsBodyBytes)',
        'readBytes(ctx, analyticsBodyBytes * 2)',
      ],
    ],
  }),
  ...inFile('analytics', 'server/src/analytics/proofs.ts', {
    'GivenProofs.verify': [
      [
        'a given solution is not signed',
        'given.length !== expected.length || !timingSafeEqual(given, expected)',
        "text === ''",
      ],
    ],
  }),
];
