import { expect, test } from 'vitest';
import { checkSources } from './check-sources.ts';

const sources = {
  'openapi.yaml': 'paths:\n  /thing: { $ref: "./paths/things.yaml#/thing" }\n',
  'live.asyncapi.yaml': 'payload: { $ref: "./schemas/things.yaml#/Tap" }\n',
  'paths/things.yaml': [
    'thing:',
    '  schema: { $ref: "../schemas/things.yaml#/Thing" }',
    '  externalValue: ../catalogue/things.json',
    '',
  ].join('\n'),
  'schemas/things.yaml': 'Thing: { items: { $ref: "#/Part" } }\nPart: {}\nTap: {}\n',
  'catalogue/things.json': '[]',
};

test('sources that the two documents reach, across files and within a file, have no fault', () => {
  expect(checkSources(sources)).toEqual({ unreadable: [], unreached: [] });
});

test('a path without a reference is reported with its file and the line to add', () => {
  const more = { ...sources, 'paths/things.yaml': `${sources['paths/things.yaml']}other: {}\n` };
  expect(checkSources(more).unreached).toEqual([
    'openapi/paths/things.yaml: nothing refers to "other". Add its path under "paths" in openapi/openapi.yaml: /…: { $ref: "./paths/things.yaml#/other" }',
  ]);
});

test('a file of paths without a reference is reported, with any file extension', () => {
  expect(checkSources({ ...sources, 'paths/others.yml': 'other: {}' }).unreached).toEqual([
    expect.stringContaining('openapi/paths/others.yml: nothing refers to "other".'),
  ]);
});

test('a schema without a reference is reported, also if only unreached schemas refer to it', () => {
  const text = `${sources['schemas/things.yaml']}A: { $ref: "#/B" }\nB: { $ref: "#/A" }\n`;
  const remedy = 'Refer to it from an operation or another schema, or delete it.';
  expect(checkSources({ ...sources, 'schemas/things.yaml': text }).unreached).toEqual([
    `openapi/schemas/things.yaml: nothing refers to "A". ${remedy}`,
    `openapi/schemas/things.yaml: nothing refers to "B". ${remedy}`,
  ]);
});

test('a reference without a target is reported with the keys of the file', () => {
  const text = 'paths:\n  /thing: { $ref: "./paths/things.yaml#/thng" }\n';
  expect(checkSources({ ...sources, 'openapi.yaml': text }).unreadable).toContain(
    'openapi/openapi.yaml#/paths: "./paths/things.yaml#/thng" does not exist. openapi/paths/things.yaml has: thing.',
  );
  const gone = 'paths:\n  /thing: { $ref: "./paths/thing.yaml#/thing" }\n';
  expect(checkSources({ ...sources, 'openapi.yaml': gone }).unreadable).toContain(
    'openapi/openapi.yaml#/paths: "./paths/thing.yaml#/thing" does not exist. There is no file openapi/paths/thing.yaml.',
  );
});

test('a missing file of an example is reported', () => {
  const { 'catalogue/things.json': _, ...rest } = sources;
  expect(checkSources(rest).unreadable).toEqual([
    'openapi/paths/things.yaml#/thing: there is no file "../catalogue/things.json" for its example.',
  ]);
});

test('invalid YAML is reported with its line', () => {
  expect(
    checkSources({ ...sources, 'paths/things.yaml': 'thing: {}\nthing: {}\n' }).unreadable,
  ).toEqual(['openapi/paths/things.yaml, line 2: Map keys must be unique.']);
});
