import { type Addresses, Target } from './target.ts';

/** Returns a target for tests. By default, no server listens at the URL of the API. */
export function testTarget(addresses: Partial<Addresses> = {}): Target {
  return new Target({
    addresses: { api: 'http://127.0.0.1:1/api', live: null, analytics: null, ...addresses },
    botToken: '1:token',
    analyticsToken: 'token',
    botApi: null,
    appDomain: '127.0.0.1',
    raisedLimits: false,
    seed: 42,
    deep: false,
  });
}
