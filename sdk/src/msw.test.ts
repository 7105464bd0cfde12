import contract from '@bold/openapi/openapi.json' with { type: 'json' };
import { getResponse, HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import * as mocks from './msw.ts';

/** Returns the responses of all handlers that are named after this status. */
async function respond(status: number): Promise<Response[]> {
  const responses: Response[] = [];
  for (const [name, make] of Object.entries(mocks)) {
    const handler = name.endsWith(`MockHandler${status}`) && make();
    if (!(handler instanceof HttpHandler)) continue;
    const { method, path } = handler.info;
    const request = new Request(`https://bold.example/api${path}`, { method: String(method) });
    const response = await getResponse([handler], request);
    if (response) responses.push(response);
  }
  return responses;
}

const { CacheControlFresh, CacheControlNoStore, RequestId, RetryAfter, WwwAuthenticate } =
  contract.components.headers;
const json = { 'content-type': 'application/json' };
const problem = {
  'content-type': 'application/problem+json',
  'cache-control': CacheControlNoStore.example,
  'x-request-id': RequestId.example,
};
const retry = { ...problem, 'retry-after': `${RetryAfter.example}` };

test.each<[number, object[]]>([
  [
    200,
    [
      { ...json, 'cache-control': CacheControlNoStore.example },
      { ...json, 'cache-control': CacheControlFresh.example },
    ],
  ],
  [404, [problem]],
  [401, [{ ...problem, 'www-authenticate': WwwAuthenticate.example }]],
  [429, [retry]],
  [503, [retry]],
])(
  'the MSW handlers of %i respond with the headers that the contract requires',
  async (status, expected) => {
    const found = (await respond(status)).map(({ headers }) => {
      const { 'content-length': _, ...named } = Object.fromEntries(headers);
      return JSON.stringify(named, Object.keys(named).sort());
    });

    const distinct = [...new Set(found)].map((headers) => JSON.parse(headers));
    expect(distinct).toHaveLength(expected.length);
    expect(distinct).toEqual(expect.arrayContaining(expected));
  },
);

test('the id of the request in a header of an MSW handler is that of its problem', async () => {
  const responses = await respond(429);
  const instances = await Promise.all(responses.map((response) => response.json()));

  const ids = responses.map(({ headers }) => `urn:uuid:${headers.get('x-request-id')}`);
  expect(ids).toContain(`urn:uuid:${RequestId.example}`);
  expect(instances.map(({ instance }) => instance)).toEqual(ids);
});
