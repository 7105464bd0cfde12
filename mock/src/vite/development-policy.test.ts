import { expect, test } from 'vitest';
import { developmentPolicy } from './development-policy.ts';

const sourcesOf = (policy: string) => /default-src ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
/** Addresses of other machines: no keyword, and no scheme that stays in the page. */
const hosts = (policy: string) =>
  sourcesOf(policy).filter((source) => !/^'|^(data|blob):$/.test(source));

test('pages in development reach this machine and no other', () => {
  const names = hosts(developmentPolicy([])).map(
    (source) => new URL(source.replace(':*', '')).hostname,
  );

  expect(new Set(names)).toEqual(new Set(['127.0.0.1', 'localhost']));
});

test('the origin of a given backend is allowed', () => {
  const policy = developmentPolicy(['https://analytics.example/v1', '/analytics']);

  expect(hosts(policy).filter((source) => source.startsWith('https'))).toEqual([
    'https://analytics.example',
  ]);
});

test('no other directive opens what the first one closes', () => {
  const others = developmentPolicy([]).split('; ').slice(1);

  expect(others).toEqual(["object-src 'none'"]);
});
