import { expect, test } from 'vitest';
import { startHttpServer } from '../http-server.fixture.ts';
import { Kit } from '../kit.ts';
import { testTarget } from '../target.fixture.ts';
import { pathChecks } from './paths.ts';

/** Runs the check of unknown query parameters on a server that returns `status` for those in `refused`. */
async function checkUnknownParameters(refused: RegExp, status: number): Promise<Kit> {
  const origin = await startHttpServer(({ url = '' }, outgoing) => {
    outgoing.writeHead(refused.test(url) ? status : 200).end('Bad request');
  });
  const kit = new Kit(testTarget({ api: `${origin}/api` }), 'document');
  const checks = pathChecks(kit.documents.api.operations);
  await checks.find(({ title }) => title.startsWith('a query parameter'))?.run(kit);
  return kit;
}

test('an unreadable escape may be 400 with any body', async () => {
  const kit = await checkUnknownParameters(/%zz/, 400);
  expect(kit.fault).toBeUndefined();
});

test.each([
  ['an unreadable escape', /%zz/, 500],
  ['an unknown parameter', /unknown=1/, 400],
])(
  'a server that returns for %s a status beside its choice breaks a rule',
  async (_, refused, status) => {
    await expect(checkUnknownParameters(refused, status)).rejects.toThrow(
      `must return 200 but returned ${status}`,
    );
  },
);
