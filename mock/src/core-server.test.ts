import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { conformance, readOptions } from '@bold/openapi/conformance';
import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import document from '@bold/openapi/rules.json' with { type: 'json' };
import type * as sdk from '@bold/sdk/operations';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startWorldServer } from './start/world-server.ts';

/** Returns true if a path of the contract has no operation of the profile `core`. */
function isOptional(path: string): boolean {
  return Object.entries(contract.paths).some(
    ([known, methods]) =>
      known === path && Object.values(methods).every((method) => 'x-profile' in method),
  );
}

// A server that has only `core` does not know the paths of the other profiles.
vi.mock('@bold/sdk/operations', async (importOriginal) => {
  const original = await importOriginal<typeof sdk>();
  const own = Object.entries(original.operations).filter(([, { path }]) => !isOptional(path));
  return { ...original, operations: Object.fromEntries(own) };
});

test('a server that has only the profile core and sells nothing is complete in core', {
  timeout: 300_000,
}, async () => {
  const { address, backend, stop } = await startWorldServer(0);
  onTestFinished(stop);
  backend.world.store.currencies = [];
  const argv = ['--url', address, '--raised-limits', '--profile', 'core'];

  const { results } = await conformance(readOptions(argv, development));

  const broken = results.filter(({ state }) => state === 'broken');
  expect(broken.map(({ check, sentence }) => [check.title, sentence])).toEqual([]);
  const own = results.filter(({ check }) => check.profile === 'core');
  const unchecked = own.filter(({ state }) => state === 'not checked');
  expect([...new Set(unchecked.map(({ sentence }) => sentence))].sort()).toEqual([
    'needs --deep',
    'the rate limits of a player are raised',
  ]);
  const held = own.filter(({ state }) => state === 'held').flatMap(({ check }) => check.rules);
  const missing = document.rules.filter(
    ({ id, profile, ...marks }) =>
      profile === 'core' && !('unobservable' in marks) && !held.some((rule) => rule.id === id),
  );
  // The mock has no rate limits. An incomplete body, and init data that expires, take half a minute (`--deep`).
  const limits = ['R131', 'R132', 'R133', 'R134', 'R137'];
  expect(missing.map(({ id }) => id)).toEqual(['R105', ...limits, 'R333']);
});
