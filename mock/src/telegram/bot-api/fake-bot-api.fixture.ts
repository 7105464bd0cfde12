import development from '@bold/openapi/catalogue/development.json' with { type: 'json' };
import { onTestFinished } from 'vitest';
import { findPerson } from '../launch/people.ts';
import { startBotApi } from './bot-api.ts';
import { fakeClock } from './fake-clock.fixture.ts';

export const token = development.bot_token;
export const dewey = findPerson('dewey').user;
export const simulatorOrigin = 'http://simulator.test:8080';

export const starsInvoice = {
  title: '500 taps',
  description: 'Taps for Bold',
  payload: 'payment-1',
  provider_token: '',
  currency: 'XTR',
  prices: [{ label: '500 taps', amount: 250 }],
};

/**
 * Starts a fake Bot API that runs until the end of the test. The fake Bot API has a fake clock and creates the ids
 * `id-1`, `id-2` and so on.
 */
export async function fakeBotApi() {
  const clock = fakeClock();
  let ids = 0;
  const api = await startBotApi({
    token,
    clock,
    newId: () => `id-${++ids}`,
    simulatorHosts: ['simulator.test'],
  });
  onTestFinished(api.close);

  const call = async (method: string, body: object = {}, key = token) =>
    read(await fetch(`${api.address}/bot${key}/${method}`, posted(body)));
  const act = async (action: string, body: object) =>
    read(await fetch(`${api.address}/simulator-control/${action}`, posted(body)));
  /** Returns the slug of a new invoice. */
  const sell = async (invoice: object = starsInvoice): Promise<string> =>
    (await call('createInvoiceLink', invoice)).result.replace('https://t.me/$', '');

  return { ...api, clock, call, act, sell };
}

function posted(body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

async function read(response: Response) {
  return { status: response.status, ...(await response.json()) };
}
