import { expect, test } from 'vitest';
import { FakeClock } from '../live/fake-clock.fixture.ts';
import { postEvents } from './post-events.ts';

const url = 'https://analytics.example';

/** Sends events to a fake backend. `respond` creates the backend's response. */
async function send(
  respond: (request: Request) => Response | Promise<Response>,
  events = ['1', '2'],
  solution?: string,
) {
  const requests: Request[] = [];
  const clock = new FakeClock();
  const backend = {
    url,
    token: 'token',
    schedule: clock.schedule,
    fetch: async (...[address, init]: Parameters<typeof fetch>) => {
      const request = new Request(address, init);
      requests.push(request);
      return Promise.race([respond(request), aborted(init?.signal)]);
    },
  };
  const outcome = postEvents(backend, events, solution);
  return { outcome, requests, clock };
}

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
const never = () => new Promise<Response>(() => undefined);
const endlessBody = ({ signal }: Request) =>
  new Response(
    new ReadableStream({
      start: (body) => signal.addEventListener('abort', () => body.error(signal.reason)),
    }),
  );

test('[ANA-19] several events are sent as a list without cookies, with the token and the solution in headers', async () => {
  const { outcome, requests } = await send(() => Response.json({}), ['{"a":1}', '{"b":2}'], '1,2');
  await outcome;
  const [request] = requests;
  expect(request).toMatchObject({ method: 'POST', url: `${url}/events`, credentials: 'omit' });
  expect(Object.fromEntries(request?.headers ?? [])).toEqual({
    'tga-auth-token': 'token',
    'content-type': 'application/json',
    content: '1,2',
  });
  expect(await request?.json()).toEqual([{ a: 1 }, { b: 2 }]);
});

test('[ANA-20] a single event is sent as an object, and without a solution there is no header for it', async () => {
  const { outcome, requests } = await send(() => Response.json({}), ['{"a":1}']);
  await outcome;
  expect(await requests[0]?.json()).toEqual({ a: 1 });
  expect(requests[0]?.headers.has('Content')).toBe(false);
});

test.each([
  [200, { kind: 'accepted', solution: 'next' }],
  [202, { kind: 'accepted', solution: 'next' }],
  [400, { kind: 'refused' }],
  [401, { kind: 'refused' }],
  [413, { kind: 'refused' }],
  [429, { kind: 'tooMany', solution: 'next' }],
  [500, { kind: 'serverError' }],
  [503, { kind: 'serverError' }],
])(
  '[ANA-22] status %i has its outcome, with the solution of 2xx and 429',
  async (status, outcome) => {
    const { outcome: actual } = await send(() =>
      Response.json({ custom_data: 'next' }, { status }),
    );
    expect(await actual).toEqual(outcome);
  },
);

test.each(['', 'nonsense', 'null', '[]', '{"custom_data":7}', '{"custom_data":""}'])(
  'events are accepted although the response’s body is %j',
  async (body) => {
    const { outcome } = await send(() => new Response(body));
    expect(await outcome).toEqual({ kind: 'accepted', solution: undefined });
  },
);

test('[ANA-16] after a network error, or half a minute without a response, the backend is unreachable', async () => {
  const broken = await send(() => Promise.reject(new TypeError('offline')));
  expect(await broken.outcome).toMatchObject({
    kind: 'unreachable',
    error: new TypeError('offline'),
  });
  const silent = await send(never);
  silent.clock.advance(30_000);
  expect(await silent.outcome).toMatchObject({ kind: 'unreachable' });
});

test('half a minute after its response a request is not aborted', async () => {
  const { outcome, requests, clock } = await send(() => Response.json({}));
  await outcome;
  clock.advance(30_000);
  expect(requests[0]?.signal.aborted).toBe(false);
});

test('a response whose body does not end is given up after half a minute, and its events are accepted', async () => {
  const { outcome, clock } = await send(endlessBody);
  // The response has arrived when its promises have run.
  await new Promise((resolve) => setImmediate(resolve));
  clock.advance(30_000);
  expect(await outcome).toEqual({ kind: 'accepted', solution: undefined });
});
