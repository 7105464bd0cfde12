import { expect, test } from 'vitest';
import { startServer } from '../../test/start-server.ts';

const { call } = await startServer();

test('[ERR-22] a problem’s type links to its explanation', async () => {
  const { body: problem } = await call<{ type: string }>('GET', '/api/nothing');
  const [path = '', anchor = ''] = problem.type.split('#');
  const { status, headers, body } = await call<string>('GET', path);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain(`id="${anchor}"`);
});

test('the contract’s reference is at /docs', async () => {
  expect((await call<string>('GET', '/docs')).body).toContain('quoteCustomPrice');
});

test('the documents that the reference links to are there', async () => {
  const { body: page } = await call<string>('GET', '/docs');
  const links = [...page.matchAll(/href="(\/[^"#]+)"/g)].map(([, link = '']) => link);
  expect(links).toContain('/docs/openapi.yaml');
  for (const link of links) expect([link, (await call('GET', link)).status]).toEqual([link, 200]);
});
