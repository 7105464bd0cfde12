import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../../test/git-repository.ts';
import * as diff from './contract-diff.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8');
const bundle = read('openapi.yaml');
const live = read('live.asyncapi.yaml');
const profiles = { names: ['core', 'payouts'], usual: 'core' };
const contractChanges = (base: string, revision: string) =>
  diff.contractChanges(base, revision, profiles);

test('the older contract is read from the commit, not from the disk', async () => {
  const folder = gitRepository({ 'contract.yaml': bundle });
  writeFileSync(join(folder, 'contract.yaml'), 'changed since');
  expect(await diff.contractAt('HEAD', folder, 'contract.yaml')).toBe(bundle);
});

test('a commit without a contract and a ref without a commit are errors with a sentence', async () => {
  const folder = gitRepository({ 'other.txt': 'nothing' });
  await expect(diff.contractAt('HEAD', folder, 'contract.yaml')).rejects.toThrow(
    'The commit "HEAD" has no contract: it has no file contract.yaml.',
  );
  await expect(diff.contractAt('nowhere', folder, 'contract.yaml')).rejects.toThrow(
    'There is no commit "nowhere" in this repository.',
  );
});

test('a contract has no changes compared with itself', async () => {
  expect(await contractChanges(bundle, bundle)).toEqual([]);
});

test.for([
  ['a shorter bio', 'maxLength: 140', 'maxLength: 100'],
  ['a renamed path', '/user/wallet/proof:', '/user/wallet/verify:'],
  ['a removed currency', '        - DOLLARS\n', ''],
  ['a smaller batch of taps', 'maximum: 51', 'maximum: 40'],
  ['an acknowledgement without the number of taps', '        - applied\n', ''],
  [
    'a message that the server sends no more',
    '        - $ref: "#/components/schemas/BalanceMessage"\n',
    '',
  ],
  ['a field that the configuration has no more', '        - bot_url\n', ''],
  [
    'init data that needs a field',
    '        - auth_date\n',
    '        - auth_date\n        - query_id\n',
  ],
  ['a renamed close code', '  "4429":', '  "4430":'],
])('%s breaks the contract', async ([, before = '', after = '']) => {
  expect(bundle).toContain(before);
  const changes = await contractChanges(bundle, bundle.replaceAll(before, after));
  expect(changes.map(({ impact }) => impact)).toContain('major');
});

test.for([
  ['the path of the connection', 'address: /live', 'address: /socket'],
  ['the base path of the connection', 'pathname: /api', 'pathname: /api/v2'],
  ['the parameter with the init data', 'tg_auth', 'init_data'],
])('a change of %s breaks the contract', async ([, before = '', after = '']) => {
  expect(live).toContain(before);
  const changes = await contractChanges(live, live.replaceAll(before, after));
  expect(changes.map(({ impact }) => impact)).toContain('major');
});

test('a changed text is no change', async () => {
  const changed = bundle.replace('summary: Take the gift', 'summary: Gift');
  expect(await contractChanges(bundle, changed)).toEqual([]);
  expect(await contractChanges(live, live.replaceAll('title: Live', 'title: Tap'))).toEqual([]);
});

test('examples, comments and the order of a set are no change', async () => {
  const edits: [before: string | RegExp, after: string][] = [
    [/(operationId: updateMyProfile\n(?: {6}.*\n)*? {12}examples:\n)/, '$1              new: {}\n'],
    [/ {14}linkWithScheme:\n(?: {16}.*\n)*/, ''],
    [
      '                empty:\n                  summary: The level has no',
      '                none:\n                  summary: None',
    ],
    [
      /(name: level_id\n(?: {10}.*\n)*?) {10}example: 3\n/,
      '$1          examples: { third: { value: 3 } }\n',
    ],
    ['    AdditionalInfoUpdate:\n', '    AdditionalInfoUpdate:\n      $comment: Other words.\n'],
    ['        - multiplier\n        - taps\n', '        - taps\n        - multiplier\n'],
    [
      '            - string\n            - "null"\n          minLength: 1',
      '            - "null"\n            - string\n          minLength: 1',
    ],
    ['            - "-239"\n            - "-3"\n', '            - "-3"\n            - "-239"\n'],
  ];
  let changed = bundle;
  for (const [before, after] of edits) {
    const edited = changed.replace(before, after);
    expect(edited, String(before)).not.toBe(changed);
    changed = edited;
  }
  expect(await contractChanges(bundle, changed)).toEqual([]);
});

const withOperation = (lines: string) =>
  bundle.replace(
    '\npaths:\n',
    `\npaths:\n  /streak:\n    get:\n      operationId: getMyStreak\n${lines}      responses:\n        "200":\n          description: The streak.\n`,
  );

test.for([
  ['core', ''],
  ['payouts', '      x-profile: payouts\n'],
])(
  'a new operation in the older profile %s breaks its complete servers',
  async ([profile, line = '']) => {
    expect(await contractChanges(bundle, withOperation(line))).toEqual([
      {
        impact: 'major',
        text: `getMyStreak: added to ${profile}. Complete servers do not have it: before the next major version, name a new profile in x-profile.`,
      },
    ]);
  },
);

test('a new operation in a new profile is an addition, listed once', async () => {
  expect(await contractChanges(bundle, withOperation('      x-profile: streaks\n'))).toEqual([
    { impact: 'minor', text: 'getMyStreak: added to streaks' },
  ]);
});

test('a new method of a path breaks the complete servers that have the path', async () => {
  const changed = bundle.replace(
    '\n  /level:\n',
    '\n  /level:\n    put: { operationId: setLevel, responses: {} }\n',
  );
  expect(await contractChanges(bundle, changed)).toEqual([
    { impact: 'major', text: expect.stringMatching(/^setLevel: added to core\. /) },
  ]);
});

test('a moved operation breaks the contract once, because of its older place', async () => {
  const changes = await contractChanges(bundle, bundle.replace('\n  /level:\n', '\n  /rung:\n'));
  expect(changes).toEqual([
    { impact: 'major', text: expect.stringMatching(/^paths\/\/level: /) },
    { impact: 'minor', text: 'listLevels: moved to GET /rung' },
  ]);
});

test('another name of a parameter in a path moves no operation', async () => {
  const changed = bundle.replace('\n  /user/profile/{id}:\n', '\n  /user/profile/{other}:\n');
  const changes = await contractChanges(bundle, changed);
  expect(changes.filter(({ text }) => text.startsWith('getProfile'))).toEqual([]);
});

test('a new constant is listed once', async () => {
  const changed = bundle.replace('x-rules:\n', 'x-rules:\n  new_limit: 7\n');
  const changes = await contractChanges(bundle, changed);
  expect(changes).toEqual([{ impact: 'minor', text: 'x-rules/new_limit: added' }]);
});

test('an added and a removed live message are listed once, and both break the contract', async () => {
  const message = '        - $ref: "#/components/schemas/BalanceMessage"\n';
  expect(bundle).toContain(message);
  const without = bundle.replace(message, '');
  const text = 'LiveServerMessage/BalanceMessage';
  expect(await contractChanges(without, bundle)).toEqual([
    { impact: 'major', text: `${text}: added` },
  ]);
  expect(await contractChanges(bundle, without)).toEqual([
    { impact: 'major', text: `${text}: removed` },
  ]);
});

test('a changed live message is listed, also if the list of messages has no discriminator', async () => {
  const older = bundle.replace(
    /( {4}LiveServerMessage:\n(?: {6}.*\n)*?) {6}discriminator:\n(?: {8}.*\n)*/,
    '$1',
  );
  expect(older).not.toBe(bundle);
  const required = '        - applied\n';
  expect(older).toContain(required);
  expect(await contractChanges(older, older.replace(required, ''))).toEqual([
    { impact: 'major', text: expect.stringContaining('applied') },
  ]);
});

const schemaOrNull = (name: string) => `          anyOf:
            - $ref: "#/components/schemas/${name}"
            - type: "null"
`;

test.each([
  ['may no longer be null, which breaks no client', 'SendingPayout', 'patch', 'changed from'],
  ['must not be null any more, which breaks clients', 'PaymentInfoUpdate', 'major', 'narrowed'],
])('a property that %s, is one change of its type', async (_, name, impact, change) => {
  const before = schemaOrNull(name);
  expect(bundle).toContain(before);
  const after = `          $ref: "#/components/schemas/${name}"\n`;
  expect(await diff.contractChanges(bundle, bundle.replace(before, after))).toEqual([
    { impact, text: expect.stringContaining(change) },
  ]);
});

test('a limit beside a reference breaks the contract, also if the value may be null; a text beside one is no change', async () => {
  const plain = '            - $ref: "#/components/schemas/PaymentInfoUpdate"\n';
  expect(bundle).toContain(plain);
  const limited = bundle.replace(plain, `${plain}              maxProperties: 0\n`);
  expect(await contractChanges(bundle, limited)).toEqual([
    { impact: 'major', text: expect.stringContaining('maxProperties') },
  ]);
  const text = 'description: Taps that can still be made.';
  expect(bundle).toContain(text);
  const described = bundle
    .replace(plain, `${plain}              description: Other words.\n`)
    .replace(text, 'description: Taps.');
  expect(await contractChanges(bundle, described)).toEqual([]);
});

test('a field of a response that becomes nullable breaks the contract', async () => {
  const nullable = schemaOrNull('SendingPayout');
  const changed = bundle.replace(
    nullable,
    '          $ref: "#/components/schemas/SendingPayout"\n',
  );
  expect(await contractChanges(changed, bundle)).toEqual([
    {
      impact: 'major',
      text: expect.stringMatching(/widened from 'object' to 'object \| null'\.$/),
    },
  ]);
});

test('a field that needs another one now breaks clients, one that needs none any more does not', async () => {
  const needs = '        seq:\n          - session\n';
  expect(bundle).toContain(needs);
  const without = bundle.replace(needs, '');
  const impactsOf = async (base: string, revision: string) =>
    (await diff.contractChanges(base, revision)).map(({ impact }) => impact);
  expect(await impactsOf(without, bundle)).toEqual(['major']);
  expect(await impactsOf(bundle, without)).toEqual(['patch']);
  const more = bundle.replace(needs, `${needs}          - taps\n`);
  expect(await impactsOf(bundle, more)).toEqual(['major']);
  expect(await impactsOf(more, bundle)).toEqual(['patch']);
});
