import { matchesGlob, posix } from 'node:path';

/** A rule about imports. A file that matches `from` must not import a file that matches `to`. */
type Wall = {
  /** A glob, relative to the project's root. */
  from: string;
  exceptFrom?: string[];
  /** Globs of the forbidden files, relative to the root. An import of `@bold/sdk/live` is matched as `sdk/live`. */
  to: string[];
  exceptTo?: string[];
  /** The message for a developer who has broken the rule. */
  rule: string;
};

const tests = ['**/*.test.ts', '**/*.test.tsx'];
const tags = '{users,taps,levels,countries,leaderboard,referrals,bonus,payments}';
const composition = ['server/src/{main,app}.ts', 'server/src/http/**', 'server/src/live/**'];

/** The rules about imports between folders. .github/ARCHITECTURE.md explains them. */
const walls: Wall[] = [
  {
    from: 'openapi/**',
    to: ['{sdk,mock,server,web}/**'],
    rule: 'The contract must not import other folders.',
  },
  {
    from: 'sdk/**',
    to: ['{mock,server,web}/**'],
    rule: 'The SDK may import only the contract.',
  },
  {
    from: 'sdk/src/game/**',
    exceptFrom: tests,
    to: ['**'],
    exceptTo: ['sdk/src/game/**'],
    rule: 'The rules of the game may import only each other.',
  },
  {
    from: 'mock/**',
    to: ['{server,web}/**'],
    rule: 'The mock may import only the contract and the SDK.',
  },
  {
    from: 'server/**',
    to: ['web/**'],
    rule: 'The server must not import the mini app.',
  },
  {
    from: 'server/**',
    exceptFrom: ['server/test/**'],
    to: ['mock/**'],
    rule: 'Of the server only server/test may import the mock.',
  },
  {
    from: `server/src/${tags}/**`,
    exceptFrom: tests,
    to: composition,
    rule: 'Handlers must not import main.ts, app.ts, live or http.',
  },
  {
    from: 'server/src/database/**',
    exceptFrom: tests,
    to: [...composition, `server/src/${tags}/**`],
    rule: 'The database layer must not import other layers.',
  },
  {
    from: 'web/**',
    to: ['server/**'],
    rule: 'The mini app must not import the server.',
  },
  {
    from: 'web/src/**',
    exceptFrom: tests,
    to: ['mock/**'],
    rule: 'Production code must not import the mock.',
  },
  {
    from: 'web/src/**',
    exceptFrom: tests,
    to: ['sdk/{operations,contract}', 'sdk/src/{operations,contract}/**'],
    rule: 'Only servers and mocks may import the table of operations and the contract runtime. Clients import the functions of @bold/sdk.',
  },
  {
    from: 'web/src/{ui,live,telegram,ton,analytics,lib}/**',
    exceptFrom: tests,
    to: ['web/src/{features,app}/**'],
    rule: 'Shared code must not import features or the app.',
  },
  {
    from: 'web/src/features/**',
    exceptFrom: tests,
    to: ['web/src/app/**'],
    rule: 'A feature must not import the app.',
  },
];

/** Returns the rules that the file `from` breaks if it imports `specifier`. */
export function brokenWalls(from: string, specifier: string): string[] {
  const target = targetOf(from, specifier);
  const isIn = (path: string, globs: string[] = []) => globs.some((it) => matchesGlob(path, it));
  const broken = walls.filter(
    (wall) =>
      isIn(from, [wall.from]) &&
      !isIn(from, wall.exceptFrom) &&
      isIn(target, wall.to) &&
      !isIn(target, wall.exceptTo),
  );
  const feature = featureOf(from);
  const other = featureOf(target);
  const isForeign = feature && other && feature !== other && !isIn(from, tests);
  return [
    ...broken.map(({ rule }) => rule),
    ...(isForeign ? ['A feature must not import another feature; the app composes them.'] : []),
  ];
}

/** Returns the path of the imported module, relative to the root. Returns the specifier of an npm package unchanged. */
function targetOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  const [, room, entry = 'index'] = /^@bold\/(\w+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return room === undefined ? specifier : `${room}/${entry}`;
}

const featureOf = (path: string) => /^web\/src\/features\/([^/]+)\//.exec(path)?.[1];
