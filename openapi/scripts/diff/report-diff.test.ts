import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { gitRepository } from '../../test/git-repository.ts';
import { reportDiff } from './report-diff.ts';

const names = [
  'openapi.yaml',
  'live.asyncapi.yaml',
  'analytics.openapi.yaml',
  'rules.json',
] as const;
const textOf = (name: (typeof names)[number]) =>
  readFileSync(join(import.meta.dirname, '../../dist', name), 'utf8');
const files = Object.fromEntries(names.map((name) => [name, textOf(name)]));
const repository = () =>
  gitRepository(
    Object.fromEntries(names.map((name) => [join('openapi/dist', name), textOf(name)])),
  );

/** Applies `edits` to the contract's documents. Returns a report of their differences from the unedited documents. */
function reportAfter(...edits: [name: (typeof names)[number], before: string, after: string][]) {
  const changed = { ...files };
  for (const [name, before, after] of edits) changed[name] = textOf(name).replaceAll(before, after);
  return reportDiff('HEAD', repository(), async () => ({
    faults: [],
    files: changed,
    operations: 1,
  }));
}

test('a breaking change is listed and counted', async () => {
  const edit = ['openapi.yaml', 'maxLength: 140', 'maxLength: 100'] as const;
  const { lines, breaking } = await reportAfter([...edit]);
  expect(breaking).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^breaking .*`maxLength` of `bio` changed from '140' to '100'/);
});

test('a breaking change of the analytics contract is listed and counted', async () => {
  const { lines, breaking } = await reportAfter([
    'analytics.openapi.yaml',
    '/events:',
    '/records:',
  ]);
  expect(breaking).toBeGreaterThan(0);
  expect(lines[0]).toMatch(/^breaking .*events/);
});

test('a new rule in a profile that the base has is a breaking change', async () => {
  const rule = '"rules": [\n';
  const added = '{ "id": "R999", "profile": "core", "text": "A sentence." },';
  const { lines } = await reportAfter(['rules.json', rule, `${rule}${added}`]);
  expect(lines).toEqual([
    expect.stringMatching(/^breaking {2}rules\/R999: added to core\. /),
    'Since HEAD: 1 breaking changes, 0 others.',
  ]);
});

test('a new operation breaks servers of its profile, unless no server has the profile yet', async () => {
  const operation = (profile: string) =>
    `\n  /streak:\n    get: { operationId: getMyStreak, responses: {}${profile} }\n`;
  const { lines } = await reportAfter(
    ['openapi.yaml', '\npaths:\n', `\npaths:${operation(', x-profile: level-ranks')}`],
    ['analytics.openapi.yaml', '\npaths:\n', `\npaths:${operation('')}`],
  );
  expect(lines).toEqual([
    expect.stringMatching(/^breaking {2}getMyStreak: added to level-ranks\. /),
    expect.stringMatching(/^breaking {2}getMyStreak: added to analytics\. /),
    'Since HEAD: 2 breaking changes, 0 others.',
  ]);
  const added = `\npaths:${operation(', x-profile: streaks')}`;
  expect(await reportAfter(['openapi.yaml', '\npaths:\n', added])).toEqual({
    lines: ['addition  getMyStreak: added to streaks', 'Since HEAD: 0 breaking changes, 1 others.'],
    breaking: 0,
    outdated: false,
  });
});

test('a change of the live connection is counted, and one that breaks nothing is listed too', async () => {
  const { lines, breaking } = await reportAfter(
    ['live.asyncapi.yaml', 'address: /live', 'address: /socket'],
    ['openapi.yaml', 'operationId: listTop\n', 'operationId: listTop\n      deprecated: true\n'],
  );
  expect(lines[0]).toMatch(/^breaking {2}paths\/\/live: /);
  expect(lines).toContainEqual(expect.stringMatching(/^other {5}paths.*: `deprecated` was set/));
  expect(lines.at(-1)).toMatch(/^Since HEAD: 1 breaking changes, \d+ others\.$/);
  expect(breaking).toBe(1);
});

test('an unchanged contract breaks nothing, whatever dist/ has', async () => {
  const root = repository();
  writeFileSync(join(root, 'openapi/dist/openapi.yaml'), 'not up to date');
  expect(await reportDiff('HEAD', root)).toEqual({
    lines: ['Since HEAD: 0 breaking changes, 0 others.'],
    breaking: 0,
    outdated: false,
  });
});

test('a text that describes a removed field or parameter is outdated, unless Telegram still sends the field', async () => {
  const texts = {
    'openapi/chapters/players.md':
      'Taps.\n`debt_taps` is the debt, `inline_keyboard` and `start_param` of Telegram, with `is_bot`.\n',
    'openapi/paths/leaderboard.yaml': 'description: With `?level_id=3`, a level. total_taps too.\n',
    'openapi/rules/spec.md': 'The debt_taps are gone; `total_taps` stay.\n',
    'openapi/README.md': '`level_id` of the contract.\n',
    'openapi/conformance/README.md': '`level_id` of the kit.\n',
    'app/RULES.md': '`debt_taps` of the app.\n',
  };
  const root = gitRepository({
    ...texts,
    ...Object.fromEntries(names.map((name) => [join('openapi/dist', name), textOf(name)])),
  });
  const rename = (text: string) =>
    text
      .replaceAll(/\bdebt_taps:/g, 'owed:')
      .replaceAll('name: level_id', 'name: lv')
      .replaceAll(/\b(start_param|is_bot):/g, 'other:');
  const [newer, analytics] = [
    rename(textOf('openapi.yaml')),
    rename(textOf('analytics.openapi.yaml')),
  ];
  const drafted = { ...files, 'openapi.yaml': newer, 'analytics.openapi.yaml': analytics };
  const draft = async () => ({ faults: [] as [], files: drafted, operations: 1 });
  const { lines, outdated } = await reportDiff('HEAD', root, draft);
  expect(outdated).toBe(true);
  const reason = 'which the contract no longer has.';
  expect(lines.filter((line) => line.startsWith('outdated'))).toEqual([
    `outdated  app/RULES.md, line 1: describes \`debt_taps\`, ${reason}`,
    `outdated  openapi/README.md, line 1: describes \`level_id\`, ${reason}`,
    `outdated  openapi/chapters/players.md, line 2: describes \`debt_taps\`, ${reason}`,
    `outdated  openapi/conformance/README.md, line 1: describes \`level_id\`, ${reason}`,
    `outdated  openapi/paths/leaderboard.yaml, line 1: describes \`level_id\`, ${reason}`,
  ]);
});

test('a document with the same text is not compared', async () => {
  const unreadable = Object.fromEntries(names.map((name) => [name, 'no: [contract']));
  const root = gitRepository(
    Object.fromEntries(names.map((name) => [join('openapi/dist', name), 'no: [contract'])),
  );
  const draft = async () => ({ faults: [] as [], files: unreadable, operations: 1 });
  expect(await reportDiff('HEAD', root, draft)).toMatchObject({ breaking: 0 });
});

test('faults of the sources are reported instead of changes', async () => {
  const draft = async () => ({ faults: ['GET /level has no tag.'] });
  await expect(reportDiff('HEAD', repository(), draft)).rejects.toThrow(
    'GET /level has no tag.\nCorrect the contract first.',
  );
});

test('a missing git ref is an error with the usage', async () => {
  await expect(reportDiff(undefined, '.')).rejects.toThrow('npm run contract:diff -- <git ref>');
});
