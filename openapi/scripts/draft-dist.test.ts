import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contractFolder } from './build-bundle.ts';
import { draftDist } from './draft-dist.ts';

/** Returns the faults of the contract after an edit of one source. */
async function faultsAfter(
  edit: (text: string) => string,
  source = 'paths/levels.yaml',
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bold-draft-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const isSource = (path: string) => !/node_modules|dist|conformance|scripts|test/.test(path);
  cpSync(contractFolder, folder, {
    recursive: true,
    filter: (path) => isSource(path.slice(contractFolder.length)),
  });
  const file = join(folder, source);
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
  return (await draftDist(folder)).faults;
}

test('the contract of this repository has no fault', async () => {
  expect((await draftDist()).faults).toEqual([]);
});

test.for<[string, string, string, string]>([
  [
    'a path that nothing refers to',
    'levels:\n',
    'unused: {}\nlevels:\n',
    'nothing refers to "unused"',
  ],
  ['no responses', 'responses:', 'replies:', 'GET /level has no responses; add a "200" response.'],
  ['no operationId', 'operationId: listLevels', '', 'GET /level has no operationId;'],
  [
    'an unknown profile',
    'tags: [levels]',
    'tags: [levels]\n    x-profile: level',
    'GET /level: openapi/rules.yaml has no profile "level".',
  ],
  ['no tag', 'tags: [levels]', '', 'GET /level needs exactly one tag of: users, taps,'],
  [
    'no header',
    'Cache-Control:',
    'Cache:',
    'GET /level: the 200 response needs a Cache-Control header;',
  ],
  ['no example', 'examples:', 'x-examples:', 'GET /level: the 200 response has no example;'],
  [
    'an inline schema',
    '{ $ref: "../schemas/levels.yaml#/LevelList" }',
    '{ type: array }',
    'GET /level: the 200 response needs "application/json" content with a named schema;',
  ],
  [
    'an example that breaks the schema',
    '../catalogue/levels.json',
    '../catalogue/countries.json',
    'GET /level 200 example levels:',
  ],
  [
    'a format that servers ignore',
    'tags: [levels]',
    'tags: [levels]\n    parameters: [{ name: day, in: query, description: A day., schema: { type: string, format: date, maxLength: 10 }, example: "2026-11-20" }]',
    'GET /level: no server checks the format "date".',
  ],
  [
    'an unknown constant',
    'summary:',
    'summary: "{{no_such_limit}}" #',
    'openapi/paths/levels.yaml, line ',
  ],
  [
    'an unknown OpenAPI key',
    'summary:',
    'sumary: x\n    summary:',
    '`sumary` is not expected here',
  ],
])('%s is reported as a sentence, not as a crash', async ([, found, instead, sentence]) => {
  const faults = await faultsAfter((text) => {
    // Leaves out the operations that stand before `listLevels`.
    const at = text.search(/^levels:$/m);
    return text.slice(0, at) + text.slice(at).replace(found, instead);
  });
  expect(faults.join('\n')).toContain(sentence);
  expect(faults.join('\n')).not.toContain('TypeError');
});

test('of a problem with an unknown place, only the catalogue is reported', async () => {
  const faults = await faultsAfter(
    (text) => text.replace('where: operation', 'where: operations'),
    'problems.yaml',
  );
  expect(faults).toEqual([
    'openapi/problems.yaml: USER_NOT_FOUND needs "where": one of: every, input, body, post, operation, edge, live.',
  ]);
});

test('a message that only live.asyncapi.yaml has is reported as a sentence', async () => {
  const faults = await faultsAfter(
    (text) => text.replace(/ {4}- \$ref: "#\/BalanceMessage"\n/, ''),
    'schemas/live.yaml',
  );
  expect(faults).toEqual([
    'LiveServerMessage maps "balance" to BalanceMessage, which is not under "oneOf".',
    expect.stringContaining('Add it to LiveServerMessage in schemas/live.yaml.'),
  ]);
});

test('a live message without examples is reported as a sentence, not as a crash', async () => {
  const faults = await faultsAfter(
    (text) => text.replace(/( {4}balance:\n(?: {6}.*\n)*?) {6}examples:\n(?: {8}.*\n?)*/, '$1'),
    'live.asyncapi.yaml',
  );
  expect(faults).toEqual([
    'live.asyncapi.yaml: the message balance has no examples. Add one, with name, summary and payload.',
  ]);
});

test('all constants without a row in the chapter are reported at once', async () => {
  const faults = await faultsAfter(
    (text) => text.replace('{', '{ "streak_taps": 5, "streak_days": 7,'),
    'catalogue/rules.json',
  );
  expect(faults).toEqual([
    expect.stringContaining('rules.json has streak_taps; add its row to openapi/chapters/'),
    expect.stringContaining('rules.json has streak_days; add its row to openapi/chapters/'),
  ]);
});
